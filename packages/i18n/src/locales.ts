import type { Language } from "@rihla/contract";

/** `tag` is what Intl gets: Algeria's formats, Latin digits in Arabic as well. */
export const locales: Readonly<
  Record<Language, { tag: string; direction: "ltr" | "rtl"; name: string; short: string }>
> = {
  fr: { tag: "fr-DZ", direction: "ltr", name: "Français", short: "FR" },
  en: { tag: "en-US", direction: "ltr", name: "English", short: "EN" },
  ar: { tag: "ar-DZ-u-nu-latn", direction: "rtl", name: "العربية", short: "ع" },
};

export const defaultLanguage: Language = "fr";
export const languageCodes = Object.keys(locales) as Language[];

export function isLanguage(text: string | null | undefined): text is Language {
  return text !== null && text !== undefined && Object.hasOwn(locales, text);
}
