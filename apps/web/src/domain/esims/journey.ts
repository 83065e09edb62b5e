import type { EsimStop, EsimSummary } from "@rihla/contract";
import { isUsedUp } from "@rihla/contract/rules/esim-status";

const stops = ["delivered", "installed", "connected"] as const satisfies readonly EsimStop[];
export type Stop = EsimStop | "usedUp" | "ended";
export type StopState = { stop: Stop; state: "done" | "current" | "next" };

export type Way = Pick<EsimSummary, "status" | "group" | "reached" | "topUp">;

/** Nothing more can come of it, whichever tab it is listed under; what is used up and can be topped up goes on. */
const isOver = ({ status, group, topUp }: Way) =>
  group === "expired" || (isUsedUp(status) && topUp === "none");

/** The way of an eSIM: one that has ended shows where it has been, and not what it never reached. */
export function journeyOf(esim: Way): StopState[] {
  const at = esim.reached === null ? -1 : stops.indexOf(esim.reached);
  if (isOver(esim)) {
    const passed = stops.slice(0, at + 1).map((stop) => ({ stop, state: "done" as const }));
    // One without data may have days left: it has not ended.
    return [...passed, { stop: esim.group === "active" ? "usedUp" : "ended", state: "current" }];
  }
  return [...stops, "ended" as const].map((stop, index) => ({
    stop,
    state: index < at ? "done" : index === at ? "current" : "next",
  }));
}
