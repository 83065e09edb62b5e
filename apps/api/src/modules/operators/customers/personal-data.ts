import type { Uses } from "../../../app.ts";
import type { Caller } from "../../../http/caller.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { deleteAccountOf, personalDataOf } from "../../account/index.ts";
import { findCustomer } from "../../customers/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";

/**
 * Everything that the shop knows of a person who asks for it by mail, as the JSON text that they could save in the app. How they proved who they are is
 * `why`, and is kept first: nothing is given where it can't be.
 */
export async function exportFor(
  app: Uses<"config" | "db" | "gateways" | "providers">,
  customerId: string,
  responsible: Responsible,
): Promise<{ json: string }> {
  const person = await personOf(app, customerId);
  await app.db.transaction().execute((tx) => {
    const look = { kind: "look" as const, act: "export", subject: customerId, details: {} };
    return recordAct(tx, { ...responsible, id: newId(), ...look });
  });
  let json = "";
  for await (const piece of await personalDataOf(app, person)) json += piece;
  return { json };
}

/** Deletes the account of who asks for it by mail, as they could in the app; refused where something is still moving, as there. */
export async function deleteFor(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  customerId: string,
  responsible: Responsible,
): Promise<void> {
  const person = await personOf(app, customerId);
  const isDone = await deleteAccountOf(app, person, (tx) =>
    recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "delete account",
      subject: customerId,
      details: {},
      before: { exists: true },
      after: { exists: false },
    }),
  );
  if (!isDone) throw new OperatorRefusal("customer_unknown");
}

/** As if they had signed in themselves. */
async function personOf({ db }: Uses<"db">, customerId: string): Promise<Caller> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new OperatorRefusal("customer_unknown");
  return { customerId, email: customer.email, sessionId: "", isConfirmed: true };
}
