import type { VoucherBatchPage } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { DayTable } from "../../lib/lists/day-table.tsx";
import { DoneRows } from "../../lib/lists/done-rows.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { useSession } from "../../lib/session.ts";
import { type Acts, useActs } from "../../lib/use-acts.tsx";
import { BatchVouchers } from "./batch-vouchers.tsx";
import { useBatchActs } from "./use-batch-acts.tsx";
import { useBatchWords } from "./use-batch-words.ts";

/** What became of a batch's vouchers, and who made them or saw their codes. */
export function Batch() {
  const { number = "" } = useParams();
  const acts = useActs();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Loaded query={useQuery(answerOf("GET /voucher-batches/{number}", { path: { number } }))}>
        {(batch) => (
          <>
            <Head batch={batch} acts={acts} />
            {acts.told}
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
              <div className="grid grid-cols-1 gap-6">
                <Use batch={batch} />
                <Journal batch={batch} />
              </div>
              <BatchVouchers batch={batch} acts={acts} />
            </div>
          </>
        )}
      </Loaded>
      {acts.sheet}
    </div>
  );
}

function Head({ batch, acts }: { batch: VoucherBatchPage; acts: Acts }) {
  const t = useTranslations("admin.vouchers");
  const said = useSaid();
  const isOwner = useSession().operator.role === "owner";
  const { opens, counts } = useBatchWords();
  const { saveCodes, saveSheet, block } = useBatchActs(batch.number);
  const { number, unused, plan, expiresAt } = batch;
  return (
    <header className="grid gap-3">
      <h1 className="text-2xl font-semibold">
        <bdi>{t("batch", { number })}</bdi>
      </h1>
      <p>{opens(batch)}</p>
      <p className="text-ink-2">
        {counts(batch)} · {t("ends", { at: said.day(expiresAt) })}
      </p>
      {!plan.onSale && unused > 0 && <Notice tone="care">{t("offSale")}</Notice>}
      {isOwner && unused > 0 && (
        <div className="flex flex-wrap gap-2">
          {plan.onSale && (
            <Button size="medium" onClick={() => acts.offer(saveSheet())}>
              {t("sheet")}
            </Button>
          )}
          <Button kind="secondary" size="medium" onClick={() => acts.offer(saveCodes())}>
            {t("export")}
          </Button>
          <Button kind="secondary" size="medium" onClick={() => acts.offer(block())}>
            {t("block")}
          </Button>
        </div>
      )}
    </header>
  );
}

function Use({ batch: { usedDays } }: { batch: VoucherBatchPage }) {
  const t = useTranslations("admin");
  return (
    <Section title={t("vouchers.use")}>
      {usedDays.length === 0 ? (
        <p className="text-ink-2">{t("vouchers.noUse")}</p>
      ) : (
        <DayTable
          days={usedDays.map(({ day, redeemed }) => ({ day, count: redeemed }))}
          caption={t("vouchers.usedDays")}
          heads={{ day: t("vouchers.day"), count: t("vouchers.redeemed") }}
          allWords={t("coupons.allDays", { count: usedDays.length })}
        />
      )}
    </Section>
  );
}

function Journal({ batch: { acts } }: { batch: VoucherBatchPage }) {
  const t = useTranslations("admin.vouchers");
  if (acts.length === 0) return null;
  const words = ({ act, count }: (typeof acts)[number]) =>
    count === null ? t(`act.${act}`) : `${t(`act.${act}`)} · ${t("count", { count })}`;
  return (
    <Section title={t("journal")}>
      <DoneRows done={acts.map((done) => ({ ...done, words: words(done) }))} />
    </Section>
  );
}
