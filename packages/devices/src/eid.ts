import { latinDigits } from "@rihla/contract/rules/typed-code";

/** An EID as it is shown: 32 digits. */
export const eidLength = 32;

/** `text` without what people and screens put between the digits; Arabic digits are digits. */
export const eidDigits = (text: string): string => latinDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

export type EidFault = "letters" | "short" | "long" | "digits";

/**
 * Why this can be no EID; null for one that can. The last two digits check the others: the whole number is 1 modulo 97
 * (GSMA SGP.29). `digits`: one of them is wrong.
 */
export function eidFault(text: string): EidFault | null {
  const digits = eidDigits(text);
  if (/\D/.test(digits)) return "letters";
  if (digits.length !== eidLength) return digits.length < eidLength ? "short" : "long";
  return BigInt(digits) % 97n === 1n ? null : "digits";
}
