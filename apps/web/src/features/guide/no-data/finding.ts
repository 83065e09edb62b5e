import type { SeenEsim } from "@rihla/contract";
import { isUsedUp } from "@rihla/contract/rules/esim-status";
import { installStage } from "../../../domain/esims/install-stage.ts";

/** From the likely cause to the rare one; each is asked about once. */
export const questions = ["line", "roaming", "network", "apn"] as const;
export type Question = (typeof questions)[number];
/** no: what to do is shown · tried: it was done and did not help. */
export type Answer = "yes" | "no" | "tried";
/** What the eSIM itself would explain. */
export type EsimState = "notInstalled" | "usedUp" | "ended";
/** `state`: of what the provider says of the eSIM, which may lag behind. */
export type Answers = Partial<Record<Question | "state", Answer>>;

export type Finding =
  | { is: "state"; state: EsimState }
  | { is: "question"; question: Question; number: number }
  | { is: "cause"; cause: Question }
  /** Everything stands as it should: a person has to look. */
  | { is: "unexplained" };

/** What comes next, from what is known of the eSIM and what was answered. */
export function finding(answers: Answers, state: EsimState | null): Finding {
  if (state && answers.state !== "tried") return { is: "state", state };
  for (const [at, question] of questions.entries()) {
    const answer = answers[question];
    if (answer === undefined) return { is: "question", question, number: at + 1 };
    if (answer === "no") return { is: "cause", cause: question };
  }
  return { is: "unexplained" };
}

type EsimFacts = Pick<SeenEsim, "group" | "reached" | "installation" | "status">;

/** Why this eSIM cannot give data whatever the phone's settings; null where it could. */
export function stateOf(esim: EsimFacts): EsimState | null {
  switch (installStage(esim)) {
    case "over":
      return isUsedUp(esim.status) ? "usedUp" : "ended";
    case "waiting":
    case "ready":
      return "notInstalled";
    case "installing":
    case "installed":
      return null;
  }
}
