import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import type { findForgotten } from "./find-forgotten.ts";

type Forgotten = Pick<Awaited<ReturnType<typeof findForgotten>>, "payments" | "orders">;

/** Puts on the list of what needs a person what others know and this shop does not. What was found before is not put up again. */
export async function keepUnknown(tx: Tx, { payments, orders }: Forgotten): Promise<void> {
  const rows = [
    ...payments.map(({ gateway, name, ...facts }) => ({
      kind: "payment" as const,
      heldBy: gateway,
      reference: name,
      facts,
    })),
    ...orders.map(({ provider, order, ...facts }) => ({
      kind: "order" as const,
      heldBy: provider,
      reference: order,
      facts,
    })),
  ];
  if (rows.length === 0) return;
  await tx
    .insertInto("unknownOutside")
    .values(rows.map(({ facts, ...row }) => ({ id: newId(), ...row, facts: JSON.stringify(facts) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findUnknownOutside = (db: Db) =>
  db
    .selectFrom("unknownOutside")
    .select(["id", "kind", "heldBy", "reference", "facts", "foundAt"])
    .where("endedAt", "is", null)
    .orderBy("foundAt")
    .execute();

/** Somebody has dealt with it and says how; false where it is not on the list. */
export async function endUnknown(db: Executor, id: string, note: string): Promise<boolean> {
  const ended = await db
    .updateTable("unknownOutside")
    .set({ endedAt: sql<Date>`now()`, note })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}
