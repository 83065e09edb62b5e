import type { Plan } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { PassLink } from "@rihla/ui/pass";
import { PassChoice } from "@rihla/ui/pass-choice";
import { Price } from "@rihla/ui/price";
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isHarmless } from "../../../domain/plans/is-harmless.ts";
import { useInstallAdvice } from "../../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import type { Cover } from "../advice/advice.ts";
import { DetailsLink } from "../plan/details-link.tsx";
import { type BadgeKind, daysBought, daysOf, type PlanChoice, priceOf } from "../plan-choice.ts";
import { useLacks } from "../use-lacks.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { buyForm } from "./buy-form.tsx";

type PlanRowProps = {
  plan: Plan;
  choice: PlanChoice;
  badge?: BadgeKind | undefined;
  /** How far it goes for the trip, where one is known. */
  cover?: Cover | undefined;
  /** Of the trip, or of the one that is taken for usual. */
  tripDays: number;
};

/** A plan in one line: what one gets, what follows from it, what it costs. Choosing it moves it to the bar that buys. */
export function PlanRow(props: PlanRowProps) {
  const { plan, choice } = props;
  const { language } = useVisitor();
  const days = daysOf(plan, choice);
  return (
    <PassChoice
      form={buyForm}
      name="plan"
      value={plan.code}
      chosen={choice.selected?.code === plan.code}
      stub={<Price size="medium">{formatMoney(priceOf(plan, days), language)}</Price>}
      aside={<DetailsLink plan={plan} days={days} />}
    >
      <span className="block leading-snug font-semibold">{usePlanWords(plan).name}</span>
      <Remarks {...props} />
    </PassChoice>
  );
}

type LaterPlanProps = { plan: Plan; tripDays: number; from: string };

/** A plan that is on sale later for the dates of the trip: to look at, not to buy today. By the day, it is for all days of the trip. */
export function LaterPlan({ plan, tripDays, from }: LaterPlanProps) {
  const t = useTranslations("plans.later");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const days = daysBought(plan, tripDays);
  const { name } = usePlanWords(plan);
  return (
    <PassLink
      to={paths.plan(plan.destination, plan.code, { days })}
      className="pass-row"
      stub={<Price size="medium">{formatMoney(priceOf(plan, days), language)}</Price>}
    >
      <span>
        <span className="block leading-snug font-semibold">
          {days === undefined ? name : `${name}\u00a0· ${tc("days", { count: days })}`}
        </span>
        <span className="block text-xs text-ink-2">{t("from", { date: from })}</span>
      </span>
    </PassLink>
  );
}

/** What it lacks, or what there is for each day; then only what other plans of the list don't share. */
function Remarks({ plan, choice, badge, cover, tripDays }: PlanRowProps) {
  const t = useTranslations("advice");
  const tc = useTranslations("common");
  const tp = useTranslations("plans");
  const { language } = useVisitor();
  const { inShort } = useInstallAdvice();
  const { duration } = usePlanWords(plan);
  const lacks = useLacks()(cover);
  const varies = (of: (one: Plan) => unknown) => choice.shown.some((one) => of(one) !== of(plan));
  const perDay = () => {
    if (plan.days === null) return duration;
    if (cover) return t("lacksData", { data: formatData(cover.perDay, language) });
    // Of no trip that is known: for so many days that its advice was made.
    const days = Math.min(plan.days, tripDays);
    const data = formatData(plan.dataBytes / days, language);
    return t("dataFor", { data, days: tc("days", { count: days }) });
  };
  const remarks: Record<string, ReactNode> = {
    far: lacks ? <b className="font-medium text-ink">{lacks}</b> : perDay(),
    badge: badge && <BadgeWords badge={badge} days={choice.days} />,
    countries: varies(({ countryCount }) => countryCount) && tc("countries", { count: plan.countryCount }),
    speed: varies(({ speed }) => speed) && plan.speed,
    topUp: plan.topUp === "none" && varies(({ topUp }) => topUp) && tp("topUp.none"),
    install: !isHarmless(plan) && varies(inShort) && inShort(plan),
  };
  const said = Object.entries(remarks).filter(([, remark]) => remark);
  return (
    <span className="block text-xs text-ink-2">
      {said.map(([key, remark], at) => (
        <Fragment key={key}>
          {at > 0 && "\u00a0· "}
          {remark}
        </Fragment>
      ))}
    </span>
  );
}

function BadgeWords({ badge, days }: { badge: BadgeKind; days: number | undefined }) {
  const t = useTranslations("plans.badge");
  const tc = useTranslations("common");
  const cheapestFor = badge === "cheapest" && days !== undefined;
  return (
    <span className={badge === "cheapest" ? "text-palm" : "text-sea"}>
      {cheapestFor ? t("cheapestFor", { days: tc("days", { count: days }) }) : t(badge)}
    </span>
  );
}
