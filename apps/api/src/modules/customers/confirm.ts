import type { CodeSent, Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { checkCode, useCode } from "./check-code.ts";
import { requesterOf } from "./known-device.ts";
import { requestCode } from "./request-code.ts";
import { markProven } from "./sessions.repository.ts";

type Asking = { caller: Caller; ip: string };

/** Counted by the session: neither strangers nor another session take anything from it. */
const whoAsks = ({ caller, ip }: Asking) =>
  ({
    email: caller.email,
    purpose: "confirmation",
    requester: requesterOf("session", caller.sessionId),
    ip,
  }) as const;

/** Mails a code by which the customer confirms to be the one who uses this session. */
export const requestConfirmation = (
  app: Uses<"config" | "db" | "jobs">,
  { language, ...asking }: Asking & { language: Language },
): Promise<CodeSent> => requestCode(app, { ...whoAsks(asking), language });

/** Counts the guess (one transaction) · compares it · one transaction: uses the code up, marks the session. */
export async function confirm(
  app: Uses<"config" | "db" | "jobs">,
  { code, ...asking }: Asking & { code: string },
): Promise<void> {
  const guess = { ...whoAsks(asking), code };
  const right = await checkCode(app, guess);
  await app.db.transaction().execute(async (tx) => {
    await useCode(app, tx, guess, right);
    await markProven(tx, asking.caller.sessionId);
  });
}
