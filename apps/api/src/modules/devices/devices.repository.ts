import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { DeviceTables } from "./devices.tables.ts";

export type DeviceRow = Selectable<DeviceTables["device"]>;

/**
 * The customer's row of the device and whichever has the token, locked. Two calls that share a name come one after the
 * other: the names first, since a row that is not there can't be locked, then the rows. Both in one order, so that none
 * wait in a circle.
 */
export async function lockDevices(
  tx: Tx,
  { customerId, deviceId, pushToken }: Pick<DeviceRow, "customerId" | "deviceId" | "pushToken">,
): Promise<DeviceRow[]> {
  const names = [`device ${customerId} ${deviceId}`, ...(pushToken ? [`push ${pushToken}`] : [])].sort();
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  return tx
    .selectFrom("device")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb("customerId", "=", customerId), eb("deviceId", "=", deviceId)]),
        eb("pushToken", "=", pushToken),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function insertDevice(tx: Tx, row: Insertable<DeviceTables["device"]>): Promise<void> {
  await tx.insertInto("device").values(row).execute();
}

export async function updateDevice(
  tx: Tx,
  id: string,
  values: Updateable<DeviceTables["device"]>,
): Promise<void> {
  await tx
    .updateTable("device")
    .set({ ...values, lastSeenAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Locks a device of the caller's, and makes it this session's: what ends the session ends its notifications. */
export async function holdDevice(
  tx: Tx,
  { customerId, sessionId }: { customerId: string; sessionId: string },
  id: string,
): Promise<boolean> {
  const device = await tx
    .updateTable("device")
    .set({ sessionId })
    .where("id", "=", id)
    .where("customerId", "=", customerId)
    .returning("id")
    .executeTakeFirst();
  return device !== undefined;
}

export async function dropPushToken(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("device").set({ pushToken: null }).where("id", "=", id).execute();
}

/** Keeps the customer's `keep` devices that were seen last. */
export async function deleteOldDevices(tx: Tx, customerId: string, keep: number): Promise<void> {
  await tx
    .deleteFrom("device")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("device")
        .select("id")
        .where("customerId", "=", customerId)
        .orderBy("lastSeenAt", "desc")
        .orderBy("id", "desc")
        .offset(keep),
    )
    .execute();
}

export type DeviceWithPush = DeviceRow & { pushEndpoint: string | null };

export function findDevicesOf(db: Executor, customerId: string): Promise<DeviceWithPush[]> {
  return db
    .selectFrom("device")
    .leftJoin("pushSubscription", "pushSubscription.deviceId", "device.id")
    .selectAll("device")
    .select("pushSubscription.endpoint as pushEndpoint")
    .where("customerId", "=", customerId)
    .orderBy("lastSeenAt", "desc")
    .execute();
}

/** As the customer's device that was seen last says it; undefined where none is known. */
export async function findLastTimeZone(db: Executor, email: string): Promise<string | undefined> {
  const device = await db
    .selectFrom("device")
    .innerJoin("customer", "customer.id", "device.customerId")
    .select("device.timezone")
    .where("customer.email", "=", email)
    .orderBy("device.lastSeenAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return device?.timezone;
}
