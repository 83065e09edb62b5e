import type { Plan } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Badge } from "@rihla/ui/chip";
import { classNames } from "@rihla/ui/class-names";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { Pass } from "@rihla/ui/pass";
import { Price } from "@rihla/ui/price";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { type BadgeKind, type PlanChoice, priceOf } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { UnitPrices } from "./unit-prices.tsx";

type PlanPassProps = {
  plan: Plan;
  choice: PlanChoice;
  badge: BadgeKind | undefined;
  selectTo: string;
  /** What it lacks for the trip. */
  lacks?: string | undefined;
};

/** A plan as a boarding pass: what one gets, and on the stub what it costs. */
export function PlanPass({ plan, choice, badge, selectTo, lacks }: PlanPassProps) {
  const words = usePlanWords(plan);
  const chosen = choice.selected?.code === plan.code;
  return (
    <Pass
      stub={<Stub plan={plan} choice={choice} selectTo={selectTo} />}
      stubWidth="8.25rem"
      className={classNames("h-full", chosen && "lg:[--border:2px] lg:[--edge-colour:var(--sea)]")}
    >
      {(badge || words.tier) && (
        <p className="mb-2 flex flex-wrap gap-1.5">
          {words.tier && <Badge tone="sand">{words.tier}</Badge>}
          {badge && <PlanBadge badge={badge} days={choice.days} />}
        </p>
      )}
      <h2 className="text-xl leading-tight">{words.title}</h2>
      <p className="mt-1.5 text-sm">{words.duration}</p>
      {lacks && <p className="mt-1 text-sm font-medium">{lacks}</p>}
      <p className="mt-1 text-xs text-ink-2">{words.small.join(" · ")}</p>
      <Details plan={plan} days={plan.days === null ? choice.days : undefined} />
    </Pass>
  );
}

/** Its link lies over the whole pass; what can be pressed on the stub lies above it. */
function Details({ plan, days }: { plan: Plan; days: number | undefined }) {
  const t = useTranslations("plans");
  const { title, tier, duration } = usePlanWords(plan);
  return (
    <Link
      to={paths.plan(plan.destination, plan.code, { days })}
      viewTransition
      className="mt-1.5 inline-flex items-center gap-1 text-xs font-medium text-sea after:absolute after:inset-0 after:rounded-card hover:underline"
    >
      {t("details")}
      <span className="sr-only">{[tier, title, duration].filter(Boolean).join(" · ")}</span>
      <ChevronRight aria-hidden="true" className="flip-rtl size-3.5" />
    </Link>
  );
}

function PlanBadge({ badge, days }: { badge: BadgeKind; days: number | undefined }) {
  const t = useTranslations("plans.badge");
  const tc = useTranslations("common");
  const cheapestFor = badge === "cheapest" && days !== undefined;
  return (
    <Badge tone={badge === "cheapest" ? "palm" : "sea"}>
      {cheapestFor ? t("cheapestFor", { days: tc("days", { count: days }) }) : t(badge)}
    </Badge>
  );
}

/** On a phone "choose" goes on to the summary; where there is room it moves the plan to the card beside. */
function Stub({ plan, choice, selectTo }: Omit<PlanPassProps, "badge">) {
  const t = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { title, tier } = usePlanWords(plan);
  const selected = choice.selected?.code === plan.code;
  const days = plan.days === null ? choice.days : undefined;
  const bought = tc("days", { count: plan.days ?? choice.days ?? 1 });
  // Read out with the plan's name; the same word again and again says nothing.
  const which = <span className="sr-only">{[tier, title, bought].filter(Boolean).join(" · ")}</span>;
  return (
    <>
      <Price>{formatMoney(priceOf(plan, choice.days), language)}</Price>
      <UnitPrices plan={plan} className="mt-0.5 text-xs text-ink-2" />
      <LinkButton
        to={paths.summary({ plan: plan.code, days })}
        size="small"
        className="relative z-10 mt-2 lg:hidden"
      >
        {t("choose")} {which}
      </LinkButton>
      <LinkButton
        to={selectTo}
        replace
        preventScrollReset
        kind={selected ? "primary" : "secondary"}
        size="small"
        className="relative z-10 mt-2 max-lg:hidden"
        aria-current={selected ? "true" : undefined}
      >
        {t(selected ? "chosen" : "choose")} {which}
      </LinkButton>
    </>
  );
}
