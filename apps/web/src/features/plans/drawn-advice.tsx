import { LazilyHydrated, type LazyPart } from "../../lib/page/lazily-hydrated.tsx";
import type { AdviceSectionProps } from "./advice/advice-section.tsx";
import { useAskPlans } from "./use-ask-plans.ts";

/** The server's, until other dates are asked for. */
export const advicePart: LazyPart<AdviceSectionProps> = {
  drawn: import.meta.env.SSR ? (await import("./advice/advice-section.tsx")).Part : null,
  load: () => import("./advice/advice-section.tsx"),
};

export function DrawnAdvice(given: AdviceSectionProps) {
  const { plan, cover } = given.said.advice ?? {};
  const { from, to, perDay } = given.search;
  const version = [plan?.code, plan?.price.currency, cover?.perDay, from, to, perDay].join();
  return (
    <LazilyHydrated
      part={advicePart}
      given={given}
      version={version}
      onSend={useAskPlans(given.code, given.search)}
    />
  );
}
