import type { Money } from "@rihla/contract";
import { payableMinutes } from "@rihla/contract/rules";
import type { Company } from "@rihla/contract/rules/company";
import { type Insertable, type QueryCreator, type RawBuilder, sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import { enqueued } from "../../infra/jobs/enqueued.ts";
import type { Schema } from "../../schema.ts";
import { forgetUsers, returnUses } from "../coupons/index.ts";
import {
  awaitedPayment,
  hasAttempts,
  notedPayment,
  type PaidChanges,
  type PaymentRow,
  paidPayment,
  paymentOf,
  takesOrder,
} from "../payments/index.ts";
import type { FullQuote } from "../quotes/index.ts";
import { boughtOf, sumsOf } from "./frozen-price.ts";
import { mayMove, type OrderLineRow, type OrderRow, usedCoupon } from "./order.ts";
import { mailPaidOrderJob } from "./orders.queue.ts";
import type { OrderTable } from "./orders.tables.ts";

/** Inserts the order with its lines, in one statement. Throws when its idempotency key is taken. */
export function insertOrder(
  db: Executor,
  order: Insertable<OrderTable>,
  lines: OrderLineRow[],
): Promise<OrderRow> {
  const rows = lines.map((line) => ({
    ...line,
    plan: JSON.stringify(line.plan),
    destinationNames: JSON.stringify(line.destinationNames),
  }));
  return db
    .with("noted", (query) => noteMove(query, order.id, null, "open", "ordered"))
    .with("lines", (query) => query.insertInto("orderLine").values(rows))
    .insertInto("customerOrder")
    .values(order)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findOrderByKey(db: Executor, key: string): Promise<OrderRow | undefined> {
  return db.selectFrom("customerOrder").selectAll().where("idempotencyKey", "=", key).executeTakeFirst();
}

/**
 * What the same call has ordered meanwhile, for one that failed: where both were made at once the quicker one has taken the key, and
 * the coupon or the voucher too. Throws `error` where there is no such order.
 */
export async function orderedMeanwhile(db: Db, key: string, error: unknown): Promise<OrderRow> {
  const order = await findOrderByKey(db, key);
  if (!order) throw error;
  return order;
}

export const isKeyKnown = (key: string) =>
  sql<boolean>`exists (select from customer_order where idempotency_key = ${key})`;

export function findOrderByNumber(db: Executor, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom("customerOrder").selectAll().where("number", "=", number).executeTakeFirst();
}

export function findOrderById(db: Executor, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom("customerOrder").selectAll().where("id", "=", id).executeTakeFirst();
}

/** With whether anybody has begun to pay it. */
export async function findOrderToPay(
  db: Executor,
  number: string,
): Promise<(OrderRow & { isTried: boolean }) | undefined> {
  return db
    .selectFrom("customerOrder")
    .selectAll()
    .select(hasAttempts(sql`customer_order.id`).as("isTried"))
    .where("number", "=", number)
    .executeTakeFirst();
}

/** A part of a statement: the order, locked, while it is to be paid in its own time at the price that it was placed for. */
export const payableOrder = (id: string, { amount, currency }: Money) => sql`
  select id from customer_order
  where id = ${id} and status = 'open' and total = ${amount} and currency = ${currency} and now() < payable_until and ${isInOwnTime}
  for update`;

/** Not kept open by a payment link, after which it may be priced anew, and not erased. */
const isInOwnTime = sql`erased_at is null and payment_link_ends_at is null
  and now() < created_at + make_interval(mins => ${payableMinutes})`;

/** Of one that takes nothing off in its currency the use has to go back. */
const hasUsedCoupon = sql`(coupon_code is null or coupon_discount > 0)`;

export type PaymentToCheck = PaymentRow & {
  ownerEmail: string | null;
  ownerErasedAt: Date | null;
  ownerSecretEndedAt: Date | null;
};

/** A payment with who owns the order that it is for; nobody where that is a top-up, or is gone. */
export async function findPaymentToCheck(db: Executor, id: string): Promise<PaymentToCheck | undefined> {
  const { rows } = await sql<PaymentToCheck>`
    select p.*, o.email as owner_email, o.erased_at as owner_erased_at, o.secret_ended_at as owner_secret_ended_at
    from (${paymentOf(id)}) p left join customer_order o on p.pays_for = 'order' and o.id = p.order_id`.execute(
    db,
  );
  return rows[0];
}

/** Newest first. */
export function findOrdersById(db: Executor, ids: string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("customerOrder")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("createdAt", "desc")
    .execute();
}

/** What the owner of an e-mail has ordered or had ordered. */
function knownOrders(db: Executor, email: string) {
  return db
    .selectFrom("customerOrder")
    .selectAll()
    .where("email", "=", email)
    .where("knownToOwner", "=", true);
}

/** A page of it, newest first, after the order `after`. */
export function findOrderPage(
  db: Executor,
  email: string,
  limit: number,
  after?: string,
): Promise<OrderRow[]> {
  return knownOrders(db, email)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from customer_order where id = ${after} and email = ${email})`,
      ),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** All of it, newest first. */
export function findOrdersOf(db: Executor, email: string): Promise<OrderRow[]> {
  return knownOrders(db, email).orderBy("createdAt", "desc").execute();
}

/** The same a page at a time, by ids, which begin with the time: those before `before`. */
export function findOrdersBefore(
  db: Executor,
  email: string,
  before: string,
  limit: number,
): Promise<OrderRow[]> {
  return knownOrders(db, email).where("id", "<", before).orderBy("id", "desc").limit(limit).execute();
}

/** The orders that an e-mail's owner knows, locked: until the end none is paid, delivered or refunded. Always in one order. */
export function lockOrdersOf(tx: Tx, email: string): Promise<OrderRow[]> {
  return knownOrders(tx, email).orderBy("id").forUpdate().execute();
}

export async function markKnown(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("customerOrder")
    .set({ knownToOwner: true })
    .where("id", "=", id)
    .where("knownToOwner", "=", false)
    .execute();
}

/** Taken up by its owner, who brought the secret and a session of its e-mail. */
export async function markClaimed(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("customerOrder")
    .set({ knownToOwner: true, claimedByOwner: true })
    .where("id", "=", id)
    .where("claimedByOwner", "=", false)
    .execute();
}

/** The secrets of all orders that this e-mail's owner has placed or taken up open nothing from now on. */
export async function endSecretsOf(tx: Tx, email: string): Promise<void> {
  // In the order in which others hold them.
  const claimed = tx
    .selectFrom("customerOrder")
    .select("id")
    .where("email", "=", email)
    .where("claimedByOwner", "=", true)
    .where("secretEndedAt", "is", null)
    .orderBy("id")
    .forUpdate();
  const ids = (await claimed.execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .updateTable("customerOrder")
    .set({ secretEndedAt: sql<Date>`now()` })
    .where("id", "in", ids)
    .execute();
}

/** Which unpaid orders: of strangers in this name, or of anybody, so old. */
export type Unpaid = { email: string } | { olderThanDays: number };

/** Orders that no payment has placed, locked, after this id; leaves out what somebody else holds. */
export function lockUnpaidOrders(tx: Tx, which: Unpaid, after: string, limit: number): Promise<OrderRow[]> {
  const unpaid = tx
    .selectFrom("customerOrder")
    .selectAll()
    .where("status", "<>", "placed")
    .where((eb) => eb.or([eb("closeReason", "is", null), eb("closeReason", "<>", "refunded")]))
    .where("id", ">", after);
  const chosen =
    "email" in which
      ? unpaid.where("email", "=", which.email).where("knownToOwner", "=", false)
      : unpaid.where("createdAt", "<", sql<Date>`now() - make_interval(days => ${which.olderThanDays})`);
  return chosen.orderBy("id").limit(limit).forUpdate().skipLocked().execute();
}

/** Removes orders with all that hangs on them, attempts to pay included. The database refuses where one of them was ever paid. */
export async function deleteOrders(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await returnUses(tx, ids);
  await tx.deleteFrom("paymentLink").where("orderId", "in", ids).execute();
  await sql`select forget_unpaid_orders(${ids}::uuid[])`.execute(tx);
}

/**
 * Removes who bought. What stands for the e-mail is none, so that nobody can prove it. The digest of the request goes
 * too: whoever knows e-mail and name could tell by it that they bought.
 */
export async function clearBuyer(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("customerOrder")
    .set({
      email: sql<string>`'erased:' || id`,
      billingName: "",
      billingPhone: "",
      company: null,
      deviceCheck: null,
      newsletter: false,
      requestHash: "",
      erasedAt: sql<Date>`now()`,
    })
    .where("id", "in", ids)
    .execute();
  await tx.deleteFrom("paymentLink").where("orderId", "in", ids).execute();
  await forgetUsers(tx, ids);
}

export async function noteCompanyChange(tx: Tx, id: string, company: Company): Promise<void> {
  await tx
    .updateTable("customerOrder")
    .set({ company, companyChangedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Whether an order only tops up eSIMs that were there before that moment. */
export async function onlyTopsUpOlder(tx: Tx, orderId: string, moment: Date): Promise<boolean> {
  const other = await tx
    .selectFrom("orderLine")
    .leftJoin("esim", (join) =>
      join.onRef("esim.id", "=", "orderLine.topsUp").on("esim.createdAt", "<", moment),
    )
    .select("orderLine.id")
    .where("orderLine.orderId", "=", orderId)
    .where("esim.id", "is", null)
    .executeTakeFirst();
  return other === undefined;
}

export function findLines(db: Executor, orderIds: string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("orderLine")
    .selectAll()
    .where("orderId", "in", orderIds)
    .orderBy("position")
    .execute();
}

/** What was sold, with the e-mail that it goes to. */
export function findSoldLines(
  db: Executor,
  orderId: string,
): Promise<(OrderLineRow & { email: string; isCompanys: boolean })[]> {
  return db
    .selectFrom("orderLine as l")
    .innerJoin("customerOrder as o", "o.id", "l.orderId")
    .selectAll("l")
    .select(["o.email", sql<boolean>`o.company is not null`.as("isCompanys")])
    .where("l.orderId", "=", orderId)
    .orderBy("l.position")
    .execute();
}

/**
 * Marks a payment paid and places its order, in one statement with `esims`, the parts that ask for what was bought. Does
 * nothing unless the payment awaits news and the order is open, costs just that and is in its own time, in which it has
 * one price: neither its lines nor its e-mail can have changed since they were read.
 */
export async function placePaid(
  db: Db,
  { id: paymentId, orderId }: Pick<PaymentRow, "id" | "orderId">,
  changes: PaidChanges,
  esims: RawBuilder<unknown>,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    with awaited as (${awaitedPayment(paymentId)}),
    held as (
      select o.id, awaited.payment_id, awaited.from_status
      from customer_order o join awaited on awaited.order_id = o.id
      where o.status = ${open} and o.total = awaited.amount and o.currency = awaited.currency and ${isInOwnTime} and ${hasUsedCoupon}
      for update of o
    ),
    paid as (${paidPayment("held", changes)}),
    payment_noted as (${notedPayment("held")}),
    placed as (
      update customer_order o set status = 'placed', known_to_owner = true, secret_ended_at = ${endedBy(sql.ref("held.payment_id"))}
      from held where o.id = held.id
    ),
    order_noted as (
      insert into order_history (order_id, from_status, to_status, reason)
      select id, 'open', 'placed', ${`paid by ${paymentId}`} from held
    ), told as (${enqueued(mailPaidOrderJob, "held", [{ orderId }])}), ${esims}
    select * from paid`.execute(db);
  return rows[0];
}

/** Who pays as the owner without the secret takes the order: when it ends, or ended. `o`: the order. */
const endedBy = (paymentId: RawBuilder<unknown>) =>
  sql<Date | null>`coalesce(o.secret_ended_at, case when ${takesOrder(paymentId)} then now() end)`;

/** The same for an order that is placed by itself; in the transaction that places it. */
export async function endSecretTaken(tx: Tx, id: string, paymentId: string): Promise<void> {
  await sql`update customer_order o set secret_ended_at = ${endedBy(sql`${paymentId}::uuid`)}
    where id = ${id} and secret_ended_at is null`.execute(tx);
}

/** As a parameter: the statement's plan is kept, and must not go through the index of what is open, which is long at times. */
const open = "open";

/** Undefined for one that was never paid and has been deleted. */
export function lockUnpaidOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx.selectFrom("customerOrder").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const order = await lockUnpaidOrder(tx, id);
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

/** The only place that changes an order's status. One that is closed gives its coupon back, and so does one that is placed without its help. */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  to: OrderRow["status"],
  reason: string,
  closeReason: OrderRow["closeReason"] = null,
  values: { knownToOwner?: true } = {},
): Promise<void> {
  if (!mayMove(order.status, to)) throw new Error(`An order that is ${order.status} can't become ${to}`);
  await tx
    .with("noted", (query) => noteMove(query, order.id, order.status, to, reason))
    .updateTable("customerOrder")
    .set({ ...values, status: to, closeReason, ...(to === "placed" && { couponCode: usedCoupon(order) }) })
    .where("id", "=", order.id)
    .execute();
  const isUsed = to === "placed" && usedCoupon(order) !== null;
  if (order.couponCode !== null && !isUsed) await returnUses(tx, [order.id]);
}

