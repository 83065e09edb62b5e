import type { Db } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { endSessions, hasSession } from "./sessions.repository.ts";

type Who = { customerId: string; sessionId: string };

/**
 * Ends one of the customer's sessions, `current` being the one that asks; their other devices stay signed in. One that
 * has ended already stays so. Somebody else's does not exist.
 */
export async function signOut(db: Db, who: Who, id: string): Promise<void> {
  const sessionId = id === "current" ? who.sessionId : id;
  if (!(await hasSession(db, who.customerId, sessionId))) throw new Refusal("not_found");
  await endSessions(db, "id", sessionId);
}

/** Ends every session of the customer, the one that asks too. */
export async function signOutEverywhere(db: Db, { customerId }: { customerId: string }): Promise<void> {
  await endSessions(db, "customerId", customerId);
}
