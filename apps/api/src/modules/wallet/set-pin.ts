import type { Executor, Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { checkPin } from "./check-pin.ts";
import { deletePin, savePin } from "./pin.repository.ts";
import { hashPin } from "./pin.ts";

type NewPin = { customerId: string; pin: string };

/** The first PIN, or a new one for who forgot it: the caller has just proved by a mailed code to be the customer. */
export async function setPin(app: Uses<"config" | "db">, { customerId, pin }: NewPin): Promise<void> {
  const hashed = await hashPin({ secretKey: app.config.SECRET_KEY, customerId }, pin);
  // The account may have been deleted while the digest was made.
  if (!(await savePin(app.db, customerId, hashed))) throw new Refusal("unauthenticated");
}

/** Another PIN, by who knows the one before. */
export async function changePin(
  app: Uses<"config" | "db">,
  { currentPin, ...next }: NewPin & { currentPin: string },
): Promise<void> {
  await checkPin(app, { customerId: next.customerId, pin: currentPin });
  await setPin(app, next);
}

/** By an operator, who is told no PIN: the customer sets another with a mailed code. False where there was none. */
export const resetPin = (db: Executor, customerId: string): Promise<boolean> => deletePin(db, customerId);
