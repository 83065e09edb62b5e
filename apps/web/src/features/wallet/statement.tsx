import type { WalletEntry } from "@rihla/contract";
import { formatChange, formatDate, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { EmptyState } from "@rihla/ui/empty-state";
import { Notice } from "@rihla/ui/notice";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { Toast } from "@rihla/ui/toast";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import { useTopUpReceipt } from "../../domain/payments/use-receipt.ts";
import { apiAnswer } from "../../lib/api/api.ts";
import { apiPages } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { saveFile } from "../../platform/sharing/save-file.ts";
import { type Column, statementCsv } from "./statement-csv.ts";

/** What went in and out, newest first, and all of it as a file. */
export function Statement() {
  const t = useTranslations("wallet.statement");
  const problemText = useProblemText();
  const download = useExport();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...apiPages("GET /wallet/entries", {}),
    staleTime: 0,
  });
  const failed = error ?? download.error;
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="statement" className="text-lg font-semibold">
          {t("title")}
        </h2>
        {data && data.length > 0 && (
          <Button kind="quiet" size="small" busy={download.isPending} onClick={() => download.mutate()}>
            <Download aria-hidden="true" className="size-4" />
            {t("export")}
          </Button>
        )}
      </div>
      {failed && (
        <Notice tone="wrong" announce>
          {problemText(failed)}
        </Notice>
      )}
      {data?.length === 0 && (
        <EmptyState level={3} drawing={emptyDrawing("wallet")} title={t("empty")}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {!data && !error && (
        <Loading label={t("title")}>
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
      {hasNextPage && (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t("more")}
        </Button>
      )}
      <Toast message={download.isSuccess && t("exported")} onDone={download.reset} />
    </section>
  );
}

function Entry({ entry: { kind, reference, at, amount, balance } }: { entry: WalletEntry }) {
  const t = useTranslations("wallet.statement");
  const { language } = useVisitor();
  const isIn = amount.amount > 0;
  return (
    <li className="flex items-center gap-3 px-4 py-3 max-[18rem]:flex-col max-[18rem]:items-start">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {t(`kind.${kind}`)}{" "}
          {reference && (
            <bdi dir="ltr" className="font-normal text-ink-2">
              {reference}
            </bdi>
          )}
        </p>
        <p className="text-sm text-ink-2">
          <bdi dir="ltr">{formatDate(at, "date-time")}</bdi>
        </p>
        {kind === "top-up" && reference && <TopUpReceipt number={reference} />}
      </div>
      <div className="text-end max-[18rem]:text-start">
        <p className={isIn ? "font-semibold text-palm" : "font-semibold"}>
          <bdi>{formatChange(amount, language)}</bdi>
        </p>
        <p className="text-sm text-ink-2">{t("after", { balance: formatMoney(balance, language) })}</p>
      </div>
    </li>
  );
}

/** What was paid for by a card has a receipt, also long after. */
function TopUpReceipt({ number }: { number: string }) {
  const t = useTranslations("wallet.statement");
  const problemText = useProblemText();
  const { download } = useTopUpReceipt(number);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="-ms-3"
        busy={download.isPending}
        aria-label={t("receiptOf", { number })}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        {t("receipt")}
      </Button>
      {download.error && (
        <Notice tone="wrong" announce>
          {problemText(download.error)}
        </Notice>
      )}
    </>
  );
}

function useExport() {
  const t = useTranslations("wallet.statement");
  const { language } = useVisitor();
  return useMutation({
    mutationFn: async () => {
      const entries: WalletEntry[] = [];
      let cursor: string | undefined;
      do {
        const answer = await apiAnswer("GET /wallet/entries", { query: cursor ? { cursor } : {} });
        entries.push(...(answer?.data ?? []));
        cursor = answer?.page?.next ?? undefined;
      } while (cursor);
      const words = {
        column: (name: Column) => t(`columns.${name}`),
        kind: (kind: WalletEntry["kind"]) => t(`kind.${kind}`),
      };
      saveFile("rihla-wallet.csv", "text/csv;charset=utf-8", statementCsv(entries, words, language));
    },
  });
}
