import { type Insertable, type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { TopUpTables } from "./top-ups.tables.ts";

export type TopUpRow = Selectable<TopUpTables["topUp"]>;

/** Writes it, or gives the one that the same key of the same customer made before. */
export async function keepTopUp(db: Executor, topUp: Insertable<TopUpTables["topUp"]>): Promise<TopUpRow> {
  const inserted = await db
    .insertInto("topUp")
    .values(topUp)
    .onConflict((conflict) => conflict.columns(["customerId", "idempotencyKey"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  return db
    .selectFrom("topUp")
    .selectAll()
    .where("customerId", "=", topUp.customerId)
    .where("idempotencyKey", "=", topUp.idempotencyKey)
    .executeTakeFirstOrThrow();
}

export function findTopUp(db: Executor, id: string): Promise<TopUpRow | undefined> {
  return db.selectFrom("topUp").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findTopUpByNumber(db: Executor, number: string): Promise<TopUpRow | undefined> {
  return db.selectFrom("topUp").selectAll().where("number", "=", number).executeTakeFirst();
}

export function findTopUpsOf(db: Executor, customerId: string): Promise<TopUpRow[]> {
  return db.selectFrom("topUp").selectAll().where("customerId", "=", customerId).execute();
}

/** By number, by their customer's e-mail, or by id. */
export function findTopUpsNamed(db: Executor, text: string, ids: readonly string[], limit: number) {
  return db
    .with("named", (named) =>
      named
        .selectFrom("topUp")
        .select("id")
        .where("number", "=", text.toUpperCase())
        // By `or` over two tables no index is used, and every top-up is read.
        .union(
          named
            .selectFrom("customer")
            .innerJoin("topUp", "topUp.customerId", "customer.id")
            .select("topUp.id")
            .where("customer.email", "=", text.toLowerCase()),
        )
        .union(
          named
            .selectFrom("topUp")
            .select("id")
            .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`),
        ),
    )
    .selectFrom("named")
    .innerJoin("topUp", "topUp.id", "named.id")
    .innerJoin("customer", "customer.id", "topUp.customerId")
    .selectAll("topUp")
    .select("customer.email")
    .orderBy("topUp.createdAt", "desc")
    .limit(limit)
    .execute();
}

/** Held to the end of the transaction: nothing is credited for it meanwhile. */
export function lockTopUp(tx: Tx, id: string): Promise<TopUpRow> {
  return tx.selectFrom("topUp").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** The same for all of a customer's, always in one order. */
export function lockTopUpsOf(tx: Tx, customerId: string): Promise<TopUpRow[]> {
  return tx
    .selectFrom("topUp")
    .selectAll()
    .where("customerId", "=", customerId)
    .orderBy("id")
    .forUpdate()
    .execute();
}
