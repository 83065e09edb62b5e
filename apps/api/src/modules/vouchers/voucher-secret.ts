import { createHmac } from "node:crypto";
import { voucherAlphabet, voucherCodeLength, withCheckCharacter } from "@rihla/contract/rules/voucher-code";
import { keyedDigest } from "../../infra/ids.ts";
import type { SecretKeys } from "../../infra/secret-keys.ts";

const base = BigInt(voucherAlphabet.length);

/**
 * The code of a batch's nth voucher. It is worked out of the shop's key each time it is printed and is kept nowhere, so
 * neither the database nor a copy of it has any.
 */
export function voucherCode(secretKey: string, batchId: string, nth: number): string {
  const digest = createHmac("sha256", secretKey).update(`voucher code\n${batchId}\n${nth}`).digest("hex");
  // Of 2^256 numbers; that it is not divided evenly among 29^15 codes shows in the 55th decimal.
  let rest = BigInt(`0x${digest}`);
  let characters = "";
  while (characters.length < voucherCodeLength - 1) {
    characters += voucherAlphabet[Number(rest % base)];
    rest /= base;
  }
  return withCheckCharacter(characters);
}

/** The same, of one that the database knows; undefined where its key is gone. */
export const codeOf = (
  keys: SecretKeys,
  { batchId, nth, codeHash }: { batchId: string; nth: number; codeHash: string },
): string | undefined =>
  keys
    .map((key) => ({ key, code: voucherCode(key, batchId, nth) }))
    .find(({ key, code }) => voucherHash(key, code) === codeHash)?.code;

/** What the database may know of a code, by each key. */
export const voucherHashes = (keys: SecretKeys, code: string): string[] =>
  keys.map((key) => voucherHash(key, code));

/** What the database knows of a code. Keyed: without the shop's key nobody can try codes against it. */
export const voucherHash = (secretKey: string, code: string): string =>
  keyedDigest(secretKey, "voucher", code);
