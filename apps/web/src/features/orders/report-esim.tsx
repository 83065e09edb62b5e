import type { Esim } from "@rihla/contract";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { ReportFailure } from "./report-failure.tsx";

/** On an eSIM's own page: saying that it does not work, for as long as it can be said, and what became of that. */
export function ReportEsim({ esim }: { esim: Esim }) {
  const t = useTranslations("orders.return.failure");
  const { data, reported } = useReported(esim);
  if (!data || !reported) return null;
  const hasSomethingToSay = reported.reportable.length > 0 || reported.failure !== null;
  return (
    <section aria-label={t("heading")} className="flex flex-col items-start gap-3 empty:hidden">
      {hasSomethingToSay && (
        <>
          <h2 className="text-lg font-semibold">{t("heading")}</h2>
          <p className="text-sm text-ink-2">
            {reported.failure ? t(`states.${reported.failure}`) : t("rule")}
          </p>
        </>
      )}
      {/* Stays when nothing more can be reported: it tells what became of the report just made. */}
      <ReportFailure {...data} esim={reported} />
    </section>
  );
}

/** What became of a report, where nobody is making one. */
export function ReportState({ esim }: { esim: Esim }) {
  const t = useTranslations("orders.return.failure.states");
  const { reported } = useReported(esim);
  return reported?.failure && <Notice>{t(reported.failure)}</Notice>;
}

function useReported({ id, orderNumber: number }: Esim) {
  const access = { path: { number }, orderSecret: orderSecret(number) };
  const { data } = useQuery(apiQuery("GET /orders/{number}/cancellation", access));
  return { data, reported: data?.esims.find((one) => one.id === id) };
}
