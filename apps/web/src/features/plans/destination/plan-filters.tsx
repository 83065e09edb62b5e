import { formatData } from "@rihla/i18n";
import { ChipLink } from "@rihla/ui/chip";
import { SegmentLinks } from "@rihla/ui/segment-links";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type PackagesSearch, paths } from "../../../paths.ts";
import type { PlanChoice } from "../plan-choice.ts";

type FiltersProps = { code: string; choice: PlanChoice };

/** What the address says now, as far as it differs from what one sees without asking. */
export function askedBy({ kind, kinds, usualKind, days, tier, order, trip }: PlanChoice): PackagesSearch {
  return {
    ...trip,
    kind: kind === kinds[0] && kind === usualKind ? undefined : kind,
    days,
    tier,
    sort: order === "price" ? undefined : order,
  };
}

/** Fixed or unlimited: a choice in the address, as all of these. */
export function PlanKinds({ code, choice }: FiltersProps) {
  const t = useTranslations("plans");
  const tabs = choice.kinds.map((kind) => ({
    key: kind,
    label: t(`kinds.${kind}`),
    to: paths.packages(code, { ...choice.trip, kind }),
  }));
  return tabs.length > 1 && <SegmentLinks label={t("kinds.label")} tabs={tabs} chosen={choice.kind} />;
}

/** Filters are addresses: they work without scripts, can be shared, and "back" undoes nothing by surprise. */
export function PlanFilters({ code, choice }: FiltersProps) {
  return (
    <>
      {choice.kind === "fixed" && choice.durations.length > 1 && <Durations code={code} choice={choice} />}
      {choice.tiers.length > 1 && <Tiers code={code} choice={choice} />}
    </>
  );
}

const row =
  "-mx-4 mt-1 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0";

function Durations({ code, choice }: FiltersProps) {
  const t = useTranslations("plans.durations");
  const tc = useTranslations("common");
  const to = (days?: number) => paths.packages(code, { ...askedBy(choice), days });
  return (
    <nav aria-label={t("label")} className={row}>
      <Filter chosen={choice.days === undefined} to={to()} label={t("all")} />
      {choice.durations.map((days) => (
        <Filter key={days} chosen={choice.days === days} to={to(days)} label={tc("days", { count: days })} />
      ))}
    </nav>
  );
}

function Tiers({ code, choice }: FiltersProps) {
  const t = useTranslations("plans.tiers");
  const tc = useTranslations("common.tier");
  const { language } = useVisitor();
  const to = (tier?: PlanChoice["tier"]) => paths.packages(code, { ...askedBy(choice), tier });
  return (
    <nav aria-label={t("label")} className={row}>
      <Filter chosen={choice.tier === undefined} to={to()} label={t("all")} />
      {choice.tiers.map((tier) => (
        <Filter
          key={tier}
          chosen={choice.tier === tier}
          to={to(tier)}
          label={`${tc(tier)} · ${formatData(choice.tierBytes.get(tier) ?? 0, language)}`}
        />
      ))}
    </nav>
  );
}

const Filter = ({ label, ...rest }: { label: string; to: string; chosen: boolean }) => (
  <ChipLink {...rest} replace preventScrollReset>
    {label}
  </ChipLink>
);
