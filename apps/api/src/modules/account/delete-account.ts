import { deletionWord } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { eraseBlocks } from "../blocks/index.ts";
import { eraseChatsOf } from "../chat/index.ts";
import { deleteSharesOf } from "../esim-shares/index.ts";
import { eraseEsims } from "../esims/index.ts";
import { eraseFeedback } from "../feedback/index.ts";
import { deleteUnwantedMails } from "../messages/index.ts";
import { deleteOrdersOfStrangers, eraseOrders, lockOrdersOf } from "../orders/index.ts";
import { eraseInvoices } from "../receipts/index.ts";
import { lockAccount } from "../sign-in/index.ts";
import { lockTopUpsOf } from "../top-ups/index.ts";
import { lockBalances } from "../wallet/index.ts";
import { findObstacles, settleOpenPaymentsOf } from "./deletion-obstacles.ts";
import { eraseCustomer } from "./erase-customer.ts";

type DeleteAccount = { caller: Caller; confirm: string };

/**
 * Deletes an account and takes the person out of what accounting keeps. Phases: ask the gateways how open payments
 * ended (no transaction) · one transaction that looks whether anything is still moving and removes everything.
 *
 * Locks, in this order: the e-mail, the customer, the orders, the top-ups, the wallet. A payment or an eSIM holds its own
 * row and waits for its order, so neither is locked here: with the order held, one that is not at its end is seen as such and refuses the
 * deletion, and one that is can't move any more. Of two deletions at once the second finds nobody and is done.
 */
export async function deleteAccount(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  { caller, confirm }: DeleteAccount,
): Promise<void> {
  if (confirm !== deletionWord) throw new Refusal("confirmation_mismatch");
  await deleteAccountOf(app, caller, async () => {});
}

/** The same for who proves otherwise that the account is theirs. `keep`: what is noted of it, in its transaction, at the end; not where nobody was there. */
export async function deleteAccountOf(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  person: Caller,
  keep: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  await settleOpenPaymentsOf(app, person);
  const isDone = await app.db.transaction().execute(async (tx) => {
    if (!(await erase(app, tx, person))) return false;
    await keep(tx);
    return true;
  });
  app.log.info({ customerId: person.customerId }, "account deleted");
  return isDone;
}

async function erase({ config, jobs }: Uses<"config" | "jobs">, tx: Tx, caller: Caller): Promise<boolean> {
  const customer = await lockAccount(tx, caller);
  if (!customer) return false;
  const orders = await lockOrdersOf(tx, customer.email);
  const topUps = await lockTopUpsOf(tx, customer.id);
  const paidFor = [...orders, ...topUps].map(({ id }) => id);
  // What pays into the wallet or from it holds its order or top-up first, so nothing does any more.
  const stored = await lockBalances(tx, customer.id);
  const blockedBy = await findObstacles(tx, customer.email, { paidFor, stored });
  if (blockedBy.length > 0) throw new Refusal("deletion_blocked", { blockedBy });
  await eraseBlocks(config.SECRET_KEY, tx, customer);
  await deleteOrdersOfStrangers(tx, customer.email);
  await deleteSharesOf(tx, customer.email);
  await deleteUnwantedMails(tx, customer.email);
  await eraseEsims(tx, customer.email);
  await eraseOrders(tx, orders);
  const orderIds = orders.map(({ id }) => id);
  await eraseInvoices(tx, orderIds);
  await eraseFeedback(tx, orderIds);
  await eraseChatsOf(jobs, tx, customer);
  await eraseCustomer(config.SECRET_KEY, tx, customer);
  return true;
}
