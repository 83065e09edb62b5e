import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { serialQueues } from "../../infra/serial-queues.ts";
import { Refusal } from "../../refusal.ts";
import { lockPin, rehashPin, restoreAttempts, takeAttempt } from "./pin.repository.ts";
import { hashPin, keyOfRightPin } from "./pin.ts";

type Guess = { customerId: string; pin: string };

/** One customer's guesses hold one connection of a process, however many they send at once; seconds until it is worth asking again. */
const queueOfCustomer = serialQueues({ most: 60, seconds: 5 });

/**
 * Throws for everything but the right PIN. Guesses at once are judged one after the other, each under the PIN's lock: a wrong one
 * is counted before the next is compared, and right ones, however many, use no attempt up. The right one gives all attempts back.
 */
export async function checkPin(app: Uses<"config" | "db">, guess: Guess): Promise<void> {
  const refusal = await queueOfCustomer(guess.customerId, () =>
    app.db.transaction().execute((tx) => judge(app, tx, guess)),
  );
  // After the commit: what was counted stays counted.
  if (refusal) throw refusal;
}

async function judge(
  { config }: Uses<"config">,
  tx: Tx,
  { customerId, pin }: Guess,
): Promise<Refusal | null> {
  const stored = await lockPin(tx, customerId);
  if (!stored) return new Refusal("pin_not_set");
  if (stored.attemptsLeft === 0) return new Refusal("pin_blocked");
  const keys = secretKeysOf(config);
  const secretKey = await keyOfRightPin(keys, customerId, stored, pin);
  if (secretKey !== undefined) {
    await restoreAttempts(tx, customerId);
    // Under the key before: from now on under this one.
    if (secretKey !== keys[0])
      await rehashPin(tx, customerId, await hashPin({ secretKey: keys[0], customerId }, pin));
    return null;
  }
  const attemptsLeft = await takeAttempt(tx, customerId);
  return attemptsLeft === 0 ? new Refusal("pin_blocked") : new Refusal("pin_incorrect", { attemptsLeft });
}
