import type { Names } from "@rihla/contract";
import { defaultLanguage, languageCodes } from "@rihla/contract/rules";

/** Where the common name differs from the one in the Unicode tables. */
const ownNames: Readonly<Record<string, Names>> = {
  PS: { fr: "Palestine", en: "Palestine", ar: "فلسطين" },
  HK: { fr: "Hong Kong", en: "Hong Kong", ar: "هونغ كونغ" },
  MO: { fr: "Macao", en: "Macao", ar: "ماكاو" },
  SA: { fr: "Arabie saoudite", en: "Saudi Arabia", ar: "السعودية" },
  AE: { fr: "Émirats arabes unis", en: "United Arab Emirates", ar: "الإمارات" },
  CD: { fr: "RD Congo", en: "DR Congo", ar: "الكونغو الديمقراطية" },
  VA: { fr: "Vatican", en: "Vatican City", ar: "الفاتيكان" },
  CG: { fr: "Congo", en: "Congo", ar: "الكونغو" },
};

/** Regions we sell, by our codes. Adapters translate a provider's into these. */
const regions: Readonly<Record<string, Names>> = {
  "GREATER-CHINA": {
    fr: "Chine, Hong Kong et Macao",
    en: "China, Hong Kong and Macao",
    ar: "الصين وهونغ كونغ وماكاو",
  },
  EUROPE: { fr: "Europe", en: "Europe", ar: "أوروبا" },
  ASIA: { fr: "Asie", en: "Asia", ar: "آسيا" },
  "SOUTHEAST-ASIA": { fr: "Asie du Sud-Est", en: "Southeast Asia", ar: "جنوب شرق آسيا" },
  "MIDDLE-EAST": { fr: "Moyen-Orient", en: "Middle East", ar: "الشرق الأوسط" },
  GULF: { fr: "Pays du Golfe", en: "Gulf countries", ar: "دول الخليج" },
  "NORTH-AFRICA": { fr: "Afrique du Nord", en: "North Africa", ar: "شمال أفريقيا" },
  AFRICA: { fr: "Afrique", en: "Africa", ar: "أفريقيا" },
  "NORTH-AMERICA": { fr: "Amérique du Nord", en: "North America", ar: "أمريكا الشمالية" },
  "LATIN-AMERICA": { fr: "Amérique latine", en: "Latin America", ar: "أمريكا اللاتينية" },
  CARIBBEAN: { fr: "Caraïbes", en: "Caribbean", ar: "الكاريبي" },
  BALKANS: { fr: "Balkans", en: "Balkans", ar: "البلقان" },
  NORDICS: { fr: "Pays nordiques", en: "Nordic countries", ar: "دول الشمال" },
  OCEANIA: { fr: "Océanie", en: "Oceania", ar: "أوقيانوسيا" },
  "CENTRAL-ASIA": { fr: "Asie centrale", en: "Central Asia", ar: "آسيا الوسطى" },
  GLOBAL: { fr: "Monde", en: "World", ar: "العالم" },
};

const tables = languageCodes.map(
  (language) => [language, new Intl.DisplayNames(language, { type: "region", fallback: "none" })] as const,
);

const inDefault = new Intl.DisplayNames(defaultLanguage, { type: "region", fallback: "none" });

/** The country's name in every language of the shop (one that has none for it says it as the shop's first does), or null when the code is none. */
export function countryNames(code: string): Names | null {
  const own = ownNames[code];
  if (own) return own;
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const usual = inDefault.of(code);
  if (!usual) return null;
  return Object.fromEntries(tables.map(([language, table]) => [language, table.of(code) ?? usual])) as Names;
}

export type Place = { code: string; kind: "country" | "region"; names: Names };

/** A country or one of our regions; null when we have no name for it. */
export function placeOf(code: string): Place | null {
  const region = regions[code];
  if (region) return { code, kind: "region", names: region };
  const names = countryNames(code);
  return names && { code, kind: "country", names };
}

/** Where people in Algeria travel most, in the order of the home page. */
export const popularDestinations: readonly string[] = "TN TR SA FR AE ES EG IT QA DE GB MY".split(" ");
