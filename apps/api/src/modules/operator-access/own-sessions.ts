import type { OwnSession } from "@rihla/contract/admin";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import type { SignedInOperator } from "../../http/operator-caller.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { recordAct } from "../operators/index.ts";
import { endOperatorSessions, findSessionsOfOperator } from "./operator-sessions.repository.ts";

export async function listOwnSessions(db: Db, caller: SignedInOperator): Promise<OwnSession[]> {
  const rows = await findSessionsOfOperator(db, caller.operatorId);
  return rows.map(({ id, createdAt, lastUsedAt, device }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    device,
    current: id === caller.sessionId,
  }));
}

/** One's own only: another's is not found. */
export function endOwnSession({ db }: Uses<"db">, caller: SignedInOperator, id: string): Promise<void> {
  const { operatorId, name } = caller;
  return db.transaction().execute(async (tx) => {
    if ((await endOperatorSessions(tx, operatorId, id)) === 0) throw new Refusal("not_found");
    const act = { kind: "session" as const, act: "sign out", subject: operatorId, operator: operatorId };
    await recordAct(tx, { ...act, id: newId(), who: name, why: "their own", details: { session: id } });
  });
}
