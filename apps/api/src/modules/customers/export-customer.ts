import type { PersonalData, RegisteredDevice } from "@rihla/contract";
import type { Db } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { findConsents } from "./consents.repository.ts";
import { toUser } from "./customer.ts";
import { findCustomer } from "./customers.repository.ts";
import { type DeviceRow, findDevicesOf } from "./devices.repository.ts";
import { listSessions } from "./list-sessions.ts";

type Exported = Pick<PersonalData, "profile" | "consents" | "devices" | "sessions">;

/** What this module knows of a customer, for the customer. */
export async function exportCustomer(db: Db, caller: Caller): Promise<Exported> {
  const customer = await findCustomer(db, caller.customerId);
  if (!customer) throw new Refusal("unauthenticated");
  const consents = await findConsents(db, customer.id);
  const devices = await findDevicesOf(db, customer.id);
  return {
    profile: {
      ...toUser(customer),
      createdAt: customer.created_at.toISOString(),
      verifiedAt: customer.verified_at?.toISOString() ?? null,
    },
    consents: consents.map(({ document, version, given_at }) => ({
      document,
      version,
      givenAt: given_at.toISOString(),
      orderNumber: null,
    })),
    devices: devices.map(toDevice),
    sessions: await listSessions(db, caller),
  };
}

function toDevice(row: DeviceRow): RegisteredDevice {
  return {
    device_id: row.device_id,
    platform: row.platform,
    model: row.model,
    os_version: row.os_version,
    device_type: row.device_type,
    device_locale: row.device_locale,
    timezone: row.timezone,
    app_version: row.app_version,
    push_token: row.push_token,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  };
}
