import type { CodeSent, Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { checkOwnCode, requestOwnCode } from "../sign-in/index.ts";
import { checkPin } from "./check-pin.ts";
import { deletePin, savePin } from "./pin.repository.ts";
import { hashPin } from "./pin.ts";
import { mailPinChangedJob } from "./wallet.queue.ts";

type SettingApp = Uses<"config" | "db" | "jobs">;
type NewPin = { caller: Caller; pin: string };

/** Mails the code that the first PIN and every reset ask for; it is good for nothing else, nor is another good for this. */
export const requestPinCode = (
  app: SettingApp,
  asking: { caller: Caller; ip: string; language: Language },
): Promise<CodeSent> => requestOwnCode(app, "wallet-pin", asking);

/**
 * The first PIN, or a new one for who forgot it, by the code mailed for that. Counts the guess (one transaction) · compares it ·
 * one transaction: uses the code up, sets the PIN and has the owner told.
 */
export async function setPinByCode(
  app: SettingApp,
  { pin, ...asking }: NewPin & { ip: string; code: string },
): Promise<void> {
  const useUp = await checkOwnCode(app, "wallet-pin", asking);
  await setPin(app, { caller: asking.caller, pin }, useUp);
}

/** Another PIN, by who knows the one before. */
export async function changePin(
  app: SettingApp,
  { currentPin, ...next }: NewPin & { currentPin: string },
): Promise<void> {
  await checkPin(app, { customerId: next.caller.customerId, pin: currentPin });
  await setPin(app, next, async () => {});
}

/** `first`: what has to go well in the same transaction. */
async function setPin(app: SettingApp, { caller, pin }: NewPin, first: (tx: Tx) => Promise<void>) {
  const { customerId, sessionId } = caller;
  const hashed = await hashPin({ secretKey: app.config.SECRET_KEY, customerId }, pin);
  await app.db.transaction().execute(async (tx) => {
    await first(tx);
    // The account may have been deleted while the digest was made.
    if (!(await savePin(tx, customerId, hashed))) throw new Refusal("unauthenticated");
    await tell(app, tx, { customerId, sessionId, what: "set" });
  });
}

/** By an operator, who is told no PIN: the customer sets another with a mailed code. False where there was none. */
export async function resetPin(app: Uses<"jobs">, tx: Tx, customerId: string): Promise<boolean> {
  const hadPin = await deletePin(tx, customerId);
  if (hadPin) await tell(app, tx, { customerId, sessionId: null, what: "taken" });
  return hadPin;
}

type Change = { customerId: string; sessionId: string | null; what: "set" | "taken" };

/** The owner is mailed at every change. */
const tell = ({ jobs }: Uses<"jobs">, tx: Tx, change: Change) =>
  jobs.send(tx, mailPinChangedJob, { ...change, changeId: newId(), at: new Date().toISOString() });
