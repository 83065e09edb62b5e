import * as z from "zod/mini";
import { secretPattern } from "../rules/index.ts";

/** What is said of a code that was mailed: how it looks, how long it lives, when another can be asked for. */
export const codeSent = z.object({
  codeLength: z.int(),
  alphabet: z.enum(["digits", "letters-and-digits"]),
  expiresAt: z.iso.datetime(),
  resendAfterSeconds: z.int(),
});
export type CodeSent = z.infer<typeof codeSent>;

/**
 * Work to be done before a code is mailed or a guest's order is placed: find a number `nonce` for which the SHA-256 of
 * `challenge:nonce` begins with so many zero bits. Good for ten minutes, once, for the e-mail or the idempotency key of the
 * call that it was given to.
 */
export const proofTask = z.object({ challenge: z.string(), zeroBits: z.int() });
export type ProofTask = z.infer<typeof proofTask>;

export const proofOfWork = z.object({
  challenge: z.string().check(z.regex(secretPattern, "invalid")),
  nonce: z.string().check(z.regex(/^\d{1,11}$/, "invalid")),
});
export type ProofOfWork = z.infer<typeof proofOfWork>;
