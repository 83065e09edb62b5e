import type { Money } from "@rihla/contract";
import { newDevice } from "@rihla/contract/rules";
import type { Executor, Tx } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { findRates, worthIn } from "../catalogue/index.ts";
import { findNewDevice } from "../sign-in/index.ts";
import { insertNewDeviceSpend, lockNewDevices, spentOnNewDevices } from "./new-device.repository.ts";

const { most, hours } = newDevice;

/** The session that takes money out, and what is exempt from the limit: what the account had before `since`. */
export type Spender = { sessionId: string; isExempt: (tx: Tx, since: Date) => Promise<boolean> };
type Spent = { customerId: string; amount: Money; cause: string };

/**
 * In the transaction that takes the money, after it was taken: refuses with `new_device_limit` where more would have left the wallet through
 * new devices, all of them together, than may in so many hours. `cause`: the transfer's.
 */
export async function holdToNewDevice(tx: Tx, spent: Spent, { sessionId, isExempt }: Spender): Promise<void> {
  const device = await findNewDevice(tx, sessionId, hours);
  if (!device || (await isExempt(tx, device.since))) return;
  const { customerId, amount, cause } = spent;
  await lockNewDevices(tx, customerId);
  const rates = await findRates(tx);
  const worth = worthIn(rates, amount, most.currency, "up");
  const left = most.amount - (await spentOnNewDevices(tx, customerId, hours));
  if (worth > left) {
    const here = worthIn(rates, { amount: left, currency: most.currency }, amount.currency, "down");
    throw refusal({ amount: here, currency: amount.currency }, device.secondsLeft);
  }
  await insertNewDeviceSpend(tx, { cause, customerId, worth, most: most.amount });
}

/**
 * The same for what would spend later, without anybody there: refused on a new device, but for an eSIM that the account had (`hadSince`) before
 * somebody first signed in there.
 */
export async function refuseOnNewDevice(db: Executor, sessionId: string, hadSince: Date): Promise<void> {
  const device = await findNewDevice(db, sessionId, hours);
  if (device && hadSince >= device.since) throw refusal({ ...most, amount: 0 }, device.secondsLeft);
}

const refusal = (leftHere: Money, retryAfterSeconds: number) =>
  new Refusal("new_device_limit", { leftHere, retryAfterSeconds });
