import type { StepKey, Subject } from "@rihla/guides";
import type { Question } from "./finding.ts";

type Told = {
  subject: Subject;
  /** The step whose screen shows what is asked. */
  asked: StepKey;
  /** What to do where the answer is no; the whole subject where none are named. */
  steps?: readonly StepKey[];
};

/** Where in the guides a question and its remedy stand. */
export const toldIn: Record<Question, Told> = {
  line: { subject: "activate", asked: "dataLine" },
  roaming: { subject: "roaming", asked: "roamingOn" },
  network: { subject: "trouble", asked: "networkByHand", steps: ["plane", "networkByHand", "restart"] },
  apn: { subject: "apn", asked: "openApn" },
};
