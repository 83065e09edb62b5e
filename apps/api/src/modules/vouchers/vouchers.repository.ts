import { type Insertable, sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import { moves, type VoucherRow } from "./voucher.ts";
import type { VoucherTables } from "./vouchers.tables.ts";

type Vouchers = Insertable<VoucherTables["voucher"]>[];

export async function insertBatch(
  tx: Tx,
  batch: Insertable<VoucherTables["voucherBatch"]>,
  vouchers: Vouchers,
): Promise<void> {
  await tx.insertInto("voucherBatch").values(batch).execute();
  await tx.insertInto("voucher").values(vouchers).execute();
}

/** With its batch and, once it is redeemed, the e-mail of whose order it paid for. */
export function findVoucher(db: Executor, codeHashes: string[]) {
  return db
    .selectFrom("voucher as v")
    .innerJoin("voucherBatch as b", "b.id", "v.batchId")
    .leftJoin("customerOrder as o", "o.id", "v.orderId")
    .selectAll("v")
    .select(["b.number as batch", "b.plan", "b.days", "o.email as redeemedBy", "o.number as orderNumber"])
    .where("v.codeHash", "in", codeHashes)
    .executeTakeFirst();
}
export type FoundVoucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

/** Of an order that a voucher paid for, locked. */
export function lockVoucherOf(tx: Tx, orderId: string): Promise<VoucherRow | undefined> {
  return tx.selectFrom("voucher").selectAll().where("orderId", "=", orderId).forUpdate().executeTakeFirst();
}

/**
 * The only place that changes a voucher's status, where it still has the one it was seen with; false where somebody else
 * was quicker, for whom it waits. Nothing that has expired is redeemed.
 */
export async function moveVoucher(
  db: Executor,
  voucher: Pick<VoucherRow, "id" | "status">,
  to: VoucherRow["status"],
  reason: string,
  values: { orderId?: string | null; expiresAt?: Date } = {},
): Promise<boolean> {
  if (!moves[voucher.status].includes(to))
    throw new Error(`A voucher that is ${voucher.status} can't be ${to}`);
  const moved = await db
    .with("moved", (query) =>
      query
        .updateTable("voucher")
        .set({ ...values, status: to })
        .where("id", "=", voucher.id)
        .where("status", "=", voucher.status)
        .$if(to === "redeemed", (update) => update.where("expiresAt", ">", sql<Date>`now()`))
        .returning("id"),
    )
    .insertInto("voucherHistory")
    .columns(["voucherId", "fromStatus", "toStatus", "reason"])
    .expression((query) =>
      query
        .selectFrom("moved")
        .select(({ val }) => [
          "moved.id",
          val(voucher.status).as("fromStatus"),
          val(to).as("toStatus"),
          val(reason).as("reason"),
        ]),
    )
    .returning("voucherId")
    .execute();
  return moved.length > 0;
}

export function findBatch(db: Executor, number: string) {
  return db.selectFrom("voucherBatch").selectAll().where("number", "=", number).executeTakeFirst();
}

/** In the order of their numbers. */
export function findVouchersOf(db: Executor, batchId: string): Promise<VoucherRow[]> {
  return db.selectFrom("voucher").selectAll().where("batchId", "=", batchId).orderBy("nth").execute();
}

/** Those that can still be redeemed and were made before a moment. */
export async function countUnused(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom("voucher as v")
    .innerJoin("voucherBatch as b", "b.id", "v.batchId")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("v.status", "=", "unused")
    .where("v.expiresAt", ">", sql<Date>`now()`)
    .where("b.createdAt", "<", before)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first, each with how many of its vouchers are in which state; all of them, the one of a number, or a page `after` an id. */
export function countBatches(
  db: Db,
  { number, after, most }: { number?: string; after?: string | undefined; most?: number } = {},
) {
  const counted = (status: VoucherRow["status"], when = sql`true`) =>
    sql<number>`(count(*) filter (where v.status = ${status} and ${when}))::int`;
  const batches = db
    .selectFrom("voucherBatch")
    .selectAll()
    .$if(number !== undefined, (query) => query.where("number", "=", number as string))
    .$if(after !== undefined, (query) => query.where("id", "<", after as string))
    .$if(most !== undefined, (query) => query.orderBy("id", "desc").limit(most as number));
  return db
    .selectFrom(batches.as("b"))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom("voucher as v")
          .select([
            counted("unused", sql`v.expires_at > now()`).as("unused"),
            counted("redeemed").as("redeemed"),
            counted("blocked").as("blocked"),
            counted("unused", sql`v.expires_at <= now()`).as("expired"),
          ])
          .whereRef("v.batchId", "=", "b.id")
          .as("counts"),
      (join) => join.onTrue(),
    )
    .select(["b.id", "b.number", "b.plan", "b.days", "b.quantity", "b.expiresAt", "b.createdAt"])
    .select(["unused", "redeemed", "blocked", "expired"])
    .orderBy("b.id", "desc")
    .execute();
}
