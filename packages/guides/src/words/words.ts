import type { Maker, Subject } from "../kinds.ts";
import type { PartKey, StepKey } from "../sequences.ts";

/** What stands on drawn screens and is ours or the owner's to name. */
export type DrawnWord =
  | "line"
  | "home"
  | "esims"
  | "trip"
  | "ended"
  | "installHere"
  | "otherScreen"
  | "copy"
  | "address"
  | "code"
  | "wholeCode"
  | "apn"
  | "write"
  | "network"
  | "ownWifi";

/** `{touch}` is what is to be touched on the step's screen, as the phone calls it. */
export type StepWords = { title: string; body?: string };

/** Everything the guides say in one language, menus aside. */
export type GuideWords = {
  makers: Record<Maker, string>;
  subjects: Record<Subject, { title: string; lead: string }>;
  parts: Record<PartKey, { title: string; note?: string }>;
  steps: Record<StepKey, StepWords>;
  /** Where a step says something else with one maker. */
  stepsOf: Partial<Record<Maker, Partial<Record<StepKey, StepWords>>>>;
  drawn: Record<DrawnWord, string>;
  /** Around the name of something on the screen. */
  quotes: readonly [string, string];
};
