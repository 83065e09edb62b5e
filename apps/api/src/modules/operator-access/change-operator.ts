import type { Operator, OperatorRole } from "@rihla/contract/admin";
import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { type Responsible, recordAct } from "../operators/index.ts";
import { endOperatorSessions } from "./operator-sessions.repository.ts";
import { changeOperator, findPeople, holdOperator, holdOwners } from "./people.repository.ts";

export async function listOperators(db: Executor, id?: string): Promise<Operator[]> {
  const rows = await findPeople(db, id);
  return rows.map(({ createdAt, blockedAt, lastSeenAt, ...operator }) => ({
    ...operator,
    createdAt: createdAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}

/** Another role, or blocked or not: there is always an owner who can sign in. What a blocked one was signed in with ends. */
export function setOperator(
  { db }: Uses<"db">,
  id: string,
  change: { role: OperatorRole } | { blocked: boolean },
  by: Responsible,
): Promise<Operator> {
  return db.transaction().execute(async (tx) => {
    const owners = await holdOwners(tx);
    const operator = await holdOperator(tx, "id", id);
    if (!operator) throw new Refusal("not_found");
    const leaves = "role" in change ? change.role !== "owner" : change.blocked;
    if (leaves && owners.length === 1 && owners[0] === id) throw new Refusal("last_owner");
    await changeOperator(tx, id, change);
    if ("blocked" in change && change.blocked) await endOperatorSessions(tx, id);
    const [changed] = await listOperators(tx, id);
    if (!changed) throw new Refusal("not_found");
    const states = (role: string, blocked: boolean) => ({ role, blocked });
    await recordAct(tx, {
      ...by,
      id: newId(),
      act: "role" in change ? "set role" : change.blocked ? "block operator" : "unblock operator",
      subject: id,
      details: {},
      before: states(operator.role, operator.blockedAt !== null),
      after: states(changed.role, changed.blockedAt !== null),
    });
    return changed;
  });
}