/**
 * An open order takes over the price of this moment, in the currency that it is quoted in. A coupon that no longer helps goes
 * back; one that only does not in another currency is held on. Its lines stay in their order.
 */
export async function takeOverPrice(tx: Tx, order: OrderRow, quote: FullQuote): Promise<void> {
  for (const [position, line] of quote.lines.entries())
    await tx
      .updateTable("orderLine")
      .set({ ...boughtOf(line), plan: JSON.stringify(line.plan) })
      .where("orderId", "=", order.id)
      .where("position", "=", position)
      .execute();
  const isHeldOn = quote.currency !== order.currency || usedCoupon(order) === null;
  const couponCode = quote.couponCode ?? (isHeldOn ? order.couponCode : null);
  await tx
    .with("noted", (query) => noteMove(query, order.id, "open", "open", quotedAgain(order, quote)))
    .updateTable("customerOrder")
    .set({ ...sumsOf(quote), couponCode, currency: quote.currency })
    .where("id", "=", order.id)
    .execute();
  if (order.couponCode !== null && couponCode === null) await returnUses(tx, [order.id]);
}

const quotedAgain = ({ total, currency }: OrderRow, { total: now }: FullQuote) =>
  `quoted again: ${total} ${currency} is now ${now.amount} ${now.currency}`;

