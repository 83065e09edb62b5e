import type { Problem } from "@rihla/contract";
import type { AdminProblemCode } from "@rihla/contract/admin";

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
> & {
  /** To an operator: what an `OperatorRefusal` tells. */
  figures?: Readonly<Record<string, string | number>>;
};

/** An expected "no" of a use case: one code of the closed lists (the shop's calls know only those of `ProblemCode`), turned into HTTP in one place. */
export class Refusal extends Error {
  readonly code: AdminProblemCode;
  readonly details: Details;

  constructor(code: AdminProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
