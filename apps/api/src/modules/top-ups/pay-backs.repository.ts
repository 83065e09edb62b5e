import type { Insertable } from "kysely";
import type { Tx } from "../../database.ts";
import type { TopUpTables } from "./top-ups.tables.ts";

/** Writes it; where the same key of the same customer wrote one before, gives that. Whoever writes it at this moment is waited for. */
export async function keepPayBack(tx: Tx, payBack: Insertable<TopUpTables["payBack"]>) {
  const inserted = await tx
    .insertInto("payBack")
    .values(payBack)
    .onConflict((conflict) => conflict.columns(["customerId", "idempotencyKey"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const first = await tx
    .selectFrom("payBack")
    .selectAll()
    .where("customerId", "=", payBack.customerId)
    .where("idempotencyKey", "=", payBack.idempotencyKey)
    .executeTakeFirstOrThrow();
  return { ...first, isNew: false };
}
