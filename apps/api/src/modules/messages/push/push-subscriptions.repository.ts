import { sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";

export type PushSubscription = { endpoint: string; p256dh: string; auth: string };

/**
 * Keeps where a device takes notifications; an address is one browser's, so whoever gave it before has it no more. Of those who give one address
 * at once the last has it. The caller holds the device.
 */
export async function keepSubscription(
  tx: Tx,
  deviceId: string,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint } = subscription;
  // Both in one order: of two devices that exchange their addresses each would wait for the other.
  await tx
    .selectFrom("pushSubscription")
    .select("endpoint")
    .where((eb) => eb.or([eb("endpoint", "=", endpoint), eb("deviceId", "=", deviceId)]))
    .orderBy("endpoint")
    .forUpdate()
    .execute();
  await tx
    .deleteFrom("pushSubscription")
    .where("deviceId", "=", deviceId)
    .where("endpoint", "<>", endpoint)
    .execute();
  const values = { deviceId, ...subscription };
  await tx
    .insertInto("pushSubscription")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet({ ...values, createdAt: sql<Date>`now()` }),
    )
    .execute();
}

/** `endpoint`: only while it is still this one. */
export async function dropSubscription(db: Executor, deviceId: string, endpoint?: string): Promise<void> {
  await db
    .deleteFrom("pushSubscription")
    .where("deviceId", "=", deviceId)
    .$if(endpoint !== undefined, (query) => query.where("endpoint", "=", endpoint as string))
    .execute();
}

/** Where a device takes notifications, whose it is, in whose language, and its time zone. */
export type PushDevice = NonNullable<Awaited<ReturnType<typeof findPushAddress>>>;

/** Devices whose session goes on and which take notifications: an app by its token, a browser by its subscription. */
const reachable = (db: Executor) =>
  db
    .selectFrom("device")
    .innerJoin("customer", "customer.id", "device.customerId")
    .innerJoin("session", "session.id", "device.sessionId")
    .leftJoin("pushSubscription", "pushSubscription.deviceId", "device.id")
    .where("session.revokedAt", "is", null)
    .where("session.expiresAt", ">", sql<Date>`now()`)
    .where((eb) =>
      eb.or([eb("device.pushToken", "is not", null), eb("pushSubscription.endpoint", "is not", null)]),
    );

/** Those of a customer. What is told of a device refers to it: each is held until the transaction ends, in one order. */
export function findPushDevices(tx: Tx, email: string): Promise<{ deviceId: string; customerId: string }[]> {
  return reachable(tx)
    .select(["device.id as deviceId", "device.customerId"])
    .where("customer.email", "=", email)
    .orderBy("device.id")
    .forKeyShare("device")
    .execute();
}

export function findPushAddress(db: Executor, deviceId: string) {
  return reachable(db)
    .select(["device.pushToken", "endpoint", "p256dh", "auth"])
    .select(["customer.email", "customer.language", "device.timezone"])
    .where("device.id", "=", deviceId)
    .executeTakeFirst();
}

/** It takes none any more there; what it has sent since stays. */
export async function dropPushAddress(
  db: Executor,
  deviceId: string,
  { pushToken, endpoint }: Pick<PushDevice, "pushToken" | "endpoint">,
): Promise<void> {
  if (pushToken === null) return dropSubscription(db, deviceId, endpoint ?? undefined);
  await db
    .updateTable("device")
    .set({ pushToken: null })
    .where("id", "=", deviceId)
    .where("pushToken", "=", pushToken)
    .execute();
}
