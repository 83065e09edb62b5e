import { confirmedMinutes, keptDays, longestSessionDays, sessionDays } from "@rihla/contract/rules";
import { type RawBuilder, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";
import { newId } from "../../infra/ids.ts";

/** `from`: when the session began. */
const newExpiry = (from: RawBuilder<unknown>) =>
  sql<Date>`least(now() + make_interval(days => ${sessionDays}), ${from} + make_interval(days => ${longestSessionDays}))`;

export async function insertSession(
  tx: Tx,
  session: { customerId: string; tokenHash: string; device?: string | null; knownDeviceId?: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto("session")
    .values({
      id,
      customerId: session.customerId,
      tokenHash: session.tokenHash,
      device: session.device ?? null,
      ...(session.knownDeviceId ? { knownDeviceId: session.knownDeviceId } : {}),
      expiresAt: newExpiry(sql`now()`),
    })
    .execute();
  return id;
}

export async function findLiveSession(db: Executor, tokenHash: string) {
  return db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customerId")
    .select(["session.id as sessionId", "customer.id as customerId", "customer.email"])
    .select([
      sql<boolean>`session.last_used_at < now() - interval '1 hour'`.as("touchDue"),
      sql<boolean>`session.proven_at > now() - make_interval(mins => ${confirmedMinutes})`.as("isConfirmed"),
    ])
    .where("session.tokenHash", "=", tokenHash)
    .where("session.revokedAt", "is", null)
    .where("session.expiresAt", ">", sql<Date>`now()`)
    .executeTakeFirst();
}

export function findSessionWithCustomer(db: Executor, id: string) {
  return db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customerId")
    .select(["customer.email", "customer.language", "session.device", "session.createdAt as signedInAt"])
    .where("session.id", "=", id)
    .executeTakeFirst();
}

/**
 * Since when the device of a session is known, where that is less than `hours` ago; null of every other, and of the device on which the
 * account began. A session whose device was forgotten, or that has none, is as new as itself.
 */
export async function findNewDevice(
  db: Executor,
  sessionId: string,
  hours: number,
): Promise<{ since: Date; secondsLeft: number } | null> {
  const since = sql<Date>`coalesce(known_device.created_at, session.created_at)`;
  const row = await db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customerId")
    .leftJoin("knownDevice", "knownDevice.id", "session.knownDeviceId")
    .select([
      since.as("since"),
      sql<number>`ceil(${hours} * 3600 - extract(epoch from now() - ${since}))::int`.as("secondsLeft"),
    ])
    .where("session.id", "=", sessionId)
    .where(since, ">", sql<Date>`now() - make_interval(hours => ${hours})`)
    .where(since, ">", (eb) => eb.ref("customer.createdAt"))
    .executeTakeFirst();
  return row ?? null;
}

/** Only the first of many calls at once writes; one that ended meanwhile stays ended. */
export async function touchSession(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("session")
    .set({ lastUsedAt: sql<Date>`now()`, expiresAt: newExpiry(sql`created_at`) })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .where("lastUsedAt", "<", sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/** The customer has just proved to be the one who uses it. */
export async function markProven(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("session").set({ provenAt: sql<Date>`now()` }).where("id", "=", id).execute();
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
    .with("silenced", (query) =>
      query
        .updateTable("device")
        .set({ pushToken: null })
        .where("sessionId", "in", (eb) => eb.selectFrom("ended").select("ended.id"))
        .returning("device.id"),
    )
    .deleteFrom("pushSubscription")
    .where("deviceId", "in", (eb) => eb.selectFrom("silenced").select("silenced.id"))
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

export const deleteEndedSessions = (db: Executor): Promise<void> =>
  deleteOld(
    db,
    "session",
    sql`coalesce(revoked_at, expires_at) < now() - make_interval(days => ${keptDays.endedSessions})`,
  );
