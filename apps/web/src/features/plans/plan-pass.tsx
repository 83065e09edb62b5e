import type { Plan } from "@rihla/contract";
import { formatMoney, pricePerGigabyte } from "@rihla/i18n";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/chip.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pass } from "../../ui/pass.tsx";
import { Price } from "../../ui/price.tsx";
import { type BadgeKind, type PlanChoice, priceOf } from "./plan-choice.ts";
import { usePlanWords } from "./use-plan-words.ts";

type PlanPassProps = { plan: Plan; choice: PlanChoice; badge: BadgeKind | undefined; selectTo: string };

/** A plan as a boarding pass: what one gets, and on the stub what it costs. */
export function PlanPass({ plan, choice, badge, selectTo }: PlanPassProps) {
  const words = usePlanWords(plan);
  return (
    <Pass
      stub={<Stub plan={plan} choice={choice} selectTo={selectTo} />}
      stubWidth="8.25rem"
      className="h-full"
    >
      {badge && <PlanBadge badge={badge} days={plan.kind === "fixed" ? choice.days : undefined} />}
      <h2 className="text-xl leading-tight">{words.title}</h2>
      <p className="mt-1.5 text-sm">{words.duration}</p>
      <p className="mt-1 text-xs text-ink-2">{words.small.join(" · ")}</p>
    </Pass>
  );
}

function PlanBadge({ badge, days }: { badge: BadgeKind; days: number | undefined }) {
  const t = useTranslations("plans.badge");
  const tc = useTranslations("common");
  const cheapestFor = badge === "cheapest" && days !== undefined;
  return (
    <p className="mb-2">
      <Badge tone={badge === "cheapest" ? "palm" : "sea"}>
        {cheapestFor ? t("cheapestFor", { days: tc("days", { count: days }) }) : t(badge)}
      </Badge>
    </p>
  );
}

/** On a phone "choose" goes on to the summary; where there is room it moves the plan to the card beside. */
function Stub({ plan, choice, selectTo }: Omit<PlanPassProps, "badge">) {
  const t = useTranslations("plans");
  const { language } = useVisitor();
  const { title } = usePlanWords(plan);
  const selected = choice.selected?.code === plan.code;
  const days = plan.days === null ? choice.days : undefined;
  const label = t("chooseName", { name: title });
  return (
    <>
      <Price>{formatMoney(priceOf(plan, choice.days), language)}</Price>
      <UnitPrice plan={plan} />
      <LinkButton
        to={paths.summary({ plan: plan.code, days })}
        size="small"
        className="mt-2 lg:hidden"
        aria-label={label}
      >
        {t("choose")}
      </LinkButton>
      <LinkButton
        to={selectTo}
        replace
        preventScrollReset
        kind={selected ? "primary" : "secondary"}
        size="small"
        className="mt-2 max-lg:hidden"
        aria-label={label}
        aria-current={selected ? "true" : undefined}
      >
        {t(selected ? "chosen" : "choose")}
      </LinkButton>
    </>
  );
}

function UnitPrice({ plan }: { plan: Plan }) {
  const t = useTranslations("common");
  const { language } = useVisitor();
  const each = plan.kind === "fixed" ? pricePerGigabyte(plan.price, plan.dataBytes) : plan.price;
  if (!each) return null;
  const key = plan.kind === "fixed" ? "perGigabyte" : "perDay";
  return <span className="mt-0.5 text-xs text-ink-2">{t(key, { price: formatMoney(each, language) })}</span>;
}
