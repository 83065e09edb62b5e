import type { Plan } from "@rihla/contract";
import { formatData, formatSpeed } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useInstallAdvice } from "../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

type PlanWords = {
  /** `3 Go`, `1 Go par jour` */
  title: string;
  /** What it is in one line: `3 Go · 7 jours`, `Lite · 300 Mo par jour`. */
  name: string;
  /** Without the tier, for a narrow column: `3 Go · 7 jours`, `300 Mo par jour`. */
  shortName: string;
  /** Name of the daily tier, where there is one. */
  tier: string | null;
  /** How long it lasts, or what follows the daily data. */
  duration: string;
  /** Facts worth a glance. */
  small: string[];
};

export function usePlanWords(plan: Plan): PlanWords {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const data = formatData(plan.dataBytes, language);
  const starts = t(`starts.${plan.starts}`);
  const { inShort } = useInstallAdvice();
  const small = [plan.speed, inShort(plan)];
  if (plan.countryCount > 1) small.unshift(tc("countries", { count: plan.countryCount }));
  if (plan.kind === "fixed") {
    const duration = t("validFor", { days: tc("days", { count: plan.days ?? 0 }), starts });
    const name = t("named", { data, days: tc("days", { count: plan.days ?? 0 }) });
    return { title: data, name, shortName: name, tier: null, duration, small };
  }
  const reduced =
    plan.reducedSpeedKbps === null
      ? t("reducedUnknown")
      : t("reduced", { speed: formatSpeed(plan.reducedSpeedKbps, language) });
  const tier = plan.tier === null || plan.tier === "standard" ? null : tc(`tier.${plan.tier}`);
  const title = t("perDayData", { data });
  const name = [tier, title].filter(Boolean).join("\u00a0· ");
  return { title, name, shortName: title, tier, duration: reduced, small: [starts, ...small] };
}
