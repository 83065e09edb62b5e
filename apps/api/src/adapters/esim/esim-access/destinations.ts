/** Our regions by the letters of the supplier's location codes (`EU-42`); the number counts the countries in it. */
const regions: Readonly<Record<string, string>> = {
  CN: "GREATER-CHINA",
  EU: "EUROPE",
  AS: "ASIA",
  SE: "SOUTHEAST-ASIA",
  ME: "MIDDLE-EAST",
  GC: "GULF",
  NF: "NORTH-AFRICA",
  AF: "AFRICA",
  NA: "NORTH-AMERICA",
  LA: "LATIN-AMERICA",
  CB: "CARIBBEAN",
  BK: "BALKANS",
  ND: "NORDICS",
  OC: "OCEANIA",
  CA: "CENTRAL-ASIA",
  GL: "GLOBAL",
};

/** Our destination for a location code of the supplier's; null for a region that we don't sell. */
export function destinationOf(locationCode: string): string | null {
  const region = /^([A-Z]{2,3})-\d+$/.exec(locationCode)?.[1];
  return region ? (regions[region] ?? null) : locationCode;
}
