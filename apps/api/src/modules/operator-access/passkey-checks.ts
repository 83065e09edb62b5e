import type { PasskeyAssertion, PasskeyAttestation } from "@rihla/contract/admin";
import { brand } from "@rihla/i18n";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Uses } from "../../app.ts";
import type { Executor } from "../../database.ts";
import { endOf, newHead, openChallenge, sealChallenge } from "../../infra/sealed-challenge.ts";
import { Refusal } from "../../refusal.ts";
import { spendChallenge } from "../sign-in/index.ts";

const challengeSeconds = 300;

/** EdDSA, ES256, RS256, named: what the library offers by itself depends on the Node that runs it, and another Node could not check it. */
const algorithms = [-8, -7, -257];

/** `sign in`: whoever it is · `confirm`: on one session · `register`: for one operator. A challenge for one is none for another. */
export type Purpose = { of: "sign in" | "confirm" | "register"; subject: string };

/** Also without a back office, which then nobody can enter. */
function relyingParty({ ADMIN_URL }: Uses<"config">["config"]) {
  if (ADMIN_URL === undefined) throw new Error("ADMIN_URL is not set: there is no back office");
  return { origin: ADMIN_URL, rpID: new URL(ADMIN_URL).hostname };
}

const sealedFor = ({ of }: Purpose) => `passkey, to ${of}`;

/** Bears our mark and says when it ends, so nothing is stored for a stranger who asks. */
const newChallenge = ({ SECRET_KEY }: Uses<"config">["config"], purpose: Purpose) =>
  new Uint8Array(
    Buffer.from(
      sealChallenge(SECRET_KEY, sealedFor(purpose), purpose.subject, newHead(challengeSeconds)),
      "base64url",
    ),
  );

/** Whether a challenge is ours for this purpose, in time, and answered for the first time. */
const isGoodOnce =
  ({ config, db }: Uses<"config"> & { db: Executor }, purpose: Purpose) =>
  async (challenge: string): Promise<boolean> => {
    const head = openChallenge(config.SECRET_KEY, sealedFor(purpose), purpose.subject, challenge);
    if (!head || endOf(head).getTime() <= Date.now()) return false;
    return spendChallenge(db, "passkey", challenge, endOf(head));
  };

type Known = { credentialId: string; transports: string[] };
const asDescriptors = (known: readonly Known[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** `known`: those that will do; none: whichever the person chooses. */
export const optionsToAssert = async (
  { config }: Uses<"config">,
  purpose: Purpose,
  known: readonly Known[] = [],
): Promise<Record<string, unknown>> => ({
  ...(await generateAuthenticationOptions({
    rpID: relyingParty(config).rpID,
    challenge: newChallenge(config, purpose),
    userVerification: "required",
    allowCredentials: asDescriptors(known),
  })),
});

/** `known`: their authenticators make no second one; without it the new passkey would take the first one's place there, and the first be gone. */
export const optionsToRegister = async (
  { config }: Uses<"config">,
  purpose: Purpose,
  operator: { name: string; userHandle: Buffer },
  known: readonly Known[],
): Promise<Record<string, unknown>> => ({
  ...(await generateRegistrationOptions({
    rpID: relyingParty(config).rpID,
    rpName: brand.name.en,
    challenge: newChallenge(config, purpose),
    userID: new Uint8Array(operator.userHandle),
    userName: operator.name,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: asDescriptors(known),
  })),
});

/** What is kept of a new passkey. Throws `passkey_refused`. */
export async function checkNewPasskey(
  app: Uses<"config"> & { db: Executor },
  purpose: Purpose,
  credential: PasskeyAttestation,
) {
  const { origin, rpID } = relyingParty(app.config);
  const checked = await refusing(
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: isGoodOnce(app, purpose),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!checked.registrationInfo) throw new Refusal("passkey_refused");
  const { credential: key, credentialBackedUp, aaguid } = checked.registrationInfo;
  return {
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey),
    counter: key.counter,
    transports: credential.response.transports ?? [],
    isSynced: credentialBackedUp,
    aaguid,
  };
}

/** The counter that a touch of the passkey said. Throws `passkey_refused`. */
export async function checkTouch(
  app: Uses<"config"> & { db: Executor },
  purpose: Purpose,
  credential: PasskeyAssertion,
  known: { publicKey: Buffer; userHandle: Buffer },
): Promise<number> {
  const { origin, rpID } = relyingParty(app.config);
  const { userHandle } = credential.response;
  if (userHandle !== undefined && userHandle !== known.userHandle.toString("base64url"))
    throw new Refusal("passkey_refused");
  const checked = await refusing(
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: isGoodOnce(app, purpose),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      // What came before is compared where it is kept, so that of two touches at once one is seen to be the copy's.
      credential: { id: credential.id, publicKey: new Uint8Array(known.publicKey), counter: 0 },
    }),
  );
  return checked.authenticationInfo.newCounter;
}

/** The library throws for each thing that is wrong, and says which: to somebody at the door that is nobody's business. */
async function refusing<Checked extends { verified: boolean }>(check: Promise<Checked>): Promise<Checked> {
  const [outcome] = await Promise.allSettled([check]);
  if (outcome.status === "rejected" || !outcome.value.verified) throw new Refusal("passkey_refused");
  return outcome.value;
}
