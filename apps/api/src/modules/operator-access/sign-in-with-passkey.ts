import type { PasskeyAssertion } from "@rihla/contract/admin";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { SignedInOperator } from "../../http/operator-caller.ts";
import { newId, newToken, tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { operatorDoorLimits, spendLimits } from "../limits/index.ts";
import { recordAct } from "../operators/index.ts";
import { deviceName } from "../sign-in/index.ts";
import { confirmOperatorSession, insertOperatorSession } from "./operator-sessions.repository.ts";
import { checkTouch, optionsToAssert, type Purpose } from "./passkey-checks.ts";
import { endPasskey, findPasskey, findPasskeysOf, noteUse } from "./passkeys.repository.ts";

type Asker = { ip: string; userAgent: string };
type Started = { token: string; sessionId: string };

const signIn: Purpose = { of: "sign in", subject: "" };
const toConfirm = ({ sessionId }: SignedInOperator): Purpose => ({ of: "confirm", subject: sessionId });

/** Nobody is named: the authenticator knows whose passkey it is. */
export async function askToSignIn(app: Uses<"config" | "db">, { ip }: Asker) {
  await spendLimits(app, operatorDoorLimits, { caller: null, ip });
  return optionsToAssert(app, signIn);
}

/** A session for whoever owns the passkey. */
export async function signInWithPasskey(
  app: Uses<"config" | "db" | "log">,
  credential: PasskeyAssertion,
  { ip, userAgent }: Asker,
): Promise<Started> {
  await spendLimits(app, operatorDoorLimits, { caller: null, ip });
  const { operatorId, operatorName } = await touched(app, signIn, credential);
  return app.db
    .transaction()
    .execute((tx) => startOperatorSession(tx, { operatorId, name: operatorName, userAgent, how: "sign-in" }));
}

/** The session, and that it began: `how` is what is kept. */
export async function startOperatorSession(
  tx: Tx,
  { operatorId, name, userAgent, how }: { operatorId: string; name: string; userAgent: string; how: string },
): Promise<Started> {
  const token = newToken();
  const device = deviceName(userAgent);
  const sessionId = await insertOperatorSession(tx, { operatorId, tokenHash: tokenHashOf(token), device });
  await recordAct(tx, {
    id: newId(),
    kind: "session",
    act: how,
    subject: operatorId,
    operator: operatorId,
    who: name,
    why: "with a passkey",
    details: { session: sessionId, ...(device && { device }) },
  });
  return { token, sessionId };
}

export const askToConfirm = async (app: Uses<"config" | "db">, operator: SignedInOperator) =>
  optionsToAssert(app, toConfirm(operator), await findPasskeysOf(app.db, operator.operatorId));

/** The same person touches a passkey again. */
export async function confirmOperator(
  app: Uses<"config" | "db" | "log">,
  operator: SignedInOperator,
  credential: PasskeyAssertion,
  { ip }: Asker,
): Promise<void> {
  await spendLimits(app, operatorDoorLimits, { caller: null, ip });
  const { operatorId } = await touched(app, toConfirm(operator), credential, operator.operatorId);
  await app.db.transaction().execute(async (tx) => {
    await confirmOperatorSession(tx, operator.sessionId);
    const act = {
      id: newId(),
      kind: "session" as const,
      act: "confirm",
      subject: operatorId,
      operator: operatorId,
    };
    await recordAct(tx, { ...act, who: operator.name, why: "with a passkey", details: {} });
  });
}

/** Whose passkey was touched just now; `owner`: whose it has to be. One that was copied opens nothing from here on. */
async function touched(
  app: Uses<"config" | "db" | "log">,
  purpose: Purpose,
  credential: PasskeyAssertion,
  owner?: string,
) {
  const passkey = await findPasskey(app.db, credential.id);
  if (!passkey || (owner !== undefined && passkey.operatorId !== owner)) throw new Refusal("passkey_refused");
  const counter = await checkTouch(app, purpose, credential, passkey);
  if (await noteUse(app.db, passkey.id, counter)) return passkey;
  app.log.error({ passkey: passkey.id, operator: passkey.operatorId }, "a passkey was copied, and is shut");
  await endPasskey(app.db, passkey.id, "copiedAt");
  throw new Refusal("passkey_refused");
}
