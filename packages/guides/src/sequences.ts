import type { Subject } from "./kinds.ts";

/** What is done for each subject, in order. A step is left out where a maker has no page for it. */
export const sequences = {
  install: {
    before: ["lock", "eid", "wifi"],
    tap: ["openEsims", "pressInstall", "confirm"],
    code: ["show", "open", "openLines", "add", "scanChoice", "aim", "confirm"],
    hand: ["copyWhole", "copyApart", "open", "openLines", "add", "byHand", "paste", "confirm"],
    finish: ["name", "calls"],
  },
  activate: { settings: ["lineOn", "dataLine", "homeOff"] },
  roaming: { roaming: ["roamingLine", "roamingOn", "roamingConfirm"] },
  apn: { apn: ["copyApn", "openApn", "newApn", "fillApn", "saveApn"] },
  trouble: { trouble: ["three", "plane", "apnAgain", "networkByHand", "restart", "write"] },
  remove: { remove: ["ended", "dataBack", "lineToRemove", "remove", "removeConfirm"] },
} as const satisfies Record<Subject, Record<string, readonly string[]>>;

type Sequences = typeof sequences;
type PartsOf<S extends Subject> = Sequences[S];
export type PartKey = { [S in Subject]: keyof PartsOf<S> }[Subject];
export type StepKey = {
  [S in Subject]: PartsOf<S>[keyof PartsOf<S>] extends readonly (infer Step)[] ? Step : never;
}[Subject];
