import { type Insertable, type RawBuilder, sql, type Updateable } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import { asynchronousCommit } from "../../infra/database/asynchronous-commit.ts";
import { isId, newId } from "../../infra/ids.ts";
import { enqueued } from "../../infra/jobs/enqueued.ts";
import { endedByDispute } from "./disputes/disputes.repository.ts";
import { mayMove } from "./payment.ts";
import type { PaidChanges } from "./payment-events.ts";
import { notedStart, type StartedBy } from "./payment-starts.repository.ts";
import { checkPaymentJob } from "./payments.queue.ts";
import type {
  PaymentRow,
  PaymentStatus,
  PaymentTable,
  RefundStatus,
  RefundTable,
} from "./payments.tables.ts";
import { columnsToFindBy } from "./receipt-columns.ts";
import type { RefundRow } from "./refunds/refund-state.ts";
import { awaitingPayments, refundsHere } from "./statuses.ts";

type NewPayment = Omit<Insertable<PaymentTable>, "attempt">;

/**
 * Inserts the attempt with who started it; undefined when the same key has made one before. Where it has a page, its transaction commits
 * without waiting for the disk: nobody can pay before the page is stored, and that waits for both.
 */
export async function insertPayment(
  tx: Tx,
  payment: NewPayment,
  { hasPage, by }: { hasPage: boolean; by: StartedBy },
): Promise<PaymentRow | undefined> {
  const attempt = sql<number>`(select coalesce(max(attempt), 0) + 1 from payment where order_id = ${payment.orderId})`;
  return tx
    .with("inserted", (query) =>
      query
        .insertInto("payment")
        .values({ ...payment, attempt })
        .onConflict((conflict) => conflict.columns(["orderId", "idempotencyKey"]).doNothing())
        .returningAll(),
    )
    .with("noted", (query) =>
      query
        .insertInto("paymentHistory")
        .columns(["paymentId", "toStatus", "reason"])
        .expression((eb) =>
          eb
            .selectFrom("inserted")
            .select(["id", sql.lit("pending").as("to"), sql.lit("started").as("reason")]),
        ),
    )
    .with("started", () => sql<{ id: number }>`(${notedStart("inserted", by)})`)
    .selectFrom("inserted")
    .selectAll()
    .$if(hasPage, (query) => query.where(asynchronousCommit, "=", "off"))
    .executeTakeFirst();
}

/**
 * The same for the first attempt to pay what `payable` locks, with its first check, in one statement; undefined when
 * nothing is locked or another attempt was there first, seen or unseen: that one has the number.
 */
export async function insertFirstPayment(
  db: Db,
  payment: NewPayment,
  payable: RawBuilder<unknown>,
  { by, firstCheckSeconds }: { by: StartedBy; firstCheckSeconds: number },
): Promise<PaymentRow | undefined> {
  const columns = Object.keys(payment) as (keyof NewPayment)[];
  const { rows } = await sql<PaymentRow>`
    with payable as (${payable}), inserted as (
      insert into payment (attempt, ${sql.join(columns.map((name) => sql.ref(name)))})
      select 1, ${sql.join(columns.map((name) => payment[name]))} from payable
      where not exists (select from payment where order_id = ${payment.orderId})
      on conflict do nothing returning *
    ), noted as (
      insert into payment_history (payment_id, to_status, reason) select id, 'pending', 'started' from inserted
    ), started as (${notedStart("inserted", by)}
    ), first_check as (
      ${enqueued(checkPaymentJob, "inserted", [{ paymentId: payment.id }], { startAfterSeconds: firstCheckSeconds })}
    )
    select * from inserted where ${asynchronousCommit} = 'off'`.execute(db);
  return rows[0];
}

