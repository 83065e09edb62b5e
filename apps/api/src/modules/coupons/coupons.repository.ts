import { type Insertable, sql } from "kysely";
import pg from "pg";
import type { Db, Executor, Tx } from "../../database.ts";
import type { Coupon } from "./coupon.ts";
import type { CouponTable } from "./coupons.tables.ts";

/** Held until the transaction ends. */
export const lockCouponRow = (tx: Tx, code: string): Promise<Coupon | undefined> =>
  tx.selectFrom("coupon").selectAll().where("code", "=", code).forUpdate().executeTakeFirst();

export function findCouponRow(db: Executor, code: string): Promise<Coupon | undefined> {
  return db.selectFrom("coupon").selectAll().where("code", "=", code).executeTakeFirst();
}

export function findCouponById(db: Executor, id: string): Promise<Coupon | undefined> {
  return db.selectFrom("coupon").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How often the person's orders hold it. */
export async function countUsesOf(db: Executor, couponId: string, person: string): Promise<number> {
  const { count } = await db
    .selectFrom("couponUse")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("couponId", "=", couponId)
    .where("person", "=", person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Use = { orderId: string; person: string };

/**
 * Gives one use to an order, or says which limit has none left. One statement, which holds the coupon's row until the
 * transaction ends: to be the last before the commit. A coupon without a limit of all uses is not locked. Of two orders
 * that the same person places at the same moment one meets the unique key: see `isTakenUse`.
 */
export async function takeUse(
  tx: Tx,
  { id, maxUses, maxUsesEach }: Coupon,
  { orderId, person }: Use,
): Promise<"taken" | "none left" | "none left for them"> {
  const who = maxUsesEach === null ? null : person;
  const { rows } = await sql<{ room: boolean; taken: boolean }>`
    with room as (
      select case when ${who}::text is null then null else n end as nth from generate_series(1, ${maxUsesEach ?? 1}) n
      where not exists (select from coupon_use where coupon_id = ${id} and person = ${who} and nth = n)
      order by n limit 1
    ), counted as (
      update coupon set uses_left = uses_left - 1
      where id = ${id} and ${maxUses !== null} and uses_left > 0 and exists (select from room)
      returning id
    ), taken as (
      insert into coupon_use (order_id, coupon_id, person, nth)
      select ${orderId}, ${id}, ${who}, nth from room where ${maxUses === null} or exists (select from counted)
      returning order_id
    )
    select exists (select from room) as room, exists (select from taken) as taken
  `.execute(tx);
  if (rows[0]?.taken) return "taken";
  return rows[0]?.room ? "none left" : "none left for them";
}

/** The error of who was a moment later than another order of the same person. */
export const isTakenUse = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === "coupon_use_coupon_id_person_nth_key";

/** Gives back what these orders hold; those that hold nothing change nothing. One statement. */
export async function returnUses(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`
    with returned as (
      delete from coupon_use where order_id = any(${orderIds}::uuid[]) returning coupon_id
    ), counts as (
      select coupon_id, count(*) as uses from returned group by coupon_id
    ), locked as (
      select id from coupon where id in (select coupon_id from counts) and uses_left is not null order by id for update
    )
    update coupon set uses_left = uses_left + uses from locked, counts
    where coupon.id = locked.id and counts.coupon_id = locked.id
  `.execute(tx);
}

/** Takes the person out of what their orders hold: they are counted no more. */
export async function forgetUsers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable("couponUse")
    .set({ person: null, nth: null })
    .where("orderId", "in", [...orderIds])
    .execute();
}

/** Null where the code is taken. */
export async function insertCoupon(db: Executor, coupon: Insertable<CouponTable>): Promise<Coupon | null> {
  const row = await db
    .insertInto("coupon")
    .values(coupon)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Undefined where there is no such code. One blocked before keeps its date. */
export function blockRow(db: Executor, code: string): Promise<Coupon | undefined> {
  return db
    .updateTable("coupon")
    .set({ blockedAt: sql<Date>`coalesce(blocked_at, now())` })
    .where("code", "=", code)
    .returningAll()
    .executeTakeFirst();
}

/** Newest first, each with how many orders hold it. */
export function findCoupons(db: Db) {
  return db
    .selectFrom("coupon as c")
    .selectAll("c")
    .select(sql<number>`(select count(*)::int from coupon_use u where u.coupon_id = c.id)`.as("uses"))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}
