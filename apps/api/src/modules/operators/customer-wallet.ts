import type { Money } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import { findCustomerByEmail } from "../customers/index.ts";
import { giveCredit, payOut, resetPin } from "../wallet/index.ts";
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
  app: Uses<"config" | "db">,
  what: keyof typeof moves,
  { email, amount, responsible }: Asked,
) {
  const { id: customerId, email: known } = await customerOf(app.db, email);
  const id = newId();
  const details = { ...amount };
  await app.db.transaction().execute(async (tx) => {
    const answer = await answerFor(app, tx, { responsible, email: known, amount });
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
