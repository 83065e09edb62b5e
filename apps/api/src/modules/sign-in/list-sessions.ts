import type { Session } from "@rihla/contract";
import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { findSessionsOf } from "./sessions.repository.ts";

/** Where the customer is signed in, last used first. */
export async function listSessions(db: Db, caller: Omit<Caller, "email">): Promise<Session[]> {
  const rows = await findSessionsOf(db, caller.customerId);
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === caller.sessionId,
    device: row.device,
  }));
}
