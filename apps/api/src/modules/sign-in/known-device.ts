import type { Executor, Tx } from "../../database.ts";
import { newToken, tokenHashOf } from "../../infra/ids.ts";
import { changeSecret, findKnownDevice, rememberDevice } from "./known-devices.repository.ts";

/** Who asks for a code or types it, where a device or a session proves that it is no stranger. */
export const requesterOf = (kind: "device" | "session", id: string): string => `${kind} ${id}`;

/** Undefined where nobody has signed in with this e-mail before on the device that has this secret. */
export async function findRequester(
  db: Executor,
  email: string,
  secret: string | null,
): Promise<string | undefined> {
  const id = secret === null ? undefined : await findKnownDevice(db, email, tokenHashOf(secret));
  return id && requesterOf("device", id);
}

/** The device is known from now on by its next secret, which is shown only here. */
export async function knowDevice(
  tx: Tx,
  customerId: string,
  secret: string | null,
): Promise<{ id: string; secret: string }> {
  const next = newToken();
  if (secret !== null) await changeSecret(tx, tokenHashOf(secret), tokenHashOf(next));
  return { id: await rememberDevice(tx, customerId, tokenHashOf(next)), secret: next };
}
