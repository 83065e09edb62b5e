import type { Plan } from "@rihla/contract";
import { FootBar } from "@rihla/ui/foot-bar";
import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
import { paths } from "../../../paths.ts";
import { daysBought } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { coverOf, type Wish } from "./advice.ts";

export type CompareTableProps = { compared: readonly Plan[]; advised: Plan | undefined; wish: Wish };

/** On a phone the ways on stay at the foot of the screen, each below its plan's column; with large letters they end the page. */
export function CompareBar(props: CompareTableProps) {
  return (
    <FootBar className="sticky bottom-(--covered,0px) z-20 -mx-4 mt-6 -mb-10 border-t border-line bg-surface px-4 pt-2 pb-[calc(0.5rem+var(--safe-bottom))] max-[19rem]:static md:hidden print:hidden">
      <ul className="grid auto-cols-fr grid-flow-col gap-2 max-[19rem]:grid-flow-row">
        {props.compared.map((plan) => (
          <li key={plan.code} className="flex flex-col justify-end gap-0.5 text-center">
            <Named plan={plan} />
            <Buy {...props} plan={plan} />
          </li>
        ))}
      </ul>
    </FootBar>
  );
}

function Named({ plan }: { plan: Plan }) {
  return (
    <span aria-hidden="true" className="text-xs">
      {usePlanWords(plan).shortName}
    </span>
  );
}

/** The advised one stands out; without one they are alike. */
export function Buy({ plan, wish, advised }: CompareTableProps & { plan: Plan }) {
  const t = useTranslations("advice.compare");
  const days = daysBought(plan, wish.days);
  const { shortName } = usePlanWords(plan);
  // One of an address may be over before the trip begins, as its column says.
  if (coverOf(plan, wish).tooEarly) return null;
  return (
    <LinkButton
      to={paths.summary({ plan: plan.code, days })}
      kind={advised && plan !== advised ? "secondary" : "primary"}
      size="small"
      className="max-md:!px-2"
    >
      {t("buy")} <span className="sr-only">{shortName}</span>
    </LinkButton>
  );
}
