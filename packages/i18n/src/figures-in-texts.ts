import { allowedFigures } from "./allowed-figures.ts";

const unitsOf = {
  fr: "secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|chiffres?|caractères?|essais?|tentatives?|étapes?",
  en: "seconds?|minutes?|hours?|days?|weeks?|months?|years?|digits?|characters?|attempts?|tries|steps?",
};
const numbersOf = {
  fr: "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|soixante|cent",
  en: "two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|hundred",
};

/** A rule's figure written as a word: `deux minutes`, `the last four digits`, `ثلاثة أشهر`. Other number words (`two SIMs`) are none. */
const numberWords = [
  new RegExp(`\\b(${numbersOf.fr}) (derni[eè]re?s |premi[eè]re?s )?(${unitsOf.fr})(?!\\p{L})`, "iu"),
  new RegExp(`\\b(${numbersOf.en})[ -](last |first )?(${unitsOf.en})(?!\\p{L})`, "iu"),
  /(?<!\p{L})[وبال]*(ثانيتين|دقيقتين|ساعتين|يومين|أسبوعين|شهرين|سنتين|رقمين|حرفين|خطوتين)/u,
  /(?<!\p{L})[وب]?(ثلاث|أربع|خمس|ست|سبع|ثماني?|تسع|عشر)ة? (ثوانٍ|دقائق|ساعات|أيام|أسابيع|أشهر|سنوات|أرقام|أحرف|محاولات|خطوات)/u,
  /(الأرقام|الأحرف|الأيام|الساعات) (الثلاثة|الأربعة|الخمسة|الستة|السبعة|الثمانية|التسعة|العشرة)/u,
];

type Text = { text: string; isCounted: boolean };

/** What of a message's words is a figure that it should not say; `used` gets what allowed the others. */
export function figuresIn(name: string, texts: readonly Text[], used: Set<string>): string[] {
  return texts.flatMap(({ text, isCounted }) => {
    const rest = withoutAllowed(name, text, used);
    const digits = rest.match(/.{0,20}\p{Nd}+.{0,20}/gu) ?? [];
    const words = isCounted ? [] : numberWords.flatMap((word) => word.exec(rest)?.[0] ?? []);
    return [...digits, ...words];
  });
}

function withoutAllowed(name: string, text: string, used: Set<string>): string {
  // Some messages hold their own non-breaking spaces.
  let rest = text.replaceAll("\u00a0", " ");
  for (const allowed of allowedFigures) {
    if (allowed.in !== undefined && !name.startsWith(allowed.in)) continue;
    for (const says of allowed.says) {
      if (!rest.includes(says)) continue;
      used.add(`${allowed.in ?? ""} ${says}`);
      rest = rest.replaceAll(says, "…");
    }
  }
  return rest;
}
