import type { App } from "../../app.ts";
import { revokeSession } from "./sessions.repository.ts";

/** Ends this session; the customer's other devices stay signed in. */
export async function signOut(app: App, { sessionId }: { sessionId: string }): Promise<void> {
  await revokeSession(app.db, sessionId);
}
