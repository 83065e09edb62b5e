import type { DataOf, ParsedBodyOf } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { holdCustomer } from "../customers/index.ts";
import {
  deleteOldDevices,
  dropPushToken,
  insertDevice,
  lockDevices,
  updateDevice,
} from "./devices.repository.ts";

type Registration = ParsedBodyOf<"POST /devices">;
type Registered = { isNew: boolean; data: DataOf<"POST /devices"> };

/** More than anybody carries; a program that makes up names for devices gets no further. */
const devicesPerCustomer = 20;

/**
 * One transaction: makes the caller's device known, or brings what is known up to date. A device's name for itself is
 * no secret, so it takes nothing from anybody else who says it too: each customer has a row of it. A push token is given
 * by the push service to one app: it belongs to whoever sent it last. That somebody else had it is not told.
 */
export async function registerDevice(
  { db, pushers }: Uses<"db" | "pushers">,
  caller: Caller,
  registration: Registration,
): Promise<Registered> {
  const token = registration.push_token;
  if (token && pushers.app?.accepts(token) === false)
    throw new Refusal("invalid_input", { errors: [{ path: "push_token", code: "invalid" }] });
  return db.transaction().execute(async (tx) => {
    // Before the device's own locks, as in the deletion of an account.
    if (!(await holdCustomer(tx, caller.customerId))) throw new Refusal("unauthenticated");
    const { pushToken, ...said } = deviceOf(registration);
    const known = await takeToken(tx, caller, said.deviceId, pushToken);
    const owner = { customerId: caller.customerId, sessionId: caller.sessionId };
    if (known) {
      // A device that may not notify yet sends no token; that takes none away.
      await updateDevice(tx, known.id, { ...said, ...owner, ...(pushToken ? { pushToken } : {}) });
      return { isNew: false, data: { id: known.id } };
    }
    const id = newId();
    await insertDevice(tx, { id, ...said, ...owner, pushToken });
    await deleteOldDevices(tx, caller.customerId, devicesPerCustomer);
    return { isNew: true, data: { id } };
  });
}

/** The names of the wire are those that apps have sent from the first. */
function deviceOf(said: Registration) {
  const { platform, model, timezone } = said;
  return {
    deviceId: said.device_id,
    platform,
    model,
    osVersion: said.os_version,
    deviceType: said.device_type,
    deviceLocale: said.device_locale,
    timezone,
    pushToken: said.push_token ?? null,
    appVersion: said.app_version,
  };
}

/** Takes the token from whoever has it; returns the device if the caller has it already. */
async function takeToken(tx: Tx, { customerId }: Caller, deviceId: string, pushToken: string | null) {
  const held = await lockDevices(tx, { customerId, deviceId, pushToken });
  const known = held.find((device) => device.deviceId === deviceId && device.customerId === customerId);
  for (const { id } of held) if (id !== known?.id) await dropPushToken(tx, id);
  return known;
}
