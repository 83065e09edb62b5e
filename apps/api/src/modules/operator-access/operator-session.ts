import type { OperatorSession } from "@rihla/contract/admin";
import type { Executor } from "../../database.ts";
import type { SignedInOperator } from "../../http/operator-caller.ts";
import { tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { findOperatorSession, touchOperatorSession } from "./operator-sessions.repository.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findOperatorSession>>>;

/** Whose token this is; null when unknown, ended, idle for too long, or of somebody who is blocked. */
export async function authenticateOperator(
  db: Executor,
  token: string,
  attended: boolean,
): Promise<SignedInOperator | null> {
  const session = await findOperatorSession(db, "tokenHash", tokenHashOf(token));
  if (!session) return null;
  if (attended && session.touchDue) await touchOperatorSession(db, session.sessionId);
  const { operatorId, sessionId, name, role, isConfirmed } = session;
  return { operatorId, sessionId, name, role, isConfirmed };
}

export async function showOperatorSession(db: Executor, sessionId: string): Promise<OperatorSession> {
  const session = await findOperatorSession(db, "id", sessionId);
  if (!session) throw new Refusal("unauthenticated");
  return told(session);
}

function told({
  operatorId,
  name,
  role,
  language,
  endsAt,
  confirmedUntil,
  passkeys,
}: Found): OperatorSession {
  return {
    operator: { id: operatorId, name, role, language },
    endsAt: endsAt.toISOString(),
    confirmedUntil: confirmedUntil?.toISOString() ?? null,
    passkeys,
  };
}
