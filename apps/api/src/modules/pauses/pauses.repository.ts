import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { PausedKind, PauseTables } from "./pauses.tables.ts";

export type Pause = Omit<Selectable<PauseTables["pause"]>, "resumedAt">;

/** Those in force, the longest first. */
export function findPauses(db: Executor): Promise<Pause[]> {
  return db
    .selectFrom("pause")
    .select(["id", "kind", "company", "who", "why", "pausedAt", "endsAt"])
    .where("resumedAt", "is", null)
    .where("endsAt", ">", sql<Date>`now()`)
    .orderBy("pausedAt")
    .orderBy("id")
    .execute();
}

export async function findPaused(db: Executor, kind: PausedKind): Promise<string[]> {
  return (await findPauses(db)).filter((one) => one.kind === kind).map(({ company }) => company);
}

/** Undefined where it is paused already. One whose time is over makes room. */
export async function insertPause(
  tx: Tx,
  pause: Pick<Pause, "id" | "kind" | "company" | "who" | "why" | "endsAt">,
): Promise<Pause | undefined> {
  await tx
    .updateTable("pause")
    .set({ resumedAt: sql<Date>`ends_at` })
    .where("resumedAt", "is", null)
    .where("endsAt", "<=", sql<Date>`now()`)
    .execute();
  return tx
    .insertInto("pause")
    .values(pause)
    .onConflict((conflict) =>
      conflict.columns(["kind", "company"]).where("resumedAt", "is", null).doNothing(),
    )
    .returning(["id", "kind", "company", "who", "why", "pausedAt", "endsAt"])
    .executeTakeFirst();
}

/** Undefined where it is over. Of two who end it one does. */
export function endPause(
  tx: Tx,
  { kind, company }: Pick<Pause, "kind" | "company">,
): Promise<Pause | undefined> {
  return tx
    .updateTable("pause")
    .set({ resumedAt: sql<Date>`now()` })
    .where("kind", "=", kind)
    .where("company", "=", company)
    .where("resumedAt", "is", null)
    .where("endsAt", ">", sql<Date>`now()`)
    .returning(["id", "kind", "company", "who", "why", "pausedAt", "endsAt"])
    .executeTakeFirst();
}