/** Whether anybody has begun to pay what has this id. */
export const hasAttempts = (orderId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from payment where order_id = ${orderId})`;

/** Stores the gateway's page for an attempt that has none yet; null when another call was first. */
export function saveRegistration(
  db: Executor,
  id: string,
  registration: {
    gatewayOrderNumber: string;
    gatewayRef: string;
    redirectUrl: string;
    nextCheckAt: Date;
  },
) {
  return db
    .updateTable("payment")
    .set(registration)
    .where("id", "=", id)
    .where("gatewayRef", "is", null)
    .where("status", "=", "pending")
    .returningAll()
    .executeTakeFirst();
}

export function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findPaymentByKey(
  db: Executor,
  orderId: string,
  key: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payment")
    .selectAll()
    .where("orderId", "=", orderId)
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
}

export function findPaymentByRef(
  db: Executor,
  gateway: string,
  ref: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payment")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("gatewayRef", "=", ref)
    .executeTakeFirst();
}

export function findPaymentsOf(db: Executor, orderIds: string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("payment")
    .selectAll()
    .where("orderId", "in", orderIds)
    .orderBy("createdAt", "desc")
    .execute();
}

export function lockPayment(tx: Tx, id: string): Promise<PaymentRow> {
  return tx.selectFrom("payment").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** The only place that changes a payment's status; a move the table does not know is a fault of ours. */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  to: PaymentStatus,
  reason: string,
  values: Updateable<PaymentTable> = {},
): Promise<PaymentRow> {
  if (!mayMove(payment.status, to)) throw new Error(`A ${payment.status} payment can't become ${to}`);
  return tx
    .with("noted", (query) =>
      query
        .insertInto("paymentHistory")
        .values({ paymentId: payment.id, fromStatus: payment.status, toStatus: to, reason }),
    )
    .updateTable("payment")
    .set({ ...values, status: to })
    .where("id", "=", payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updatePayment(
  db: Executor,
  id: string,
  values: Omit<Updateable<PaymentTable>, "status">,
): Promise<PaymentRow> {
  return db.updateTable("payment").set(values).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Parts of the statement that settles most payments. This one: a payment that may be marked paid, locked. */
export const awaitedPayment = (id: string) => sql`
  select id as payment_id, order_id, status as from_status, amount, currency from payment
  where id = ${id} and status in (${sql.join(awaitingPayments.map((status) => sql.lit(status)))}) and settled_by_hand is null and review_reason is null
  for update`;

/** A table, so that the type check asks where another one is stored. */
const columnOf = {
  paidAt: "paid_at",
  gatewayMessage: "gateway_message",
  approvalCode: "approval_code",
  card: "card",
} as const satisfies Record<keyof PaidChanges, string>;
const paidColumns = Object.entries(columnOf) as [keyof PaidChanges, string][];

/** Marks it paid, and its order as settled by it, where it is in `held`. */
export const paidPayment = (held: string, changes: PaidChanges) => sql`
  update payment set status = 'paid', settles_order = true, next_check_at = null, acknowledged_at = ${changes.paidAt},
    ${sql.join(paidColumns.map(([name, column]) => sql`${sql.ref(column)} = ${changes[name]}`))}
  from ${sql.table(held)} as held where payment.id = held.payment_id
  returning payment.*`;

/** The reason in its history. */
export const saidPaid = "the gateway says so";

export const notedPayment = (held: string) => sql`
  insert into payment_history (payment_id, from_status, to_status, reason)
  select payment_id, from_status, 'paid', ${saidPaid} from ${sql.table(held)}`;

/** A part of a statement. */
export const paymentOf = (id: string) => sql`select * from payment where id = ${id}`;

/**
 * Takes the turn to ask the gateway about a payment that awaits news: the payment for one caller at a time, and at most
 * every `restSeconds`. This only saves calls: two that ask at once lead to the same result.
 */
export function claimCheck(db: Executor, id: string, restSeconds: number): Promise<PaymentRow | undefined> {
  return db
    .updateTable("payment")
    .set((eb) => ({ checks: eb("checks", "+", 1), checkedAt: sql<Date>`now()` }))
    .where("id", "=", id)
    .where("status", "in", awaitingPayments)
    .where("settledByHand", "is", null)
    .where((eb) => eb.or([eb("checkedAt", "is", null), eb("checkedAt", "<=", secondsAgo(restSeconds))]))
    .where(asynchronousCommit, "=", "off")
    .returningAll()
    .executeTakeFirst();
}

export function findPaymentsToCheck(db: Executor, limit: number) {
  return db
    .selectFrom("payment")
    .select(["id", "gateway"])
    .where("nextCheckAt", "<=", sql<Date>`now()`)
    .orderBy("nextCheckAt")
    .limit(limit)
    .execute();
}

/** Attempts whose process died before the gateway's page was stored, older than any page. */
export function findUnregistered(db: Executor, limit: number) {
  return db
    .selectFrom("payment")
    .select(["id", "gateway"])
    .where("status", "=", "pending")
    .where("gatewayRef", "is", null)
    .where("sessionEndsAt", "<", sql<Date>`now()`)
    .limit(limit)
    .execute();
}

/** Records that money must go back; the same cause is recorded once. Returns the refund's id when it is new. */
export async function insertRefund(
  tx: Tx,
  refund: Omit<Insertable<RefundTable>, "id">,
): Promise<string | null> {
  const row = await tx
    .insertInto("refund")
    .values({ id: newId(), ...refund })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export function findRefund(db: Executor, id: string) {
  return db.selectFrom("refund").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockRefund(tx: Tx, id: string) {
  return tx.selectFrom("refund").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

type RefundChanges = Pick<
  Updateable<RefundTable>,
  "sentAt" | "nextLookAt" | "notTakenAt" | "pending" | "failedAt" | "destination" | "walletOf" | "doneAt"
>;

/** `sentAt`: when the gateway was asked for it last. `nextLookAt`: when it is to be asked what became of it. */
export async function moveRefund(
  tx: Tx,
  id: string,
  to: RefundStatus,
  note: string | null,
  changes: RefundChanges = {},
): Promise<void> {
  await tx
    .updateTable("refund")
    .set({ status: to, note, nextLookAt: null, pending: false, ...changes })
    .where("id", "=", id)
    .execute();
}

/** Sum of what has gone or is going back, in minor units. */
export const refundedAmount = (db: Executor, paymentId: string): Promise<number> =>
  sumOf(refundsOf(db, paymentId));

/** What has been given back of a payment for sure, whichever way, in minor units. */
export const givenBack = (tx: Tx, paymentId: string): Promise<number> =>
  sumOf(refundsOf(tx, paymentId).where("status", "=", "done"));

/** The part of it that the gateway knows of. */
export const givenBackByGateway = (tx: Tx, paymentId: string): Promise<number> =>
  sumOf(refundsOf(tx, paymentId).where("status", "=", "done").where("destination", "=", "card"));

/** Refunds of a payment that have not left, or are certainly with the shop again; held. */
export function lockRefundsStillHere(tx: Tx, paymentId: string) {
  return refundsOf(tx, paymentId)
    .selectAll()
    .where("destination", "=", "card")
    .where("status", "in", refundsHere)
    .where((eb) => eb.or([eb("sentAt", "is", null), eb("failedAt", "is not", null)]))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** From now on it is known that somebody is sending it: nobody can choose another way for it. */
export async function markBeingSent(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("refund")
    .set({ sentAt: sql<Date>`now()`, failedAt: null })
    .where("id", "=", id)
    .execute();
}

const refundsOf = (tx: Executor, paymentId: string) =>
  tx.selectFrom("refund").where("paymentId", "=", paymentId);

async function sumOf(refunds: ReturnType<typeof refundsOf>): Promise<number> {
  const row = await refunds.select(({ fn }) => fn.sum<string>("amount").as("sum")).executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** Whether another refund of the payment waits for its answer: of two nobody could tell which one was taken. */
export async function hasRefundUnderWay(tx: Tx, refund: { id: string; paymentId: string }): Promise<boolean> {
  const other = await tx
    .selectFrom("refund")
    .select("id")
    .where("paymentId", "=", refund.paymentId)
    .where("id", "!=", refund.id)
    .where("status", "=", "sent")
    .executeTakeFirst();
  return other !== undefined;
}

export function findRefundsToLookAt(db: Executor, limit: number) {
  return db
    .selectFrom("refund as r")
    .innerJoin("payment as p", "p.id", "r.paymentId")
    .select(["r.id", "p.gateway"])
    .where("r.nextLookAt", "<=", sql<Date>`now()`)
    .orderBy("r.nextLookAt")
    .limit(limit)
    .execute();
}

/** What goes back or is back of these payments. */
export function findRefundsOfPayments(db: Executor, paymentIds: string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("refund")
    .selectAll()
    .where("paymentId", "in", paymentIds)
    .orderBy("createdAt")
    .execute();
}

/** What was given back for one of these causes. */
export function findRefundFor(db: Executor, ...causes: string[]) {
  return db.selectFrom("refund").selectAll().where("cause", "in", causes).executeTakeFirst();
}

/** Refunds that were asked for and whose job may have been lost with the database's queue. */
export function findRefundsToSend(db: Executor, limit: number) {
  return db
    .selectFrom("refund as r")
    .innerJoin("payment as p", "p.id", "r.paymentId")
    .select(["r.id", "p.gateway"])
    .where("r.status", "=", "requested")
    .where((eb) => eb.or([eb("sendAfter", "is", null), eb("sendAfter", "<=", sql<Date>`now()`)]))
    .limit(limit)
    .execute();
}

/** By what their gateways call them, as it stands on the receipt. */
export async function findPaymentsNamed(db: Executor, text: string, limit: number) {
  const [first, ...others] = columnsToFindBy.map((column) =>
    db.selectFrom("payment").select("orderId").where(column, "=", text),
  );
  if (!first) return [];
  // By `or` one column without an index has all payments read.
  return others
    .reduce((found, query) => found.union(query), first)
    .limit(limit)
    .execute();
}

export async function findRefundsOf(db: Executor, paymentIds: string[]) {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom("refund as r")
    .innerJoin("payment as p", "p.id", "r.paymentId")
    .select(["r.id", "p.orderId", "r.amount", "r.status", "r.cause", "r.note", "r.createdAt", "r.doneAt"])
    .select(["r.paymentId", "r.destination", "p.currency"])
    .where("r.paymentId", "in", paymentIds)
    .orderBy("r.createdAt")
    .execute();
}

/** Those of these ids that are ours; anything else in the list is no id of a payment. */
export function findPaymentsById(db: Executor, ids: readonly string[]) {
  const known = ids.filter(isId);
  if (known.length === 0) return Promise.resolve([]);
  return db.selectFrom("payment").selectAll().where("id", "in", known).execute();
}

/** Attempts with a page that were begun or paid in a span. */
export async function findDayOfPayments(db: Executor, from: Date, to: Date) {
  const rows = await db
    .selectFrom("payment")
    .select([
      "id",
      "orderNumber",
      "gateway",
      "gatewayRef",
      "status",
      "amount",
      "currency",
      "language",
      "paidAt",
    ])
    .where("gatewayRef", "is not", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("paidAt", ">=", from), eb("paidAt", "<", to)]),
        eb.and([eb("createdAt", ">=", from), eb("createdAt", "<", to)]),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, gatewayRef: row.gatewayRef ?? "" }));
}

/** What was given back in a span, into wallets too. */
export function findDayOfRefunds(db: Executor, from: Date, to: Date) {
  return refundsWithPayment(db)
    .where("r.doneAt", ">=", from)
    .where("r.doneAt", "<", to)
    .where((eb) => eb.not(endedByDispute("r")))
    .execute();
}

/** Those of these ids that are ours; anything else in the list is no id of a refund. */
export function findRefundsById(db: Executor, ids: readonly string[]) {
  const known = ids.filter(isId);
  if (known.length === 0) return Promise.resolve([]);
  return refundsWithPayment(db).where("r.id", "in", known).execute();
}

const refundsWithPayment = (db: Executor) =>
  db
    .selectFrom("refund as r")
    .innerJoin("payment as p", "p.id", "r.paymentId")
    .select([
      "r.id",
      "r.paymentId",
      "p.orderNumber",
      "p.gateway",
      "p.gatewayRef",
      "p.language",
      "p.currency",
      "r.amount",
      "r.destination",
      "r.status",
      "r.doneAt",
    ]);

/** What a gateway should have given back of these payments, as far as we know: minor units by payment. */
export async function sumGivenBack(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("refund")
    .select(({ fn }) => ["paymentId", fn.sum<string>("amount").as("amount")])
    .where("paymentId", "in", [...paymentIds])
    .where("destination", "=", "card")
    .where("status", "=", "done")
    .where((eb) => eb.not(endedByDispute("refund")))
    .groupBy("paymentId")
    .execute();
  return new Map(rows.map(({ paymentId, amount }) => [paymentId, Number(amount)]));
}

/** What a person has to look at. */
export async function findStuckPayments(db: Executor) {
  const payments = await db
    .selectFrom("payment")
    .select(["id", "orderNumber", "status", "amount", "currency", "reviewReason", "createdAt"])
    .where("reviewReason", "is not", null)
    .execute();
  const refunds = await db
    .selectFrom("refund as r")
    .innerJoin("payment as p", "p.id", "r.paymentId")
    .select(["r.id", "p.orderNumber", "r.status", "r.amount", "p.currency", "r.note", "r.createdAt"])
    .where((eb) =>
      eb.or([
        eb("r.status", "=", "manual"),
        eb.and([eb("r.status", "=", "sent"), eb("r.sentAt", "<", sql<Date>`now() - interval '1 hour'`)]),
      ]),
    )
    .execute();
  return { payments, refunds };
}

const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;
