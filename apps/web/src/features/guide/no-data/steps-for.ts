import type { StepKey, Subject } from "@rihla/guides";
import type { Question } from "./finding.ts";

type GuideSteps = {
  subject: Subject;
  /** The step whose screen shows what is asked. */
  asked: StepKey;
  /** What to do where the answer is no; the whole subject where none are named. */
  steps?: readonly StepKey[];
};

/** Where in the guides a question and its remedy stand. */
export const guideStepsFor: Record<Question, GuideSteps> = {
  line: { subject: "activate", asked: "dataLine" },
  roaming: { subject: "roaming", asked: "roamingOn" },
  network: { subject: "trouble", asked: "networkByHand", steps: ["plane", "networkByHand", "restart"] },
  apn: { subject: "apn", asked: "openApn" },
};
