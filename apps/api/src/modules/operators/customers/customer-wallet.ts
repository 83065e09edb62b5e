import type { Money } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { isId, newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { Refusal } from "../../../refusal.ts";
import { findCustomerByEmail } from "../../customers/index.ts";
import { isDisputed, readLots } from "../../payments/index.ts";
import { giveCredit, isFree, lockBalances, payOut, resetPin } from "../../wallet/index.ts";
import { hasAct, type Responsible, recordAct } from "../acts.repository.ts";
import { holdTheDay } from "../second-person/second-person.repository.ts";
import { answerFor } from "../second-person/second-person.ts";

/** `key`: an act of this id is done once, however often it is asked for. */
type Asked = { email: string; amount: Money; responsible: Responsible; key?: string };
const moves = { credit: giveCredit, "pay-out": payOut } as const;

/**
 * Puts money into a customer's wallet in amends, or notes that the shop has sent money out of it to their bank account.
 * Refuses with `customer_unknown` or, where there is less, `wallet_insufficient`. The reason stands in
 * the ledger and with the operators' acts, or nothing has moved. Throws `NeedsSecondPerson` above what one may do alone.
 */
export async function moveWalletMoney(
  app: Uses<"config" | "db" | "gateways">,
  what: keyof typeof moves,
  { email, amount, responsible, key: id = newId() }: Asked,
) {
  const { id: customerId, email: known } = await customerOf(app.db, email);
  const details = { ...amount };
  await app.db.transaction().execute(async (tx) => {
    await holdTheDay(tx);
    if (await hasAct(tx, id)) return;
    const answer = await answerFor(app, tx, { responsible, email: known, amount });
    // After what holds the day for all operators, as every act that moves money does.
    if (what === "pay-out") await assertFree(app, tx, customerId, amount);
    const before = await balanceOf(tx, customerId, amount.currency);
    await moves[what](tx, { customerId, amount, key: id, note: `${responsible.who}: ${responsible.why}` });
    await recordAct(tx, {
      ...responsible,
      ...answer,
      id,
      act: `wallet ${what}`,
      subject: customerId,
      details,
      before: { balance: before },
      after: { balance: before + (what === "credit" ? amount.amount : -amount.amount) },
    });
  });
  return { customer: customerId, ...details };
}

/** Held until the transaction ends; of a wallet that there is not yet: nothing. */
async function balanceOf(tx: Tx, customerId: string, currency: string): Promise<number> {
  const balances = await lockBalances(tx, customerId);
  return balances.find((one) => one.currency === currency)?.amount ?? 0;
}

/**
 * What came by card goes to a bank only once the card can't call it back any more; until then back to the card, or for what is bought. Refuses
 * with `held_by_card`, and holds the wallet.
 */
async function assertFree(app: Uses<"gateways">, tx: Tx, customerId: string, { amount, currency }: Money) {
  const balance = await balanceOf(tx, customerId, currency);
  if (amount > balance) throw new Refusal("wallet_insufficient");
  const now = new Date();
  const lots = await readLots(app, tx, { customerId, currency });
  const filling = lots.flatMap(({ id, left }) => (left > 0 && isId(id) ? [id] : []));
  if (await isDisputed(tx, ...filling)) throw new OperatorRefusal("payment_under_dispute");
  const held = lots.filter((lot) => lot.left > 0 && !isFree(lot, now));
  const free = balance - held.reduce((sum, { left }) => sum + left, 0);
  if (amount <= free) return;
  const [until] = held.map(({ heldUntil }) => heldUntil?.toISOString().slice(0, 10)).toSorted();
  throw new OperatorRefusal("held_by_card", { free, currency, until: until ?? "" });
}

/** Takes a customer's PIN away; they set another with a mailed code, and are told. */
export async function takePinAway(app: Uses<"db" | "jobs">, email: string, responsible: Responsible) {
  const { id: customerId } = await customerOf(app.db, email);
  return app.db.transaction().execute(async (tx) => {
    const hadPin = await resetPin(app, tx, customerId);
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "reset-pin",
      subject: customerId,
      details: {},
      before: { hadPin },
      after: { hadPin: false },
    });
    return { customer: customerId, hadPin };
  });
}

export async function customerOf(db: Uses<"db">["db"], email: string) {
  const customer = await findCustomerByEmail(db, email.toLowerCase());
  if (!customer) throw new OperatorRefusal("customer_unknown");
  return customer;
}
