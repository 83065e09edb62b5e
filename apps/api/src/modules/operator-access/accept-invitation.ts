import type { Language } from "@rihla/contract";
import type { PasskeyAttestation } from "@rihla/contract/admin";
import type { Uses } from "../../app.ts";
import { newId, tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { operatorDoorLimits, spendLimits } from "../limits/index.ts";
import { findInvitation, takeInvitation } from "./invitations.repository.ts";
import { checkNewPasskey, optionsToRegister, type Purpose } from "./passkey-checks.ts";
import { findPasskeysOf, insertPasskey } from "./passkeys.repository.ts";
import { changeOperator } from "./people.repository.ts";
import { startOperatorSession } from "./sign-in-with-passkey.ts";

const registering = (invitation: { id: string }): Purpose => ({ of: "register", subject: invitation.id });

async function invitationOf(app: Uses<"config" | "db">, token: string, ip: string) {
  await spendLimits(app, operatorDoorLimits, { caller: null, ip });
  const invitation = await findInvitation(app.db, tokenHashOf(token));
  if (!invitation) throw new Refusal("invitation_ended");
  return invitation;
}

/** Who is invited, and what their authenticator is asked. Nothing is used up by looking. */
export async function showInvitation(app: Uses<"config" | "db">, token: string, ip: string) {
  const invitation = await invitationOf(app, token, ip);
  const known = await findPasskeysOf(app.db, invitation.operatorId);
  const options = await optionsToRegister(app, registering(invitation), invitation, known);
  return { name: invitation.name, role: invitation.role, options };
}

type Taken = { token: string; credential: PasskeyAttestation; passkeyName: string; language: Language };

/** The passkey is checked outside the transaction; of two who come at once with the same link one gets in. */
export async function acceptInvitation(
  app: Uses<"config" | "db">,
  { token, credential, passkeyName, language }: Taken,
  { ip, userAgent }: { ip: string; userAgent: string },
) {
  const invitation = await invitationOf(app, token, ip);
  const key = await checkNewPasskey(app, registering(invitation), credential);
  const { operatorId, name } = invitation;
  return app.db.transaction().execute(async (tx) => {
    if (!(await takeInvitation(tx, invitation.id))) throw new Refusal("invitation_ended");
    if (!(await insertPasskey(tx, { ...key, id: newId(), operatorId, name: passkeyName })))
      throw new Refusal("passkey_refused");
    await changeOperator(tx, operatorId, { language });
    return startOperatorSession(tx, { operatorId, name, userAgent, how: "accept invitation" });
  });
}
