import type { SeenEsim } from "@rihla/contract";
import { isInUse } from "@rihla/contract/rules/esim-status";
import { formatDate } from "@rihla/i18n";
import { useTranslations } from "use-intl";

/** When the data will probably be used up, or that the days end first. An estimate, and said to be one. */
export function Forecast({ esim }: { esim: SeenEsim }) {
  const t = useTranslations("esims.pass");
  const { dataEndsAt, expiresAt, status } = esim;
  if (!isInUse(status) || dataEndsAt === null) return null;
  const lasts = expiresAt !== null && Date.parse(dataEndsAt) >= Date.parse(expiresAt);
  return (
    <p className="mt-1.5 text-sm">
      {lasts
        ? t("forecast.lasts")
        : t("forecast.ends", { date: t("shopTime", { date: formatDate(dataEndsAt) }) })}
    </p>
  );
}
