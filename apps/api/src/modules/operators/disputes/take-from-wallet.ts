import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { isId, newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findCustomer } from "../../customers/index.ts";
import { type DisputeRow, findDispute, lockPayment } from "../../payments/index.ts";
import { lockBalances, takeBack } from "../../wallet/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import { holdTheDay } from "../second-person/second-person.repository.ts";
import { answerFor } from "../second-person/second-person.ts";
import { topUpOfDispute } from "./top-up-of-dispute.ts";

/**
 * Takes out of a wallet what is left there of a top-up whose dispute is lost: its bank has that money, and it would be spent a second time. What is spent already
 * is the shop's loss, and other money of that wallet is never touched. One transaction holds the payment, by which disputes move, then the day of the
 * operators, then the wallet. Once for each dispute, also where it is won and lost again. `seen`: what was left when the operator looked.
 */
export async function takeFromWallet(
  app: Uses<"config" | "db" | "gateways">,
  disputeId: string,
  seen: number | undefined,
  responsible: Responsible,
) {
  return app.db.transaction().execute(async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    await holdTheDay(tx);
    const known = await topUpOfDispute(app, tx, dispute);
    if (!known) throw new OperatorRefusal("nothing_in_wallet");
    const { customerId, number: reference } = known.topUp;
    const balances = await lockBalances(tx, customerId);
    // What was read before may be spent; from here on nothing is.
    const { left, taken, cause } = (await topUpOfDispute(app, tx, dispute)) ?? known;
    const { currency } = dispute;
    if (taken !== undefined) throw new OperatorRefusal("taken_out_already");
    if (dispute.status !== "lost") throw new OperatorRefusal("dispute_not_lost");
    if (left < 1) throw new OperatorRefusal("nothing_in_wallet");
    if (seen !== undefined && seen !== left)
      throw new OperatorRefusal("changed_meanwhile", { left, currency });
    const amount = { amount: left, currency };
    const email = (await findCustomer(tx, customerId))?.email ?? null;
    const answer = await answerFor(app, tx, { responsible, email, amount });
    const note = `${responsible.who}: ${responsible.why}`;
    await takeBack(tx, { customerId, amount, cause, reference, note });
    const balance = balances.find((one) => one.currency === currency)?.amount ?? 0;
    const details = { ...amount, dispute: dispute.id };
    const [before, after] = [{ balance }, { balance: balance - left }];
    const act = { act: "wallet take-back", subject: customerId, details, before, after };
    await recordAct(tx, { ...responsible, ...answer, id: newId(), ...act });
    return { customer: customerId, ...details };
  });
}

/** As it stands, and until the transaction ends: whoever writes what a dispute is holds its payment. */
async function lockDispute(tx: Tx, id: string): Promise<DisputeRow> {
  const known = isId(id) ? await findDispute(tx, id) : undefined;
  if (!known?.paymentId) throw new OperatorRefusal("dispute_unknown");
  await lockPayment(tx, known.paymentId);
  return (await findDispute(tx, id)) ?? known;
}
