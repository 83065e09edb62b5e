import type { Plan } from "@rihla/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { useGo, useHref } from "../../../lib/navigation/navigation.tsx";
import { paths } from "../../../paths.ts";
import { daysOf, type PlanChoice } from "../plan-choice.ts";
import { askedBy } from "./plan-filters.tsx";

/** Id of the form that plans are chosen in, wherever on the page their radio buttons stand. */
export const buyForm = "buy";
/** Id of the radio button whose label is the advised plan. */
export const advisedRadio = "advised";

type BuyFormProps = { code: string; choice: PlanChoice; plans: readonly Plan[] };

/**
 * Takes what is chosen on to the summary: by itself before any script runs. With them a choice goes to the address, where a reload and
 * another language find it.
 */
export function BuyForm({ code, choice, plans }: BuyFormProps) {
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const selected = choice.selected?.code;
  const choose = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form !== form.current || target.value === selected)
      return;
    go(paths.packages(code, { ...askedBy(choice), plan: target.value }), {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    const listen = (event: Event) => choose(event);
    document.addEventListener("change", listen);
    return () => document.removeEventListener("change", listen);
  }, []);
  // Filters change what is selected, and radio buttons keep themselves what they are.
  useEffect(() => {
    for (const input of form.current?.elements ?? [])
      if (input instanceof HTMLInputElement && input.type === "radio")
        input.checked = input.value === selected;
  });
  return (
    <form
      ref={form}
      id={buyForm}
      action={useHref(paths.summary())}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = plans.find((plan) => plan.code === new FormData(event.currentTarget).get("plan"));
        if (chosen) go(paths.summary({ plan: chosen.code, days: daysOf(chosen, choice) }));
      }}
    >
      {/* The summary takes them for a plan that is sold by the day, and for no other. */}
      <input type="hidden" name="days" value={choice.boughtDays} />
    </form>
  );
}
