import type { FieldErrorCode, Problem, ProblemCode } from "@rihla/contract";

/** `offline`: no answer came at all. It is ours, not the server's. */
export type ClientProblemCode = ProblemCode | "offline";

/** A call that failed in an expected way; `code` is a key of problems.json. */
export class ApiProblem extends Error {
  readonly code: ClientProblemCode;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly details: Partial<Problem>;
  /** When to come back, on this device's clock, in milliseconds; undefined where the shop names no time. */
  readonly retryAt: number | undefined;

  constructor(code: ClientProblemCode, status: number, details: Partial<Problem> = {}) {
    super(`${code} (${status})`);
    this.name = "ApiProblem";
    this.code = code;
    this.status = status;
    this.details = details;
    const wait = details.retryAfterSeconds;
    this.retryAt = wait === undefined ? undefined : Date.now() + wait * 1000;
  }

  /** What is wrong with the field at `path` (`billing.email`), if anything. */
  fieldError(path: string): FieldErrorCode | undefined {
    return this.details.errors?.find((error) => error.path === path)?.code;
  }
}

/** What a call threw; what is no answer counts as a fault of ours. */
export const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem("internal_error", 500);

export async function problemFrom(response: Response): Promise<ApiProblem> {
  const details = await response.json().then(asProblem, (): Partial<Problem> => ({}));
  return new ApiProblem(details.code ?? "internal_error", response.status, details);
}

function asProblem(body: unknown): Partial<Problem> {
  return typeof body === "object" && body !== null ? body : {};
}