/** Whether an order was taken to this currency before. */
export async function wasQuotedIn(tx: Tx, id: string, currency: string): Promise<boolean> {
  const row = await tx
    .selectFrom("orderHistory")
    .select("id")
    .where("orderId", "=", id)
    .where("reason", "like", `quoted again: % ${currency}`)
    .executeTakeFirst();
  return row !== undefined;
}

const noteMove = (db: QueryCreator<Schema>, id: string, from: string | null, to: string, reason: string) =>
  db.insertInto("orderHistory").values({ orderId: id, fromStatus: from, toStatus: to, reason });

/** Open orders that can't be paid any more since `marginMinutes`. */
export function findOrdersToClose(db: Executor, marginMinutes: number, after: string, limit: number) {
  return db
    .selectFrom("customerOrder")
    .select("id")
    .where("status", "=", "open")
    .where("payableUntil", "<", sql<Date>`now() - make_interval(mins => ${marginMinutes})`)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Open orders whose buyers are to be reminded: the newest of each e-mail that has not been reminded within a day and has bought
 * nothing since. One with a payment link waits for somebody else.
 */
export function findOrdersToRemindOf(
  db: Executor,
  { afterMinutes, leftMinutes }: { afterMinutes: number; leftMinutes: number },
  limit: number,
) {
  return db
    .selectFrom("customerOrder as waiting")
    .select("id")
    .distinctOn("email")
    .where("status", "=", "open")
    .where("erasedAt", "is", null)
    .where("remindedAt", "is", null)
    .where("paymentLinkEndsAt", "is", null)
    .where("payableUntil", ">", sql<Date>`now() + make_interval(mins => ${leftMinutes})`)
    .where("createdAt", "<", sql<Date>`now() - make_interval(mins => ${afterMinutes})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("customerOrder as other")
            .select("other.id")
            .whereRef("other.email", "=", "waiting.email")
            .where((other) =>
              other.or([
                other("other.remindedAt", ">", sql<Date>`now() - interval '1 day'`),
                other.and([
                  other("other.status", "=", "placed"),
                  other("other.createdAt", ">", other.ref("waiting.createdAt")),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("email")
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();
}

export const noteReminded = (tx: Tx, id: string) =>
  tx.updateTable("customerOrder").set({ remindedAt: new Date() }).where("id", "=", id).execute();

/** Its buyer has a mail that it is paid. */
export const noteConfirmed = (db: Executor, id: string) =>
  db.updateTable("customerOrder").set({ confirmedAt: new Date() }).where("id", "=", id).execute();

/** Orders with eSIMs that were paid longer ago and are still to come, whose buyers were not told so. */
export function findOrdersToTellLate(db: Executor, minutes: number, limit: number) {
  return db
    .selectFrom("customerOrder as late")
    .select("late.id")
    .where("late.toldLateAt", "is", null)
    .where("late.erasedAt", "is", null)
    .where("late.id", "in", (eb) =>
      eb
        .selectFrom("esim")
        .select("orderId")
        .where(sql<boolean>`provisioning in ('waiting', 'requested')`)
        .where("createdAt", "<=", sql<Date>`now() - make_interval(mins => ${minutes})`),
    )
    .limit(limit)
    .execute();
}

export const noteToldLate = (tx: Tx, id: string) =>
  tx.updateTable("customerOrder").set({ toldLateAt: new Date() }).where("id", "=", id).execute();

/** How many eSIMs a line is for. */
export async function piecesOfLine(db: Executor, lineId: string): Promise<number> {
  const { quantity } = await db
    .selectFrom("orderLine")
    .select("quantity")
    .where("id", "=", lineId)
    .executeTakeFirstOrThrow();
  return quantity;
}
