import type { Db, Executor } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { forgetDeviceOf, forgetDevicesBut } from "./known-devices.repository.ts";
import { endSessions, hasSession } from "./sessions.repository.ts";

type Who = { customerId: string; sessionId: string };

/**
 * Ends one of the customer's sessions, `current` being the one that asks; their other devices stay signed in. One that
 * has ended already stays so. Somebody else's does not exist. A device that is signed out from elsewhere is a stranger
 * from then on; who signs out here is known when they come back.
 */
export async function signOut(db: Db, who: Who, id: string): Promise<void> {
  const sessionId = id === "current" ? who.sessionId : id;
  if (!(await hasSession(db, who.customerId, sessionId))) throw new Refusal("not_found");
  await forgetDeviceOf(db, sessionId, who.sessionId);
  await endSessions(db, "id", sessionId);
}

/** Ends every session of the customer, the one that asks too. */
export async function signOutEverywhere(db: Executor, { customerId, sessionId }: Who): Promise<void> {
  await forgetDevicesBut(db, customerId, sessionId);
  await endSessions(db, "customerId", customerId);
}
