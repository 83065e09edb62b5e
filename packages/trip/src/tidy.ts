/** So much of a text is read: a ticket with its conditions is shorter. */
export const longestText = 20_000;

const letters: Readonly<Record<string, string>> = {
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ı: "i",
  ø: "o",
  ß: "ss",
  ł: "l",
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "−": "-",
};
const written = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** Without accents, vowel signs, marks of direction and Arabic digits; capitals stay, for codes are written in them. */
export function tidy(text: string): string {
  const plain = text
    .slice(0, longestText)
    .normalize("NFKD")
    .replace(/[\p{M}\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .replace(written, (letter) => letters[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]/g, " ");
  // A capital with two small letters would move what stands behind it.
  return plain.toLowerCase().length === plain.length ? plain : plain.toLowerCase();
}

/** A name as `words` finds it in a text. */
export const tidyName = (name: string): string =>
  (
    tidy(name)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).join(" ");
