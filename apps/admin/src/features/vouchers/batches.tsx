import type { VoucherBatch } from "@rihla/contract/admin";
import { LinkButton } from "@rihla/ui/link-button";
import { LinkRow } from "@rihla/ui/rows";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { PagedRows, usePage } from "../../lib/lists/paged-rows.tsx";
import { useNewKey } from "../../lib/lists/use-new-key.ts";
import { useSaid } from "../../lib/said.ts";
import { useSession } from "../../lib/session.ts";
import { useBatchWords } from "./use-batch-words.ts";

const here = "/sales/vouchers";

/** Vouchers as they were made, newest first. */
export function Batches() {
  const t = useTranslations("admin.vouchers");
  const isOwner = useSession().operator.role === "owner";
  const query = useQuery({
    ...answerOf("GET /voucher-batches", { query: usePage() }),
    placeholderData: keepPreviousData,
  });
  useNewKey(`${here}/new`, isOwner);
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-semibold">{t("title")}</h1>
        {isOwner && (
          <LinkButton size="medium" to={`${here}/new`}>
            {t("new")}
          </LinkButton>
        )}
      </header>
      <PagedRows
        query={query}
        to={here}
        none={t("none")}
        rows={({ batches }, leaveBy) =>
          batches.map((batch) => (
            <Row key={batch.id} batch={batch} onOpen={() => leaveBy(`${here}/${batch.number}`)} />
          ))
        }
      />
    </div>
  );
}

function Row({ batch, onOpen }: { batch: VoucherBatch; onOpen: () => void }) {
  const t = useTranslations("admin.vouchers");
  const said = useSaid();
  const { opens, counts } = useBatchWords();
  const { number, expiresAt } = batch;
  return (
    <LinkRow
      to={`${here}/${number}`}
      onClick={onOpen}
      title={
        <span className="flex flex-wrap gap-x-3">
          <bdi dir="ltr">{number}</bdi>
          <span className="font-normal">{opens(batch)}</span>
        </span>
      }
      detail={`${counts(batch)} · ${t("ends", { at: said.day(expiresAt) })}`}
    />
  );
}
