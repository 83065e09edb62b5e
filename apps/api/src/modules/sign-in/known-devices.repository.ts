import { expressionBuilder, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";
import { newId } from "../../infra/ids.ts";
import type { Schema } from "../../schema.ts";

/** A device that nobody signs in on for this long is a stranger again. */
const knownDays = 365;
/** More than anybody uses; those used last stay. */
const devicesOfCustomer = 10;

const device = expressionBuilder<Schema, "knownDevice">();
const hasSecret = (secretHash: string) =>
  device.or([
    device("knownDevice.secretHash", "=", secretHash),
    device("knownDevice.previousHash", "=", secretHash),
  ]);

/** The device with this secret, if the customer with this e-mail has signed in on it. */
export async function findKnownDevice(
  db: Executor,
  email: string,
  secretHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("knownDevice")
    .innerJoin("customer", "customer.id", "knownDevice.customerId")
    .select("knownDevice.id")
    .where("customer.email", "=", email)
    .where(hasSecret(secretHash))
    .where("knownDevice.lastUsedAt", ">", sql<Date>`now() - make_interval(days => ${knownDays})`)
    .executeTakeFirst();
  return row?.id;
}

/** Last used first. */
export function findKnownDevicesOf(db: Executor, customerId: string) {
  return db
    .selectFrom("knownDevice")
    .select(["createdAt", "lastUsedAt"])
    .where("customerId", "=", customerId)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id")
    .execute();
}

/** Gives a device its next secret, for all who have signed in on it. */
export async function changeSecret(tx: Tx, from: string, to: string): Promise<void> {
  // In one order: two who sign in on one device at once do not wait for each other in a circle.
  await tx.selectFrom("knownDevice").select("id").where(hasSecret(from)).orderBy("id").forUpdate().execute();
  await tx
    .updateTable("knownDevice")
    .set((eb) => ({ previousHash: eb.ref("secretHash"), secretHash: to }))
    .where(hasSecret(from))
    .execute();
}

/** Notes that the customer has signed in on the device with this secret; gives back its id. */
export async function rememberDevice(tx: Tx, customerId: string, secretHash: string): Promise<string> {
  const { id } = await tx
    .insertInto("knownDevice")
    .values({ id: newId(), customerId, secretHash })
    .onConflict((conflict) =>
      conflict.columns(["customerId", "secretHash"]).doUpdateSet({ lastUsedAt: sql<Date>`now()` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await deleteBut(tx, customerId, devicesOfCustomer);
  return id;
}

async function deleteBut(tx: Tx, customerId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom("knownDevice")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("knownDevice")
        .select("id")
        .where("customerId", "=", customerId)
        .orderBy("lastUsedAt", "desc")
        .orderBy("id", "desc")
        .offset(kept),
    )
    .execute();
}

/** What the owner ends from elsewhere is a stranger from then on: it may not be theirs. Never the one that asks. */
export async function forgetDeviceOf(db: Executor, sessionId: string, asking: string): Promise<void> {
  const deviceOf = (id: string) => db.selectFrom("session").select("knownDeviceId").where("id", "=", id);
  await db
    .deleteFrom("knownDevice")
    .where("id", "in", deviceOf(sessionId))
    .where("id", "is distinct from", deviceOf(asking))
    .execute();
}

/** All of a customer but the one of this session. */
export async function forgetDevicesBut(db: Executor, customerId: string, sessionId: string): Promise<void> {
  await db
    .deleteFrom("knownDevice")
    .where("customerId", "=", customerId)
    .where("id", "is distinct from", (eb) =>
      eb.selectFrom("session").select("knownDeviceId").where("id", "=", sessionId),
    )
    .execute();
}

export const deleteOldKnownDevices = (db: Executor): Promise<void> =>
  deleteOld(db, "known_device", sql`last_used_at < now() - make_interval(days => ${knownDays})`);
