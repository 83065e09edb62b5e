import type { Money } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { findCustomerByEmail } from "../customers/index.ts";
import { readLots } from "../payments/index.ts";
import { giveCredit, isFree, lockBalances, payOut, resetPin } from "../wallet/index.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";
import { answerFor } from "./second-person.ts";

type Asked = { email: string; amount: Money; responsible: Responsible };
const moves = { credit: giveCredit, "pay-out": payOut } as const;

/**
 * Puts money into a customer's wallet in amends, or notes that the shop has sent money out of it to their bank account.
 * Throws where there is no such customer; refuses with `wallet_insufficient` where there is less. The reason stands in
 * the ledger and with the operators' acts, or nothing has moved. Throws `NeedsSecondPerson` above what one may do alone.
 */
export async function moveWalletMoney(
  app: Uses<"config" | "db" | "gateways">,
  what: keyof typeof moves,
  { email, amount, responsible }: Asked,
) {
  const { id: customerId, email: known } = await customerOf(app.db, email);
  const id = newId();
  const details = { ...amount };
  await app.db.transaction().execute(async (tx) => {
    const answer = await answerFor(app, tx, { responsible, email: known, amount });
    // After what holds the day for all operators, as every act that moves money does.
    if (what === "pay-out") await assertFree(app, tx, customerId, amount);
    await moves[what](tx, { customerId, amount, key: id, note: `${responsible.who}: ${responsible.why}` });
    await recordAct(tx, {
      ...responsible,
      ...answer,
      id,
      act: `wallet ${what}`,
      subject: customerId,
      details,
    });
  });
  return { customer: customerId, ...details };
}

/**
 * What came by card goes to a bank only once the card can't call it back any more; until then back to the card, or for what is bought. Throws
 * what an operator reads, and holds the wallet.
 */
async function assertFree(app: Uses<"gateways">, tx: Tx, customerId: string, { amount, currency }: Money) {
  const balances = await lockBalances(tx, customerId);
  const balance = balances.find((one) => one.currency === currency)?.amount ?? 0;
  if (amount > balance) throw new Refusal("wallet_insufficient");
  const now = new Date();
  const lots = await readLots(app, tx, { customerId, currency });
  const held = lots.filter((lot) => lot.left > 0 && !isFree(lot, now));
  const free = balance - held.reduce((sum, { left }) => sum + left, 0);
  if (amount <= free) return;
  const [until] = held.map(({ heldUntil }) => heldUntil?.toISOString().slice(0, 10)).toSorted();
  throw new Error(
    `Of this wallet ${free / 100} ${currency} may be paid out now. The rest came by card, whose bank may still call it back; some of it until ${until}. Its owner can have it sent back to the card, in the wallet. Nothing was done.`,
  );
}

/** Takes a customer's PIN away; they set another with a mailed code, and are told. */
export async function takePinAway(app: Uses<"db" | "jobs">, email: string, responsible: Responsible) {
  const { id: customerId } = await customerOf(app.db, email);
  return app.db.transaction().execute(async (tx) => {
    const hadPin = await resetPin(app, tx, customerId);
    await recordAct(tx, { ...responsible, id: newId(), act: "reset-pin", subject: customerId, details: {} });
    return { customer: customerId, hadPin };
  });
}

export async function customerOf(db: Uses<"db">["db"], email: string) {
  const customer = await findCustomerByEmail(db, email.toLowerCase());
  if (!customer) throw new Error(`No customer has the e-mail ${email}`);
  return customer;
}
