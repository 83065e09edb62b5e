import type { Recharge } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";

/** What a top-up adds: `1 Go · 7 jours`. */
export function useRechargeWords({ kind, dataBytes, days }: Recharge): string {
  const t = useTranslations("recharge");
  const { language } = useVisitor();
  const data = formatData(dataBytes, language);
  return t("history.more", {
    data: kind === "fixed" ? data : t("perDay", { data }),
    days: t("days", { days }),
  });
}
