import type { PasskeyAssertion, PasskeyAttestation } from "@rihla/contract/admin";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** What the api asks the browser, in WebAuthn's JSON: the contract hands it on as it is. */
type Asked = Readonly<Record<string, unknown>>;

/** Nothing is asked of extensions, so nothing is told of them. */
const own = { type: "public-key", clientExtensionResults: {} } as const;

/** One of the person's passkeys is touched. Throws what the browser says where it wasn't. */
export async function touchPasskey(asked: Asked): Promise<PasskeyAssertion> {
  const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  return { id, rawId, response, ...own };
}

/** A new one is made. */
export async function makePasskey(asked: Asked): Promise<PasskeyAttestation> {
  const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  return { id, rawId, response, ...own };
}
