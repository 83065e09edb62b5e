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
      customer_id: session.customerId,
      token_hash: session.tokenHash,
      device: session.device ?? null,
      expires_at: newExpiry,
    })
    .execute();
}

export async function findLiveSession(db: Executor, tokenHash: string) {
  return db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .select(["session.id as sessionId", "customer.id as customerId", "customer.email"])
    .select(sql<boolean>`session.last_used_at < now() - interval '1 hour'`.as("touchDue"))
    .where("session.token_hash", "=", tokenHash)
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

/** Only the first of many calls at once writes; one that ended meanwhile stays ended. */
export async function touchSession(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("session")
    .set({ last_used_at: sql<Date>`now()`, expires_at: newExpiry })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("last_used_at", "<", sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/** Ends one session, or all of a customer. Their devices are sent nothing from now on. */
export async function endSessions(db: Executor, by: "id" | "customer_id", value: string): Promise<void> {
  await db
    .with("ended", (query) =>
      query
        .updateTable("session")
        .set({ revoked_at: sql<Date>`now()` })
        .where(by, "=", value)
        .where("revoked_at", "is", null)
        .returning("id"),
    )
    .updateTable("device")
    .set({ push_token: null })
    .where("session_id", "in", (eb) => eb.selectFrom("ended").select("ended.id"))
    .execute();
}

/** Sessions that have not ended, last used first. */
export function findSessionsOf(db: Executor, customerId: string) {
  return db
    .selectFrom("session")
    .select(["id", "created_at", "last_used_at", "device"])
    .where("customer_id", "=", customerId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Whether it is, or was, a session of this customer. */
export async function hasSession(db: Executor, customerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("session")
    .select("id")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEndedSessions(db: Executor): Promise<void> {
  await db
    .deleteFrom("session")
    .where(sql<Date>`coalesce(revoked_at, expires_at)`, "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}
