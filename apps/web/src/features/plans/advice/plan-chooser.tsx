import type { Plan } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { ChevronDown } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { useGo, useHref } from "../../../lib/navigation/navigation.tsx";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type CompareSearch, paths } from "../../../paths.ts";
import { daysBought, priceOf } from "../plan-choice.ts";
import { usePlanWords } from "../use-plan-words.ts";
import { mostCompared } from "./compared-plans.ts";
import { HiddenFields } from "./hidden-fields.tsx";

/** Each keeps its place, whatever stands in it. */
const places = Array.from({ length: mostCompared }, (_, at) => at);

type PlanChooserProps = {
  code: string;
  plans: readonly Plan[];
  compared: readonly Plan[];
  search: CompareSearch;
  /** How long the trip is: a plan that is paid by the day is listed with its price for all of them. */
  days: number;
};

/** Which plans stand side by side: a form that the server answers, and scripts at each change. What is chosen stands in the address. */
export function PlanChooser({ code, plans, compared, search, days }: PlanChooserProps) {
  const t = useTranslations("advice.compare");
  const go = useGo();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const action = useHref(paths.compare(code));
  const { plans: _, ...asked } = search;
  const compare = (event?: FormEvent) => {
    event?.preventDefault();
    const chosen = new FormData(form.current ?? undefined).getAll("plans").filter((plan) => plan !== "");
    go(paths.compare(code, { ...asked, plans: chosen.join() }), { replace: true, preventScrollReset: true });
  };
  return (
    <form ref={form} action={action} onSubmit={compare} className="px-4 pb-4">
      <HiddenFields of={asked} />
      <div className="grid gap-3 lg:grid-cols-3">
        {places.map((at) => (
          <Field key={at} label={t("plan", { number: at + 1 })}>
            {(parts) => (
              <span className="relative block">
                <select
                  {...parts}
                  key={compared[at]?.code}
                  name="plans"
                  defaultValue={compared[at]?.code ?? ""}
                  onChange={() => hydrated && compare()}
                  className={`${inputLook(false)} appearance-none pe-11`}
                >
                  <option value="">{t("none")}</option>
                  {plans.map((plan) => (
                    <PlanOption key={plan.code} plan={plan} tripDays={days} />
                  ))}
                </select>
                <ChevronDown
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5"
                />
              </span>
            )}
          </Field>
        ))}
      </div>
      {!hydrated && (
        <Button type="submit" kind="secondary" className="mt-3">
          {t("apply")}
        </Button>
      )}
    </form>
  );
}

function PlanOption({ plan, tripDays }: { plan: Plan; tripDays: number }) {
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { title, tier } = usePlanWords(plan);
  const bought = daysBought(plan, tripDays);
  const days = tc("days", { count: plan.days ?? bought ?? 1 });
  const words = [tier, title, days, formatMoney(priceOf(plan, bought), language)];
  return <option value={plan.code}>{words.filter(Boolean).join(" · ")}</option>;
}
