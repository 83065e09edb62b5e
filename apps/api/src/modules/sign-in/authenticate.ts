import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { tokenHashOf } from "../../infra/ids.ts";
import { findLiveSession, touchSession } from "./sessions.repository.ts";

/** Whose token this is; null when unknown, ended or revoked. Its use moves the session's end, once an hour at most. */
export async function authenticate(db: Db, token: string): Promise<Caller | null> {
  const session = await findLiveSession(db, tokenHashOf(token));
  if (!session) return null;
  const { touchDue, ...caller } = session;
  if (touchDue) await touchSession(db, caller.sessionId);
  return caller;
}
