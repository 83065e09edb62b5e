import type { ParsedBodyOf } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Caller } from "../../../http/caller.ts";
import { Refusal } from "../../../refusal.ts";
import { dropPushToken, holdDevice } from "../../devices/index.ts";
import { dropSubscription, keepSubscription } from "./push-subscriptions.repository.ts";

/** Switches notifications on for one of the caller's devices; somebody else's does not exist. */
export async function subscribeDevice(
  { db, pushers }: Uses<"db" | "pushers">,
  caller: Caller,
  deviceId: string,
  { endpoint, keys }: ParsedBodyOf<"PUT /devices/{id}/push-subscription">,
): Promise<void> {
  if (!pushers.browser?.accepts(endpoint)) throw new Refusal("invalid_input");
  await db.transaction().execute(async (tx) => {
    if (!(await holdDevice(tx, caller, deviceId))) throw new Refusal("not_found");
    await keepSubscription(tx, deviceId, { endpoint, ...keys });
  });
}

/** Of a browser or an app: nothing is sent there any more. */
export async function unsubscribeDevice({ db }: Uses<"db">, caller: Caller, deviceId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await holdDevice(tx, caller, deviceId))) throw new Refusal("not_found");
    await dropSubscription(tx, deviceId);
    await dropPushToken(tx, deviceId);
  });
}
