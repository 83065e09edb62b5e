import { createHmac } from "node:crypto";
import { voucherAlphabet, voucherCodeLength, withCheckCharacter } from "@rihla/contract/rules/voucher-code";
import { keyedDigest } from "../../infra/ids.ts";

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

/** What the database knows of a code. Keyed: without the shop's key nobody can try codes against it. */
export const voucherHash = (secretKey: string, code: string): string =>
  keyedDigest(secretKey, "voucher", code);
