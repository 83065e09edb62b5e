import type { Invitation } from "@rihla/contract/admin";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId, newToken, tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { type Responsible, recordAct } from "../operators/index.ts";
import { putInvitation } from "./invitations.repository.ts";
import { mailOwnersJob } from "./operator-access.queue.ts";
import { endOperatorSessions } from "./operator-sessions.repository.ts";
import { changeOperator, holdOperator, insertOperator, type NewOperator } from "./people.repository.ts";

type App = Uses<"config" | "db" | "jobs">;

/** Somebody new. Throws `operator_exists` where the address is somebody's. */
export function inviteOperator(app: App, person: NewOperator, by: Responsible): Promise<Invitation> {
  return app.db.transaction().execute(async (tx) => {
    const operatorId = await insertOperator(tx, person);
    if (operatorId === null) throw new Refusal("operator_exists");
    return invite(app, tx, operatorId, { ...by, after: { role: person.role } });
  });
}

/** Who lost every passkey: what they were signed in with ends. */
export function inviteAgain(app: App, id: string, by: Responsible): Promise<Invitation> {
  return app.db.transaction().execute(async (tx) => {
    const operator = await holdOperator(tx, "id", id);
    if (!operator || operator.blockedAt) throw new Refusal("not_found");
    return invite(app, tx, id, by);
  });
}

/**
 * From the machine alone, for the first owner and for when nobody can sign in: whoever has that address is let in again with this role,
 * and all owners are told.
 */
export function inviteFromMachine(app: App, person: NewOperator, by: Responsible): Promise<Invitation> {
  return app.db.transaction().execute(async (tx) => {
    const known = await holdOperator(tx, "email", person.email);
    if (!known) {
      const id = await insertOperator(tx, person);
      if (id === null) throw new Refusal("operator_exists");
      return invite(app, tx, id, { ...by, after: { role: person.role } });
    }
    await changeOperator(tx, known.id, { role: person.role });
    await changeOperator(tx, known.id, { blocked: false });
    const states = (role: string, blocked: boolean) => ({ role, blocked });
    const before = states(known.role, known.blockedAt !== null);
    return invite(app, tx, known.id, { ...by, before, after: states(person.role, false) });
  });
}

type Kept = Responsible & Pick<Parameters<typeof recordAct>[1], "before" | "after">;

async function invite({ config, jobs }: App, tx: Tx, operatorId: string, by: Kept): Promise<Invitation> {
  if (config.ADMIN_URL === undefined)
    throw new Error("ADMIN_URL is not set: there is no back office to invite to");
  const token = newToken();
  const ended = await endOperatorSessions(tx, operatorId);
  const endsAt = await putInvitation(tx, operatorId, tokenHashOf(token));
  const actId = newId();
  await jobs.send(tx, mailOwnersJob, { operatorId, actId });
  await recordAct(tx, { ...by, id: actId, act: "invite operator", subject: operatorId, details: { ended } });
  // Behind the `#`, which no server is sent, so that it stands in nobody's log.
  return { operatorId, url: `${config.ADMIN_URL}/invitation#${token}`, endsAt: endsAt.toISOString() };
}
