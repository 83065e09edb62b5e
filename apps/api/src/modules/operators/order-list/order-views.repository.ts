import type { OrderFilters, OrderView } from "@rihla/contract/admin";
import { sql } from "kysely";
import type { Db, Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";

export function findViews(db: Db, operatorId: string): Promise<OrderView[]> {
  return db
    .selectFrom("operatorView")
    .select(["id", "name", "filters"])
    .where("operatorId", "=", operatorId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Who saves two at once saves one after the other. */
export async function countViews(tx: Tx, operatorId: string, but: string): Promise<number> {
  await tx.selectFrom("operator").select("id").where("id", "=", operatorId).forUpdate().execute();
  const { count } = await tx
    .selectFrom("operatorView")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("operatorId", "=", operatorId)
    .where(sql`lower(name)`, "<>", sql`lower(${but})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** One of the same name gives way. */
export function saveView(
  tx: Tx,
  operatorId: string,
  name: string,
  filters: OrderFilters,
): Promise<OrderView> {
  const kept = JSON.stringify(filters);
  return tx
    .insertInto("operatorView")
    .values({ id: newId(), operatorId, name, filters: kept })
    .onConflict((conflict) =>
      conflict.expression(sql`operator_id, lower(name)`).doUpdateSet({ name, filters: kept }),
    )
    .returning(["id", "name", "filters"])
    .executeTakeFirstOrThrow();
}

/** Whether there was one. */
export async function deleteView(db: Db, operatorId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("operatorView")
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
