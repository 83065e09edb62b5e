import type { Problem, ProblemCode } from "@rihla/contract";

type Details = Partial<
  Pick<
    Problem,
    | "errors"
    | "attemptsLeft"
    | "leftHere"
    | "retryAfterSeconds"
    | "captcha"
    | "codeSent"
    | "proof"
    | "newTotal"
    | "stores"
    | "blockedBy"
  >
>;

/** An expected "no" of a use case: one code of the closed list, turned into HTTP in one place. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
