import type { Plan } from "@rihla/contract";
import { formatData, formatSpeed } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";

type PlanWords = {
  /** `3 Go`, `Boost · 1 Go par jour` */
  title: string;
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
  const small = [t(`topUp.${plan.topUp}`), plan.speed];
  if (plan.kind === "fixed") {
    const validFor = t("validFor", { days: tc("days", { count: plan.days ?? 0 }) });
    return { title: data, duration: `${validFor} · ${starts}`, small };
  }
  const reduced =
    plan.reducedSpeedKbps === null
      ? t("reducedUnknown")
      : t("reduced", { speed: formatSpeed(plan.reducedSpeedKbps) });
  const daily = t("perDayData", { data });
  const title =
    plan.tier === null || plan.tier === "standard" ? daily : `${tc(`tier.${plan.tier}`)} · ${daily}`;
  return { title, duration: reduced, small: [starts, ...small] };
}
