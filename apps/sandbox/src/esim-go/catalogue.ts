import { createHash } from "node:crypto";
import { COUNTRIES, type Country, type Zone } from "../catalogue/countries.ts";
import { fixedPrice } from "../catalogue/prices.ts";
import { REGIONS, type Region } from "../catalogue/regions.ts";
import { type Bundle, bundle, type Place } from "./bundle.ts";

/** Gigabytes, days. */
const PLANS = [
  [1, 7],
  [3, 30],
  [5, 30],
  [10, 30],
  [20, 30],
] as const;
const UNLIMITED_DAYS = [3, 7];
const CONTINENTS: Record<Zone, string> = {
  A: "Europe",
  B: "Europe",
  C: "Asia",
  D: "Americas",
  E: "Africa",
  F: "Oceania",
};
/** Sold whatever the draw says: where travellers from the shop's country go most. */
const ALWAYS = ["FR", "TN", "TR", "DE"];
/** As the supplier calls our world's regions, by their first letters; others it does not sell. */
const REGION_NAMES: Record<string, string> = {
  EU: "Europe+",
  AS: "Asia",
  ME: "Middle East",
  AF: "Africa",
  NA: "North America",
  LA: "Latin America",
  CB: "Caribbean",
  BK: "Balkans",
  OC: "Oceania",
  GL: "Global",
};

/** The same list at every start, on every machine: half of the countries, and one bundle list for each region's name. */
export const BUNDLES: readonly Bundle[] = [
  ...COUNTRIES.filter(isSold).flatMap((one) => bundlesOf(countryPlace(one), one)),
  ...REGIONS.filter(isFirstOfItsName).flatMap((one) => bundlesOf(regionPlace(one), one)),
  // It begins only when somebody starts it.
  ...COUNTRIES.filter(({ code }) => code === "DE").map((one) =>
    bundle(countryPlace(one), { size: "2GB", megabytes: 2000, days: 15, cents: 250 }, { autostart: false }),
  ),
];

function isSold({ code, range }: Country): boolean {
  const draw = createHash("sha256").update(`esim-go ${code}`).digest()[0] ?? 0;
  return range !== "-" && (ALWAYS.includes(code) || draw % 2 === 0);
}

function isFirstOfItsName({ code }: Region): boolean {
  const prefix = prefixOf(code);
  return prefix in REGION_NAMES && REGIONS.find((one) => prefixOf(one.code) === prefix)?.code === code;
}

function bundlesOf(place: Place, { zone }: { zone: Zone }): Bundle[] {
  const fixed = PLANS.map(([gigabytes, days]) =>
    bundle(place, {
      size: `${gigabytes}GB`,
      megabytes: gigabytes * 1000,
      days,
      cents: cents(zone, gigabytes, days),
    }),
  );
  const unlimited = UNLIMITED_DAYS.map((days) =>
    bundle(place, { size: "UL", megabytes: -1, days, cents: cents(zone, days, days) }),
  );
  return [...fixed, ...unlimited];
}

function cents(zone: Zone, gigabytes: number, days: number): number {
  return Math.round(fixedPrice(zone, gigabytes, days, 0.95) / 100);
}

function countryPlace(one: Country): Place {
  return {
    code: one.code,
    name: one.name,
    speed: one.operators.some(({ networkType }) => networkType === "5G") ? ["4G", "5G"] : ["3G", "4G"],
    countries: [countryEntry(one)],
    roamingEnabled: [],
  };
}

/** It stands under the region's own name, and its countries where it roams. */
function regionPlace({ code, members }: Region): Place {
  const prefix = prefixOf(code);
  const name = REGION_NAMES[prefix] ?? prefix;
  return {
    code: `R${prefix}`,
    name,
    speed: ["4G", "5G"],
    countries: [{ name, region: name, iso: name }],
    roamingEnabled: COUNTRIES.filter((one) => members.includes(one.code)).map(countryEntry),
  };
}

function countryEntry({ code, name, zone }: Country) {
  return { name, region: CONTINENTS[zone], iso: code };
}

function prefixOf(code: string): string {
  return code.split("-")[0] ?? "";
}
