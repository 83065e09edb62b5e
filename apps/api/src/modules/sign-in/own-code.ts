import type { CodeSent, Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { checkCode, useCode } from "./check-code.ts";
import { requesterOf } from "./known-device.ts";
import type { CodePurpose } from "./one-time-code.ts";
import { requestCode } from "./request-code.ts";

/** What somebody who is signed in proves by a mailed code. */
type OwnPurpose = Exclude<CodePurpose, "sign-in">;
export type Asking = { caller: Caller; ip: string };

/** Counted by the session: neither strangers nor another session take anything from it. */
const whoAsks = ({ caller, ip }: Asking, purpose: OwnPurpose) => ({
  email: caller.email,
  purpose,
  requester: requesterOf("session", caller.sessionId),
  ip,
});

/** Mails the customer who uses this session a code that is good for `purpose` only, in this session only. */
export const requestOwnCode = (
  app: Uses<"config" | "db" | "jobs">,
  purpose: OwnPurpose,
  { language, ...asking }: Asking & { language: Language },
): Promise<CodeSent> => requestCode(app, { ...whoAsks(asking, purpose), language });

/**
 * Counts the guess and compares it; throws for everything but the right code. What is given back uses the code up, in the transaction of
 * what it opens, and throws where another call did so first.
 */
export async function checkOwnCode(
  app: Uses<"config" | "db" | "jobs">,
  purpose: OwnPurpose,
  { code, ...asking }: Asking & { code: string },
): Promise<(tx: Tx) => Promise<void>> {
  const guess = { ...whoAsks(asking, purpose), code };
  const right = await checkCode(app, guess);
  return (tx) => useCode(app, tx, guess, right);
}
