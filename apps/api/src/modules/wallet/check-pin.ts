import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { findPin, restoreAttempts, takeAttempt } from "./pin.repository.ts";
import { isRightPin } from "./pin.ts";

type Guess = { customerId: string; pin: string };

/**
 * Throws for everything but the right PIN. The guess is counted, by a statement of its own, before anything is compared:
 * guesses at once are all counted. The right one gives all attempts back.
 */
export async function checkPin(app: Uses<"config" | "db">, { customerId, pin }: Guess): Promise<void> {
  const stored = await takeAttempt(app.db, customerId);
  if (!stored) {
    const isSet = (await findPin(app.db, customerId)) !== undefined;
    throw isSet ? new Refusal("pin_blocked") : new Refusal("pin_not_set");
  }
  const holder = { secretKey: app.config.SECRET_KEY, customerId };
  if (await isRightPin(holder, stored, pin)) return restoreAttempts(app.db, customerId, stored.hash);
  const { attemptsLeft } = stored;
  throw attemptsLeft === 0 ? new Refusal("pin_blocked") : new Refusal("pin_incorrect", { attemptsLeft });
}
