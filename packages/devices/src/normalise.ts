import { latinDigits } from "@rihla/contract/rules/typed-code";
import { arabicWords, otherSpellings } from "./spellings.ts";

/** What somebody typed, or a name, as words of small Latin letters and digits: "S٢٣+ ألترا" becomes s23, plus, ultra. */
export function wordsOf(text: string): string[] {
  const plain = latinDigits(text)
    .replaceAll(/[أإآ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .normalize("NFKD")
    .replaceAll(/\p{M}|ـ/gu, "")
    .toLowerCase()
    .replaceAll("+", " plus ");
  return (plain.match(separateWords) ?? []).flatMap(spelt).filter(Boolean);
}

/** A series and its number are two, however they are written: "Flip5", "iphone 15". "S23" is one. */
const separateWords = /[a-z]{3,}(?=\d)|[a-z0-9]+|[ء-ي]+/g;

function spelt(word: string): string[] {
  const known = otherSpellings.get(word) ?? arabicWords.get(word) ?? arabicWords.get(word.replace(/^ال/, ""));
  return known === undefined ? [word] : known.split(" ");
}
