import type { Language } from "@rihla/contract/rules/languages";

/** Digits that stand for Arabic letters without a Latin one; hamza and ayn are not written. */
const arabizi: Readonly<Record<string, string>> = {
  2: "",
  3: "",
  5: "kh",
  6: "t",
  7: "h",
  8: "gh",
  9: "q",
};

const plainLetters: Readonly<Record<string, string>> = {
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  گ: "ك",
  پ: "ب",
  ڤ: "ف",
  چ: "ج",
  ء: "",
  ø: "o",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const written = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** Most names by far: nothing to do but the capitals. */
const plainWords = /^[a-z]+(?: [a-z]+)*$/i;

/**
 * The same text however it was typed: no capitals, accents, hamza, vowel signs, tatweel or punctuation; ta marbuta as ه,
 * Arabizi digits as letters, single spaces between words. Doing it twice changes nothing.
 */
export function normalise(text: string): string {
  if (plainWords.test(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFKD")
      .toLowerCase()
      .normalize("NFKD")
      // Combining marks (accents, hamza above and below, vowel signs), tatweel and invisible direction marks.
      .replace(/[\p{M}\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
      .replace(written, (letter) => plainLetters[letter] ?? letter)
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
      // "U.S.A": letters with dots between them are one word.
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .replace(/[a-z0-9]*[a-z][a-z0-9]*/g, (word) => word.replace(/\d/g, (digit) => arabizi[digit] ?? digit))
      .trim()
  );
}

/** As each language writes them, Arabic in Latin letters. */
const articles: Record<Language, string> = { fr: "l|la|le|les", en: "the", ar: "al|el" };
/** The article in front; in Arabic letters it is glued on, as Darja does. */
const article = new RegExp(`^(?:(?:${Object.values(articles).join("|")}) (?=\\S)|ال(?=\\S{2}))`);

/** A normalised text without the article in front of it. */
export function withoutArticle(text: string): string {
  return text.replace(article, "");
}
