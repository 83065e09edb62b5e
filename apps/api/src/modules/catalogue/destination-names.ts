import type { Language, Names } from "@rihla/contract";

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

/** Regions the provider sells, by the letters before the dash in its location codes (`EU-42`). */
const regions: Readonly<Record<string, { code: string; names: Names }>> = {
  CN: {
    code: "GREATER-CHINA",
    names: {
      fr: "Chine, Hong Kong et Macao",
      en: "China, Hong Kong and Macao",
      ar: "الصين وهونغ كونغ وماكاو",
    },
  },
  EU: { code: "EUROPE", names: { fr: "Europe", en: "Europe", ar: "أوروبا" } },
  AS: { code: "ASIA", names: { fr: "Asie", en: "Asia", ar: "آسيا" } },
  SE: {
    code: "SOUTHEAST-ASIA",
    names: { fr: "Asie du Sud-Est", en: "Southeast Asia", ar: "جنوب شرق آسيا" },
  },
  ME: { code: "MIDDLE-EAST", names: { fr: "Moyen-Orient", en: "Middle East", ar: "الشرق الأوسط" } },
  GC: { code: "GULF", names: { fr: "Pays du Golfe", en: "Gulf countries", ar: "دول الخليج" } },
  NF: {
    code: "NORTH-AFRICA",
    names: { fr: "Afrique du Nord", en: "North Africa", ar: "شمال أفريقيا" },
  },
  AF: { code: "AFRICA", names: { fr: "Afrique", en: "Africa", ar: "أفريقيا" } },
  NA: {
    code: "NORTH-AMERICA",
    names: { fr: "Amérique du Nord", en: "North America", ar: "أمريكا الشمالية" },
  },
  LA: {
    code: "LATIN-AMERICA",
    names: { fr: "Amérique latine", en: "Latin America", ar: "أمريكا اللاتينية" },
  },
  CB: { code: "CARIBBEAN", names: { fr: "Caraïbes", en: "Caribbean", ar: "الكاريبي" } },
  BK: { code: "BALKANS", names: { fr: "Balkans", en: "Balkans", ar: "البلقان" } },
  ND: { code: "NORDICS", names: { fr: "Pays nordiques", en: "Nordic countries", ar: "دول الشمال" } },
  OC: { code: "OCEANIA", names: { fr: "Océanie", en: "Oceania", ar: "أوقيانوسيا" } },
  CA: { code: "CENTRAL-ASIA", names: { fr: "Asie centrale", en: "Central Asia", ar: "آسيا الوسطى" } },
  GL: { code: "GLOBAL", names: { fr: "Monde entier", en: "Worldwide", ar: "العالم كله" } },
};

const tables = Object.fromEntries(
  (["fr", "en", "ar"] as const).map((language) => [
    language,
    new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  ]),
) as Record<Language, Intl.DisplayNames>;

/** The country's name in every language of the shop, or null when the code is none. */
export function countryNames(code: string): Names | null {
  const own = ownNames[code];
  if (own) return own;
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const [fr, en, ar] = [tables.fr.of(code), tables.en.of(code), tables.ar.of(code)];
  return fr && en && ar ? { fr, en, ar } : null;
}

export type Place = { code: string; kind: "country" | "region"; names: Names };

/** Our destination for a provider's location code; null when we have no name for it. */
export function placeOf(locationCode: string): Place | null {
  const region = /^([A-Z]{2,3})-\d+$/.exec(locationCode)?.[1];
  if (region) {
    const known = regions[region];
    return known ? { code: known.code, kind: "region", names: known.names } : null;
  }
  const names = countryNames(locationCode);
  return names && { code: locationCode, kind: "country", names };
}

/** Where people in Algeria travel most, in the order of the home page. */
export const popularDestinations: readonly string[] = [
  "TN", "TR", "SA", "FR", "AE", "ES", "EG", "IT", "QA", "DE", "GB", "MY",
]; // biome-ignore format: one line reads better
