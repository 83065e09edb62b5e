import type { EsimSummary } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { useTranslations } from "use-intl";

/** Until when: to install before it starts, to use once it has. */
export function Validity({ esim }: { esim: Pick<EsimSummary, "group" | "expiresAt" | "activateBefore"> }) {
  const t = useTranslations("esims.pass");
  const { expiresAt, activateBefore } = esim;
  const date = expiresAt ?? activateBefore;
  if (date === null) return null;
  const key = expiresAt === null ? "activateBefore" : esim.group === "expired" ? "endedAt" : "expiresAt";
  return (
    <p className="mt-1.5 text-sm text-ink-2">
      {t(key, { date: formatDate(date, expiresAt ? "date-time" : "date") })}
    </p>
  );
}
