import { codeMinutes } from "@rihla/contract/rules";
import { keyedDigest, sameText } from "../../infra/ids.ts";
import type { SecretKeys } from "../../infra/secret-keys.ts";

/** What a code is asked for; a code for one purpose is worth nothing for another. */
export const codePurposes = ["sign-in", "confirmation", "wallet-pin"] as const;
export type CodePurpose = (typeof codePurposes)[number];

type Alphabet = "digits" | "letters-and-digits";
/** How hard a code is to guess: `length` characters of `alphabet`. */
export type CodeStrength = { length: number; alphabet: Alphabet };

export const codeLifetimeSeconds = codeMinutes * 60;
export const resendAfterSeconds = 60;
/** Wrong tries that one code bears. */
export const attemptsPerCode = 4;

/** `letters-and-digits` leaves out what is taken for something else when read: 0/O, 1/I/L, U. */
export const alphabets: Record<Alphabet, string> = {
  digits: "0123456789",
  "letters-and-digits": "23456789ABCDEFGHJKMNPQRSTVWXYZ",
};

/**
 * The code of a row: made from its id and our secret key, in the mail and in the check alike, so that it is stored
 * nowhere and neither a copy of the database nor a job's data signs anyone in.
 */
export function deriveCode(secretKey: string, codeId: string, strength: CodeStrength): string {
  const characters = alphabets[strength.alphabet];
  // Bytes beyond the last whole multiple are dropped: with them some characters would come up more often.
  const limit = 256 - (256 % characters.length);
  let code = "";
  for (let block = 0; code.length < strength.length; block++) {
    for (const byte of digestBytes(secretKey, `${codeId}\n${strength.alphabet}\n${block}`)) {
      if (byte < limit && code.length < strength.length) code += characters[byte % characters.length];
    }
  }
  return code;
}

/** Compares in constant time, so that an answer's delay tells nothing about the right digits. */
export function isRightCode(
  keys: SecretKeys,
  codeId: string,
  strength: CodeStrength,
  typed: string,
): boolean {
  return keys.some((key) => sameText(deriveCode(key, codeId, strength), typed));
}

/** Whole seconds until a code of this age may be followed by another mail. */
export function secondsUntilResend(ageSeconds: number): number {
  return Math.max(Math.ceil(resendAfterSeconds - ageSeconds), 0);
}

/** How many different codes there are of this strength. */
export function codeCount({ length, alphabet }: CodeStrength): number {
  return alphabets[alphabet].length ** length;
}

function digestBytes(secretKey: string, text: string): Buffer {
  return Buffer.from(keyedDigest(secretKey, "one-time-code", text), "base64url");
}
