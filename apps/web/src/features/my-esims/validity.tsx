import type { EsimSummary } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { dateToTell } from "../../domain/esims/date-to-tell.ts";

/** Until when: to install, to use, or since when it is over. Of a day with an hour the clock is named: Algiers', as on receipts and in mails. */
export function Validity({ esim }: { esim: Omit<EsimSummary, "orderNumber"> }) {
  const t = useTranslations("esims.pass");
  const told = dateToTell(esim);
  if (!told) return null;
  const isDay = told.what === "installBefore" || told.what === "useBefore";
  return (
    <p className="mt-1.5 text-sm text-ink-2">
      {t(told.what, {
        date: isDay ? formatDate(told.date, "date") : t("shopTime", { date: formatDate(told.date) }),
      })}
    </p>
  );
}
