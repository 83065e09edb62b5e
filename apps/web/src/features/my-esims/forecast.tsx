import type { SeenEsim } from "@rihla/contract";
import { isInUse } from "@rihla/contract/rules/esim-status";
import { formatDate } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { ownZone } from "../../lib/text/own-zone.ts";

/** When the data will probably be used up, or that the days end first. An estimate, and said to be one. */
export function Forecast({ esim }: { esim: SeenEsim }) {
  const t = useTranslations("esims.pass.forecast");
  const { dataEndsAt, expiresAt, status } = esim;
  if (!isInUse(status) || dataEndsAt === null) return null;
  const lasts = expiresAt !== null && Date.parse(dataEndsAt) >= Date.parse(expiresAt);
  return (
    <p className="mt-1.5 text-sm">
      {lasts ? t("lasts") : t("ends", { date: formatDate(dataEndsAt, "date-time", ownZone()) })}
    </p>
  );
}
