import { plainText } from "../../../lib/text/plain-text.ts";

const letters: Record<string, string> = { ڤ: "ق", پ: "ب", چ: "ج", گ: "ق", œ: "oe", æ: "ae" };
/** `the`, `and the`, `with the`, `for the` grow together with what follows; a word of its own may begin alike (`الالكترونية`, `الكترونية`). */
const article = /^(?:[وفبك]?ال|لل)(?:ال)?(?=.{3})/;

/** What sounds alike: `banke`, `koi`, `telefone`. */
const sounds: [RegExp, string][] = [
  [/qu/g, "k"],
  [/ph/g, "f"],
];

/** `not`, written together with its verb. */
const joinedNot = /(?<![\p{L}])لا(?=[تين]\p{L}{2})/gu;

/**
 * The words of a text in the form in which they are compared: without capitals, accents, hamza, hyphens, articles of Arabic and
 * doubled letters, which people type or leave out as it comes (`instalation`, `conection`, `اعادة`), and as they sound.
 */
export function wordsOf(text: string): string[] {
  const plain = plainText(text)
    .replace(/(?<=\p{L})[-\u2011\u00ad](?=\p{L})/gu, "")
    .replace(joinedNot, "لا ")
    .replace(/[ڤپچگœæ]/gu, (letter) => letters[letter] ?? letter);
  const heard = sounds.reduce((text, [written, sound]) => text.replace(written, sound), plain);
  const words = heard.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(article, "").replace(/(\p{L})\1+/gu, "$1"));
}
