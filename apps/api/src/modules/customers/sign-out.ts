import type { App } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { endSessions, hasSession } from "./sessions.repository.ts";

/** Ends this session; the customer's other devices stay signed in. */
export async function signOut(app: App, { sessionId }: { sessionId: string }): Promise<void> {
  await endSessions(app.db, "id", sessionId);
}

/** Ends one of the customer's sessions; one that has ended already stays so. Somebody else's does not exist. */
export async function signOutOf(app: App, customerId: string, sessionId: string): Promise<void> {
  if (!isUuid(sessionId) || !(await hasSession(app.db, customerId, sessionId)))
    throw new Refusal("not_found");
  await endSessions(app.db, "id", sessionId);
}

/** Ends every session of the customer, the one that asks too. */
export async function signOutEverywhere(app: App, { customerId }: { customerId: string }): Promise<void> {
  await endSessions(app.db, "customer_id", customerId);
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
