import { operatorConfirmedMinutes, operatorIdleMinutes, operatorSessionHours } from "@rihla/contract/admin";
import { keptDays } from "@rihla/contract/rules";
import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";
import { newId } from "../../infra/ids.ts";

const isLive = sql<boolean>`s.ended_at is null
  and s.created_at > now() - make_interval(hours => ${operatorSessionHours})
  and s.last_used_at > now() - make_interval(mins => ${operatorIdleMinutes})`;

/** Signing in touches the passkey, so it confirms. */
export async function insertOperatorSession(
  tx: Tx,
  session: { operatorId: string; tokenHash: string; device: string | null },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto("operatorSession")
    .values({ id, ...session, confirmedAt: sql<Date>`now()` })
    .execute();
  return id;
}

/** Whose session it is, by its token or its id; undefined where it has ended or its operator is blocked. */
export const findOperatorSession = (db: Executor, by: "tokenHash" | "id", value: string) =>
  db
    .selectFrom("operatorSession as s")
    .innerJoin("operator as o", "o.id", "s.operatorId")
    .select(["s.id as sessionId", "o.id as operatorId", "o.name", "o.role", "o.language"])
    .select([
      sql<Date>`s.created_at + make_interval(hours => ${operatorSessionHours})`.as("endsAt"),
      sql<Date | null>`s.confirmed_at + make_interval(mins => ${operatorConfirmedMinutes})`.as(
        "confirmedUntil",
      ),
      sql<boolean>`coalesce(s.confirmed_at > now() - make_interval(mins => ${operatorConfirmedMinutes}), false)`.as(
        "isConfirmed",
      ),
      sql<boolean>`s.last_used_at < now() - interval '1 minute'`.as("touchDue"),
      sql<number>`(select count(*) from operator_passkey p
        where p.operator_id = o.id and p.removed_at is null and p.copied_at is null)`.as("passkeys"),
    ])
    .where(`s.${by}`, "=", value)
    .where(isLive)
    .where("o.blockedAt", "is", null)
    .executeTakeFirst();

export async function touchOperatorSession(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("operatorSession")
    .set({ lastUsedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .execute();
}

export async function confirmOperatorSession(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("operatorSession")
    .set({ confirmedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Last used first. */
export const findSessionsOfOperator = (db: Db, operatorId: string) =>
  db
    .selectFrom("operatorSession as s")
    .select(["s.id", "s.createdAt", "s.lastUsedAt", "s.device"])
    .where("s.operatorId", "=", operatorId)
    .where(isLive)
    .orderBy("s.lastUsedAt", "desc")
    .orderBy("s.id", "desc")
    .execute();

/** Ends one of somebody's, or all of them; says how many. */
export async function endOperatorSessions(db: Executor, operatorId: string, id?: string): Promise<number> {
  const ended = await db
    .updateTable("operatorSession")
    .set({ endedAt: sql<Date>`now()` })
    .where("operatorId", "=", operatorId)
    .where("endedAt", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "=", id as string))
    .returning("id")
    .execute();
  return ended.length;
}

export const deleteOldOperatorSessions = (db: Executor): Promise<void> =>
  deleteOld(
    db,
    "operator_session",
    sql`created_at < now() - make_interval(days => ${keptDays.endedSessions})`,
  );
