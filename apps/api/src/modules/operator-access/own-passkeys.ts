import type { Passkey, PasskeyAttestation } from "@rihla/contract/admin";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import type { SignedInOperator } from "../../http/operator-caller.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { recordAct } from "../operators/index.ts";
import { checkNewPasskey, optionsToRegister, type Purpose } from "./passkey-checks.ts";
import { endPasskey, findPasskeysOf, insertPasskey } from "./passkeys.repository.ts";
import { findOperator, holdOperator } from "./people.repository.ts";

const registering = ({ operatorId }: SignedInOperator): Purpose => ({ of: "register", subject: operatorId });

export async function listOwnPasskeys(db: Db, { operatorId }: SignedInOperator): Promise<Passkey[]> {
  const rows = await findPasskeysOf(db, operatorId);
  return rows.map(({ id, name, createdAt, lastUsedAt, isSynced }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  }));
}

export async function askForPasskey(app: Uses<"config" | "db">, caller: SignedInOperator) {
  const operator = await findOperator(app.db, caller.operatorId);
  if (!operator) throw new Refusal("unauthenticated");
  return optionsToRegister(app, registering(caller), operator, await findPasskeysOf(app.db, operator.id));
}

export async function addPasskey(
  app: Uses<"config" | "db">,
  caller: SignedInOperator,
  { credential, passkeyName }: { credential: PasskeyAttestation; passkeyName: string },
): Promise<Passkey> {
  const key = await checkNewPasskey(app, registering(caller), credential);
  const id = newId();
  await app.db.transaction().execute(async (tx) => {
    const passkey = { ...key, id, operatorId: caller.operatorId, name: passkeyName };
    if (!(await insertPasskey(tx, passkey))) throw new Refusal("passkey_refused");
    await recordAct(tx, { ...ownAct(caller), id: newId(), act: "add passkey", details: { passkey: id } });
  });
  const added = (await listOwnPasskeys(app.db, caller)).find((passkey) => passkey.id === id);
  if (!added) throw new Refusal("passkey_refused");
  return added;
}

/** Their operator is held, so that of two who remove the last two at once one is refused. */
export function removePasskey({ db }: Uses<"db">, caller: SignedInOperator, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdOperator(tx, "id", caller.operatorId);
    const own = await findPasskeysOf(tx, caller.operatorId);
    if (!own.some((passkey) => passkey.id === id)) throw new Refusal("not_found");
    if (own.length === 1) throw new Refusal("last_passkey");
    await endPasskey(tx, id, "removedAt");
    await recordAct(tx, { ...ownAct(caller), id: newId(), act: "remove passkey", details: { passkey: id } });
  });
}

const ownAct = ({ operatorId, name }: SignedInOperator) => ({
  kind: "session" as const,
  subject: operatorId,
  operator: operatorId,
  who: name,
  why: "their own",
});
