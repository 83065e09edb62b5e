import * as z from "zod/mini";

/** Bytes as browsers write them in WebAuthn's JSON. The longest is an attestation object. */
const bytes = z.string().check(z.regex(/^[\w-]{1,8192}$/));
const extensions = z.record(z.string(), z.unknown());

/** What `navigator.credentials.get` answered, as `toJSON` writes it. */
export const passkeyAssertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
  clientExtensionResults: extensions,
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** What `navigator.credentials.create` answered, as `toJSON` writes it. */
export const passkeyAttestation = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
  clientExtensionResults: extensions,
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** What a browser's `navigator.credentials` is to be asked, in WebAuthn's JSON: it is handed on as it is. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** Of a passkey, for its owner: "the blue key". */
export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(60, "too_long"));

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Also on the owner's other devices, through the company that keeps it. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;
