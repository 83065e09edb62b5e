import { sql } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import { sessionDays } from "./session.ts";

const newExpiry = sql<Date>`now() + make_interval(days => ${sessionDays})`;

export async function insertSession(
  tx: Tx,
  session: { customerId: string; tokenHash: string; device?: string | null },
): Promise<void> {
  await tx
    .insertInto("session")
    .values({
      id: newId(),
      customerId: session.customerId,
      tokenHash: session.tokenHash,
      device: session.device ?? null,
      expiresAt: newExpiry,
    })
    .execute();
}

export async function findLiveSession(db: Executor, tokenHash: string) {
  return db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customerId")
    .select(["session.id as sessionId", "customer.id as customerId", "customer.email"])
    .select(sql<boolean>`session.last_used_at < now() - interval '1 hour'`.as("touchDue"))
    .where("session.tokenHash", "=", tokenHash)
    .where("session.revokedAt", "is", null)
    .where("session.expiresAt", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

/** Only the first of many calls at once writes; one that ended meanwhile stays ended. */
export async function touchSession(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("session")
    .set({ lastUsedAt: sql<Date>`now()`, expiresAt: newExpiry })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .where("lastUsedAt", "<", sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/** Ends one session, or all of a customer. Their devices are sent nothing from now on. */
export async function endSessions(db: Executor, by: "id" | "customerId", value: string): Promise<void> {
  await db
    .with("ended", (query) =>
      query
        .updateTable("session")
        .set({ revokedAt: sql<Date>`now()` })
        .where(by, "=", value)
        .where("revokedAt", "is", null)
        .returning("id"),
    )
    .updateTable("device")
    .set({ pushToken: null })
    .where("sessionId", "in", (eb) => eb.selectFrom("ended").select("ended.id"))
    .execute();
}

/** Sessions that have not ended, last used first. */
export function findSessionsOf(db: Executor, customerId: string) {
  return db
    .selectFrom("session")
    .select(["id", "createdAt", "lastUsedAt", "device"])
    .where("customerId", "=", customerId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", sql<Date>`now()`)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Whether it is, or was, a session of this customer. */
export async function hasSession(db: Executor, customerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("session")
    .select("id")
    .where("id", "=", id)
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEndedSessions(db: Executor): Promise<void> {
  await db
    .deleteFrom("session")
    .where(sql<Date>`coalesce(revoked_at, expires_at)`, "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}
