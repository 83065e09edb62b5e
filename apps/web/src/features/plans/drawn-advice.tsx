import { type MouseEvent, type ReactNode, useState } from "react";
import { LazilyHydrated, type LazyPart } from "../../lib/page/lazily-hydrated.tsx";
import type { AdviceSectionProps } from "./advice/advice-section.tsx";
import { askedIn, useAskPlans } from "./use-ask-plans.ts";

/** The server's, until other dates are asked for. */
export const advicePart: LazyPart<AdviceSectionProps> = {
  drawn: import.meta.env.SSR ? (await import("./advice/advice-section.tsx")).Part : null,
  load: () => import("./advice/advice-section.tsx"),
};

export function DrawnAdvice(given: AdviceSectionProps) {
  const { plan, cover } = given.said.advice ?? {};
  const { from, to, perDay } = given.search;
  const version = [plan?.code, plan?.price.currency, cover?.perDay, from, to, perDay].join();
  const ask = useAskPlans(given.code, given.search);
  const [sheet, setSheet] = useState<ReactNode>();
  /** What unfolds the form of the dates without scripts. */
  const openDates = (event: MouseEvent) => {
    const summary = (event.target as Element).closest<HTMLElement>("[data-when]");
    if (!summary) return;
    event.preventDefault();
    import("./trip/when-sheet.tsx").then(
      ({ whenSheet }) => setSheet(whenSheet({ from, to }, ask)),
      () => summary.parentElement?.toggleAttribute("open"),
    );
  };
  return (
    <div onClickCapture={openDates}>
      <LazilyHydrated
        part={advicePart}
        given={given}
        version={version}
        onSend={(form, pressed) => ask(askedIn(form, pressed))}
      />
      {sheet}
    </div>
  );
}
