import { latinDigits } from "./typed-code.ts";

/**
 * What a voucher's code is made of: no 0/O, 1/I/L, U/V, and no S, which is taken for a 5 on paper and for an F on the
 * telephone. 29 is prime, so that the check finds every exchange of two characters.
 */
export const voucherAlphabet = "23456789ABCDEFGHJKMNPQRTVWXYZ";
export const voucherCodeLength = 16;
/** What may be typed or scanned before it is tidied. */
export const voucherTypedLongest = 200;

const shape = new RegExp(`^[${voucherAlphabet}]{${voucherCodeLength}}$`);

/** As people type it: digits of an Arabic keyboard, small letters, blanks, hyphens and marks of direction between. */
export const tidyVoucherCode = (typed: string): string =>
  latinDigits(typed.normalize("NFKC"))
    .replaceAll(/[\s\p{Cf}\p{Pd}._]/gu, "")
    .toUpperCase();

/** One wrong character and any two exchanged are always found. */
export const isVoucherCode = (code: string): boolean => shape.test(code) && weigh(code) === 0;

/** The code that begins with these 15 characters. */
export function withCheckCharacter(characters: string): string {
  // The last of 16 weighs 16 times what it is.
  const wanted = [...voucherAlphabet].find((last) => weigh(characters + last) === 0);
  if (wanted === undefined) throw new Error("No character completes this code");
  return characters + wanted;
}

/** The sum of all characters, each times its place, modulo their number. */
function weigh(code: string): number {
  const sum = [...code].reduce(
    (all, character, at) => all + voucherAlphabet.indexOf(character) * (at + 1),
    0,
  );
  return sum % voucherAlphabet.length;
}

/** Four groups of four, as it stands on paper and is read aloud. */
export const groupVoucherCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? "";

export type VoucherFault =
  | { fault: "letter"; letter: string }
  | { fault: "short" | "long"; by: number }
  /** One character is another, or two are exchanged. */
  | { fault: "check" };

/** Of letters and digits, those that no voucher has. */
export const absentFromVouchers = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter(
  (character) => !voucherAlphabet.includes(character),
);

/** Why this tidied text is no voucher's code, where it was meant as one; null where it is a code, or something else altogether. */
export function voucherFault(code: string): VoucherFault | null {
  if (isVoucherCode(code) || !meantAsCode.test(code)) return null;
  const letter = [...code].find((character) => !voucherAlphabet.includes(character));
  if (letter !== undefined) return { fault: "letter", letter };
  const by = code.length - voucherCodeLength;
  if (by !== 0) return { fault: by < 0 ? "short" : "long", by: Math.abs(by) };
  return { fault: "check" };
}
/** From a group and a half to a group too many: what is shorter or longer was no attempt at a voucher. */
const meantAsCode = /^[A-Z0-9]{6,20}$/;
