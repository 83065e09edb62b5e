import type { CodeSent, Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { type Asking, checkOwnCode, requestOwnCode } from "./own-code.ts";
import { markProven } from "./sessions.repository.ts";

/** Mails a code by which the customer confirms to be the one who uses this session. */
export const requestConfirmation = (
  app: Uses<"config" | "db" | "jobs">,
  asking: Asking & { language: Language },
): Promise<CodeSent> => requestOwnCode(app, "confirmation", asking);

/** Counts the guess (one transaction) · compares it · one transaction: uses the code up, marks the session. */
export async function confirm(
  app: Uses<"config" | "db" | "jobs">,
  asking: Asking & { code: string },
): Promise<void> {
  const useUp = await checkOwnCode(app, "confirmation", asking);
  await app.db.transaction().execute(async (tx) => {
    await useUp(tx);
    await markProven(tx, asking.caller.sessionId);
  });
}
