/**
 * Letter by letter what people don't type the same way every time: capitals, accents, hamza, vowel signs, ta marbuta,
 * alif maqsura. A text keeps its words; only its marks go.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\u0640\u2060]/gu, "")
    .toLowerCase()
    .replace(/ٱ/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي");
}
