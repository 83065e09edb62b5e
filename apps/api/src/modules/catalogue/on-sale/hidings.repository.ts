import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";
import type { HidingTable } from "../catalogue.tables.ts";

export type Hiding = Omit<Selectable<HidingTable>, "shownAt">;

const columns = ["id", "kind", "code", "endsTopUps", "who", "why", "hiddenAt"] as const;

/** Those in force, the newest first. */
export function findHidings(db: Executor): Promise<Hiding[]> {
  return db
    .selectFrom("hiding")
    .select(columns)
    .where("shownAt", "is", null)
    .orderBy("hiddenAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Undefined where it is hidden already. */
export function insertHiding(tx: Tx, hiding: Omit<Hiding, "hiddenAt">): Promise<Hiding | undefined> {
  return tx
    .insertInto("hiding")
    .values(hiding)
    .onConflict((conflict) => conflict.columns(["kind", "code"]).where("shownAt", "is", null).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Undefined where it is not hidden. Of two who end it one does. */
export function endHiding(
  tx: Tx,
  { kind, code }: Pick<Hiding, "kind" | "code">,
): Promise<Hiding | undefined> {
  return tx
    .updateTable("hiding")
    .set({ shownAt: sql<Date>`now()` })
    .where("kind", "=", kind)
    .where("code", "=", code)
    .where("shownAt", "is", null)
    .returning(columns)
    .executeTakeFirst();
}

/** Whether there is, or ever was, such a plan or place to be sold. */
export async function isKnown(db: Executor, { kind, code }: Pick<Hiding, "kind" | "code">): Promise<boolean> {
  const found =
    kind === "plan"
      ? await db.selectFrom("plan").select("code").where("code", "=", code).executeTakeFirst()
      : await db.selectFrom("destination").select("code").where("code", "=", code).executeTakeFirst();
  return found !== undefined;
}
