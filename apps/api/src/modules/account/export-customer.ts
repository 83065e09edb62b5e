import type { PersonalData, RegisteredDevice } from "@rihla/contract";
import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { findConsents, findCustomer, toUser } from "../customers/index.ts";
import { type DeviceWithPush, findDevicesOf } from "../devices/index.ts";
import { findKnownDevicesOf, listSessions } from "../sign-in/index.ts";

type Exported = Pick<
  PersonalData,
  "profile" | "company" | "consents" | "devices" | "knownDevices" | "sessions"
>;

/** What this module knows of a customer, for the customer. */
export async function exportCustomer(db: Db, caller: Caller): Promise<Exported> {
  const customer = await findCustomer(db, caller.customerId);
  if (!customer) throw new Refusal("unauthenticated");
  const consents = await findConsents(db, customer.id);
  const devices = await findDevicesOf(db, customer.id);
  const knownDevices = await findKnownDevicesOf(db, customer.id);
  return {
    profile: {
      ...toUser(customer),
      createdAt: customer.createdAt.toISOString(),
      verifiedAt: customer.verifiedAt?.toISOString() ?? null,
    },
    company: customer.company,
    consents: consents.map(({ document, version, givenAt }) => ({
      document,
      version,
      givenAt: givenAt.toISOString(),
      orderNumber: null,
    })),
    devices: devices.map(toDevice),
    knownDevices: knownDevices.map(({ createdAt, lastUsedAt }) => ({
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    sessions: await listSessions(db, caller),
  };
}

function toDevice(row: DeviceWithPush): RegisteredDevice {
  return {
    device_id: row.deviceId,
    platform: row.platform,
    model: row.model,
    os_version: row.osVersion,
    device_type: row.deviceType,
    device_locale: row.deviceLocale,
    timezone: row.timezone,
    app_version: row.appVersion,
    push_token: row.pushToken,
    push_endpoint: row.pushEndpoint,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
