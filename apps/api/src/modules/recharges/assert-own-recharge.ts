import type { QuoteInput } from "@rihla/contract";
import type { Executor } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { findOwnEsim } from "../esims/index.ts";

/** Whoever asks for a top-up must own the eSIM; somebody else's has none. */
export async function assertOwnRecharge(
  db: Executor,
  lines: QuoteInput["lines"],
  email: string | undefined,
): Promise<void> {
  for (const [at, { esim }] of lines.entries()) {
    if (esim === undefined || (email !== undefined && (await findOwnEsim(db, esim, email)))) continue;
    const errors = [{ path: `lines.${at}.plan`, code: "plan_unavailable" as const }];
    throw new Refusal("plan_unavailable", { errors });
  }
}
