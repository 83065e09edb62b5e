import { type Insertable, sql } from "kysely";
import type { Db, Executor, Tx } from "../../../database.ts";
import { isId, newId } from "../../../infra/ids.ts";
import { isPaidByAnother } from "../payment.ts";
import type { PaymentRow } from "../payments.tables.ts";
import { disputeMayMove, holdingDisputes, isOpen, openDisputes } from "./dispute.ts";
import type { DisputeRow, DisputeTable } from "./disputes.tables.ts";

type Told = Omit<Insertable<DisputeTable>, "id">;

/** The payment that is disputed, held: whoever gives money back of it comes before or after. Undefined: none of ours. */
export async function lockDisputed(
  tx: Tx,
  gateway: string,
  paymentId: string | null,
): Promise<PaymentRow | undefined> {
  if (!isId(paymentId)) return undefined;
  return tx
    .selectFrom("payment")
    .selectAll()
    .where("id", "=", paymentId)
    .where("gateway", "=", gateway)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The only place that writes what a dispute is, and that it has moved. What was asked for before what stands here is left out. `from`: what it
 * was; null where it is new, and where nothing was written the same as it is.
 */
export async function keepDispute(
  tx: Tx,
  told: Told,
): Promise<{ dispute: DisputeRow; from: DisputeRow["status"] | null }> {
  const added = await tx
    .insertInto("dispute")
    .values({ id: newId(), ...told })
    .onConflict((conflict) => conflict.columns(["gateway", "reference"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) {
    await noteMove(tx, added, null);
    return { dispute: added, from: null };
  }
  const before = await tx
    .selectFrom("dispute")
    .selectAll()
    .where("gateway", "=", told.gateway)
    .where("reference", "=", told.reference)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status: from } = before;
  if (told.askedAt <= before.askedAt) return { dispute: before, from };
  const hasMoved = from !== told.status;
  if (hasMoved && !disputeMayMove(from, told.status))
    throw new Error(`A dispute that is ${from} can't become ${told.status}`);
  const closedAt = hasMoved || isOpen(from) ? told.closedAt : before.closedAt;
  const dispute = await tx
    .updateTable("dispute")
    .set({ ...told, paymentId: before.paymentId ?? told.paymentId, closedAt })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (hasMoved) await noteMove(tx, dispute, from);
  return { dispute, from };
}

const noteMove = (tx: Tx, { id, status }: DisputeRow, from: DisputeRow["status"] | null) =>
  tx.insertInto("disputeHistory").values({ disputeId: id, fromStatus: from, toStatus: status }).execute();

/** Why a refund waits: stands in its note, by which it is found again. */
export const awaitsDispute = "the payment is disputed: its bank decides about the money";

/** What is owed and waits for it; held. */
export async function lockWaitingRefunds(tx: Tx, paymentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("refund")
    .select("id")
    .where("paymentId", "=", paymentId)
    .where("status", "=", "manual")
    .where("note", "=", awaitsDispute)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

async function hasDispute(
  db: Executor,
  paymentIds: readonly string[],
  states: readonly DisputeRow["status"][],
): Promise<boolean> {
  if (paymentIds.length === 0) return false;
  const row = await db
    .selectFrom("dispute")
    .select("id")
    .where("paymentId", "in", paymentIds)
    .where("status", "in", states)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the money of any of these payments is argued about or was taken back: then the shop gives nothing back of it. */
export const isDisputed = (db: Executor, ...paymentIds: string[]): Promise<boolean> =>
  hasDispute(db, paymentIds, holdingDisputes);

/** Whether a payment has a dispute that is not decided. */
export const isArguedAbout = (db: Executor, paymentId: string): Promise<boolean> =>
  hasDispute(db, [paymentId], openDisputes);

/** The same of what paid for an order. */
export async function isOrderDisputed(db: Executor, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payment as p")
    .innerJoin("dispute as d", "d.paymentId", "p.id")
    .select("d.id")
    .where("p.orderId", "=", orderId)
    .where("p.settlesOrder", "=", true)
    .where("d.status", "in", holdingDisputes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same, with that payment held: a dispute that comes just now comes before or after. */
export async function lockWhetherDisputed(tx: Tx, orderId: string): Promise<boolean> {
  const payment = await tx
    .selectFrom("payment")
    .select("id")
    .where("orderId", "=", orderId)
    .where("settlesOrder", "=", true)
    .forUpdate()
    .executeTakeFirst();
  return payment !== undefined && isDisputed(tx, payment.id);
}

export function findDisputesOf(db: Executor, paymentIds: readonly string[]): Promise<DisputeRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("dispute")
    .selectAll()
    .where("paymentId", "in", [...paymentIds])
    .orderBy("openedAt", "desc")
    .execute();
}

export const findDispute = (db: Executor, id: string): Promise<DisputeRow | undefined> =>
  db.selectFrom("dispute").selectAll().where("id", "=", id).executeTakeFirst();

/** Those that are not decided, and those that were since; with the number of what was paid. The oldest first. */
export function findDisputes(db: Executor, decidedSince: Date) {
  return db
    .selectFrom("dispute as d")
    .leftJoin("payment as p", "p.id", "d.paymentId")
    .selectAll("d")
    .select(["p.orderNumber", "p.paysFor"])
    .where((eb) => eb.or([eb("d.status", "in", openDisputes), eb("d.closedAt", ">=", decidedSince)]))
    .orderBy("d.openedAt")
    .limit(500)
    .execute();
}

/** Those that wait for proof. */
export function findDisputesToAnswer(db: Executor) {
  return db
    .selectFrom("dispute as d")
    .leftJoin("payment as p", "p.id", "d.paymentId")
    .leftJoin("topUp as t", (join) => join.onRef("t.id", "=", "p.orderId").on("p.paysFor", "=", "top-up"))
    .select([
      "d.id",
      "d.gateway",
      "d.reference",
      "d.reason",
      "d.amount",
      "d.currency",
      "d.answerBy",
      "d.openedAt",
    ])
    .select(["p.orderNumber", "p.paysFor", "t.customerId"])
    .where("d.status", "=", "needs_answer")
    .orderBy("d.openedAt")
    .limit(200)
    .execute();
}

type Known = { opened: Date; decided: Date };

/** By the names of their gateway: those that are open, and of those opened since one moment the ones decided before another. */
export async function findKnownDisputes(db: Db, gateway: string, { opened, decided }: Known) {
  const rows = await db
    .selectFrom("dispute")
    .select(["reference", "status", "closedAt"])
    .where("gateway", "=", gateway)
    .where((eb) => eb.or([eb("status", "in", openDisputes), eb("openedAt", ">=", opened)]))
    .orderBy("openedAt")
    .execute();
  const isSettled = ({ closedAt }: (typeof rows)[number]) => closedAt !== null && closedAt < decided;
  return {
    open: rows.filter(({ status }) => isOpen(status)).map(({ reference }) => reference),
    settled: rows.filter(isSettled).map(({ reference }) => reference),
  };
}

/** A part of a statement: a refund that was never sent, and was closed since its payment was disputed and lost. Its money is what the bank took back. */
export const endedByDispute = (refund: string) => {
  const of = (column: string) => sql.ref(`${refund}.${column}`);
  return sql<boolean>`(${of("sent_at")} is null and ${of("destination")} = 'card' and exists (select from dispute d
    where d.payment_id = ${of("payment_id")} and d.status = 'lost' and ${of("done_at")} >= d.opened_at))`;
};

/** What lost disputes took back in a span, by gateway and currency. */
export async function sumTakenBack(db: Executor, from: Date, to: Date) {
  const rows = await db
    .selectFrom("dispute")
    .select(({ fn }) => ["gateway", "currency", fn.sum<string>("takenBack").as("amount")])
    .where("status", "=", "lost")
    .where("closedAt", ">=", from)
    .where("closedAt", "<", to)
    .groupBy(["gateway", "currency"])
    .execute();
  return rows.map(({ gateway, currency, amount }) => ({ gateway, currency, amount: Number(amount) }));
}

type Payer = { emails: string[]; devices: string[]; customerId: string | null };

/**
 * By what whoever paid is known: of an order the address that it went to, or those that were left to pay it by a link; of a top-up its customer's; and the
 * devices of an account that paid signed in. Whose data was erased is known by nothing. No phone: whoever pays types any.
 */
export async function findPayer(tx: Tx, payment: PaymentRow): Promise<Payer> {
  const isAnother = isPaidByAnother(payment);
  const byLink = sql`select email, null::uuid as customer_id from payer_address where payment_id = ${payment.id}`;
  const buyer = sql`select o.email, c.id as customer_id
    from customer_order o left join customer c on c.email = o.email where o.id = ${payment.orderId} and o.erased_at is null`;
  const customer = sql`select c.email, c.id as customer_id
    from top_up t join customer c on c.id = t.customer_id where t.id = ${payment.orderId}`;
  const whose = payment.paysFor === "top-up" ? customer : isAnother ? byLink : buyer;
  const payers = await sql<{ email: string; customerId: string | null }>`${whose}`.execute(tx);
  const devices = await sql<{ id: string }>`
    select distinct d.id from payment_start s join known_device d on d.customer_id = s.customer_id
    where s.payment_id = ${payment.id} and not ${isAnother}`.execute(tx);
  return {
    emails: payers.rows.map(({ email }) => email),
    devices: devices.rows.map(({ id }) => id),
    customerId: payers.rows[0]?.customerId ?? null,
  };
}
