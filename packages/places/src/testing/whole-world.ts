import type { Names } from "@rihla/contract/rules/languages";
import { countryNames } from "../data/country-names.ts";
import type { SearchableDestination } from "../targets.ts";

/** Names under which the shop sells, where they differ from the tables. */
const shopNames: Readonly<Record<string, string>> = {
  PS: "Palestine|Palestine|فلسطين",
  HK: "Hong Kong|Hong Kong|هونغ كونغ",
  MO: "Macao|Macao|ماكاو",
  SA: "Arabie saoudite|Saudi Arabia|السعودية",
  AE: "Émirats arabes unis|United Arab Emirates|الإمارات",
  CD: "RD Congo|DR Congo|الكونغو الديمقراطية",
  VA: "Vatican|Vatican City|الفاتيكان",
  CG: "Congo|Congo|الكونغو",
};
const regions: Readonly<Record<string, string>> = {
  AFRICA: "Afrique|Africa|أفريقيا",
  ASIA: "Asie|Asia|آسيا",
  BALKANS: "Balkans|Balkans|البلقان",
  CARIBBEAN: "Caraïbes|Caribbean|الكاريبي",
  "CENTRAL-ASIA": "Asie centrale|Central Asia|آسيا الوسطى",
  EUROPE: "Europe|Europe|أوروبا",
  GLOBAL: "Monde|World|العالم",
  "GREATER-CHINA": "Chine, Hong Kong et Macao|China, Hong Kong and Macao|الصين وهونغ كونغ وماكاو",
  GULF: "Pays du Golfe|Gulf countries|دول الخليج",
  "LATIN-AMERICA": "Amérique latine|Latin America|أمريكا اللاتينية",
  "MIDDLE-EAST": "Moyen-Orient|Middle East|الشرق الأوسط",
  NORDICS: "Pays nordiques|Nordic countries|دول الشمال",
  "NORTH-AFRICA": "Afrique du Nord|North Africa|شمال أفريقيا",
  "NORTH-AMERICA": "Amérique du Nord|North America|أمريكا الشمالية",
  OCEANIA: "Océanie|Oceania|أوقيانوسيا",
  "SOUTHEAST-ASIA": "Asie du Sud-Est|Southeast Asia|جنوب شرق آسيا",
};

/** Not sold. */
const missing = new Set(["IL", "KP", "EH", "AQ"]);

function namesIn(line: string): Names {
  const [fr = "", en = "", ar = ""] = line.split("|");
  return { fr, en, ar };
}

/** A shop that sells nearly every country and all the regions. */
export const wholeWorld: readonly SearchableDestination[] = [
  ...countryNames
    .trim()
    .split("\n")
    .map((line) => ({ code: line.slice(0, 2), names: namesIn(shopNames[line.slice(0, 2)] ?? line.slice(3)) }))
    .filter(({ code }) => !missing.has(code))
    .map((country) => ({ ...country, kind: "country" as const })),
  ...Object.entries(regions).map(([code, line]) => ({ code, kind: "region" as const, names: namesIn(line) })),
];
