import type { VoucherBatch } from "@rihla/contract/admin";
import { LinkButton } from "@rihla/ui/link-button";
import { LinkRow, Rows } from "@rihla/ui/rows";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { OtherPages } from "../../lib/lists/other-pages.tsx";
import { useNewKey } from "../../lib/lists/use-new-key.ts";
import { useReturn } from "../../lib/lists/use-return.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { useSession } from "../../lib/session.ts";
import { useBatchWords } from "./use-batch-words.ts";

const here = "/sales/vouchers";

/** Vouchers as they were made, newest first. */
export function Batches() {
  const t = useTranslations("admin");
  const isOwner = useSession().operator.role === "owner";
  const [params] = useSearchParams();
  const after = params.get("after");
  const query = useQuery({
    ...answerOf("GET /voucher-batches", { query: after ? { after } : {} }),
    placeholderData: keepPreviousData,
  });
  useNewKey(`${here}/new`, isOwner);
  const { list, leaveBy } = useReturn(query.isSuccess && !query.isPlaceholderData);
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-semibold">{t("vouchers.title")}</h1>
        {isOwner && (
          <LinkButton size="medium" to={`${here}/new`}>
            {t("vouchers.new")}
          </LinkButton>
        )}
      </header>
      <Loaded query={query}>
        {({ batches, next }) => (
          <>
            {batches.length === 0 && <p className="text-ink-2">{t("vouchers.none")}</p>}
            <div ref={list} data-rows aria-busy={query.isPlaceholderData}>
              {batches.length > 0 && (
                <Rows>
                  {batches.map((batch) => (
                    <Row key={batch.id} batch={batch} onOpen={() => leaveBy(`${here}/${batch.number}`)} />
                  ))}
                </Rows>
              )}
            </div>
            <OtherPages
              to={here}
              isFirst={!after}
              next={next}
              words={{ newest: t("coupons.newest"), older: t("coupons.older") }}
            />
          </>
        )}
      </Loaded>
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
