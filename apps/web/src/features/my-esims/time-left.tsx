import type { EsimSummary } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { dateToTell } from "../../domain/esims/date-to-tell.ts";
import { timeLeft } from "./days-left.ts";

/** The days or hours that it still has; of one that has not started, how many it comes with. */
export function TimeLeft({ esim }: { esim: Omit<EsimSummary, "orderNumber"> }) {
  const t = useTranslations("esims.pass");
  const told = dateToTell(esim);
  const left = told?.what === "expiresAt" ? timeLeft(told.date) : null;
  return (
    <>
      <span className="text-2xl font-semibold">{left?.count ?? esim.days}</span>
      <span className="text-sm">
        {left === null
          ? t("dayWord", { days: esim.days })
          : left.unit === "days"
            ? t("daysLeft", { days: left.count })
            : t("hoursLeft", { hours: left.count })}
      </span>
    </>
  );
}
