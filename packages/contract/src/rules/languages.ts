type LanguageRow = {
  /** What Intl gets: Algeria's formats, Latin digits in Arabic as well. One that browsers know too, else months and countries differ between page and browser. */
  tag: string;
  direction: "ltr" | "rtl";
  /** In itself, in full and where there is little room. */
  name: string;
  short: string;
  /** As the networks that show shared links name it. */
  share: string;
  /** As the stored preferences name it. */
  stored: string;
  /** Between the parts of a list. */
  comma: string;
  dataUnits: { mega: string; giga: string };
};

const rows = {
  fr: {
    tag: "fr-DZ",
    direction: "ltr",
    name: "Français",
    short: "FR",
    share: "fr_FR",
    stored: "french",
    comma: ", ",
    dataUnits: { mega: "Mo", giga: "Go" },
  },
  en: {
    tag: "en-US",
    direction: "ltr",
    name: "English",
    short: "EN",
    share: "en_US",
    stored: "english",
    comma: ", ",
    dataUnits: { mega: "MB", giga: "GB" },
  },
  ar: {
    tag: "ar-DZ-u-nu-latn",
    direction: "rtl",
    name: "العربية",
    short: "ع",
    share: "ar_AR",
    stored: "arabic",
    comma: "، ",
    dataUnits: { mega: "ميغا", giga: "جيغا" },
  },
} satisfies Record<string, LanguageRow>;

export type Language = keyof typeof rows;
/** One text in every language of the shop. */
export type Names = Record<Language, string>;

/** Every language of the shop, the default first. */
export const locales: Readonly<Record<Language, LanguageRow>> = rows;
export const languageCodes = Object.keys(rows) as [Language, ...Language[]];
export const defaultLanguage: Language = "fr";

export function isLanguage(text: string | null | undefined): text is Language {
  return text !== null && text !== undefined && Object.hasOwn(rows, text);
}
