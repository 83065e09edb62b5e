export type CodeAlphabet = "digits" | "letters-and-digits";

const foreign: Record<CodeAlphabet, RegExp> = { digits: /[^0-9]/g, "letters-and-digits": /[^0-9A-Z]/g };

/** Arabic keyboards type ٠–٩ (and ۰–۹): the same digits, written as the code is. */
const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** What of the text may stand in a code, in capitals. */
export function keepCodeCharacters(text: string, alphabet: CodeAlphabet): string {
  return latinDigits(text).toUpperCase().replace(foreign[alphabet], "");
}

/** A pasted text is taken whole or not at all; the spaces and dashes that mails put between are no matter. */
export function matchesCode(text: string, alphabet: CodeAlphabet, length: number): boolean {
  const bare = latinDigits(text).toUpperCase().replace(/[\s-]/g, "");
  return bare.length === length && keepCodeCharacters(bare, alphabet) === bare;
}

/** One character too many, typed at `caret` into full boxes, takes the place of the one after it. */
export function fitInto(length: number, typed: string, caret: number): string {
  const surplus = Math.max(0, typed.length - length);
  return (typed.slice(0, caret) + typed.slice(caret + surplus)).slice(0, length);
}
