import type { Plan } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { paths } from "../../../paths.ts";
import type { TripAdvice } from "../advice/advice.ts";
import { PlanPass } from "../plan/plan-pass.tsx";
import { badgesOf, type PlanChoice } from "../plan-choice.ts";
import { useLacks } from "../use-lacks.ts";
import { askedBy } from "./plan-filters.tsx";

type PlanListsProps = { code: string; choice: PlanChoice; said: TripAdvice };

/**
 * Those that are enough for the trip, in the order asked for; then those that are not, each with what it lacks. The recommended one
 * stands before them already.
 */
export function PlanLists({ code, choice, said: { advice, covers } }: PlanListsProps) {
  const t = useTranslations("advice");
  const lacks = useLacks();
  const others = choice.isFiltered
    ? choice.shown
    : choice.shown.filter((plan) => plan.code !== advice?.plan.code);
  const lacking = new Map(others.map((plan) => [plan, lacks(covers?.[plan.code])]));
  const enough = others.filter((plan) => !lacking.get(plan));
  const short = others.filter((plan) => lacking.get(plan));
  const badges = badgesOf(choice.shown);
  const list = (plans: readonly Plan[]) => (
    <PlanGrid code={code} choice={choice} plans={plans} lacking={lacking} badges={badges} />
  );
  return (
    <>
      {enough.length > 0 && list(enough)}
      {short.length > 0 && (
        <>
          <h2 className="mt-6 text-lg">{t("tooLittle")}</h2>
          {list(short)}
        </>
      )}
    </>
  );
}

type PlanGridProps = Omit<PlanListsProps, "said"> & {
  plans: readonly Plan[];
  lacking: ReadonlyMap<Plan, string | undefined>;
  badges: ReturnType<typeof badgesOf>;
};

function PlanGrid({ code, choice, plans, lacking, badges }: PlanGridProps) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 [--undrawn-height:9.4rem] [&>li:nth-child(n+5)]:drawn-when-near">
      {plans.map((plan) => (
        <li key={plan.code} className="grid">
          <PlanPass
            plan={plan}
            choice={choice}
            badge={badges.get(plan.code)}
            lacks={lacking.get(plan)}
            selectTo={paths.packages(code, { ...askedBy(choice), plan: plan.code })}
          />
        </li>
      ))}
    </ul>
  );
}
