/** Our regions by the supplier's names for them. */
const regions: Readonly<Record<string, string>> = {
  africa: "AFRICA",
  asia: "ASIA",
  "asia-wide": "ASIA",
  balkans: "BALKANS",
  caribbean: "CARIBBEAN",
  "caribbean-islands": "CARIBBEAN",
  "central-asia": "CENTRAL-ASIA",
  "central-asia-and-caucasus": "CENTRAL-ASIA",
  "china-hong-kong-and-macao": "GREATER-CHINA",
  "greater-china": "GREATER-CHINA",
  europe: "EUROPE",
  "europe-schengen": "EUROPE",
  global: "GLOBAL",
  world: "GLOBAL",
  gulf: "GULF",
  "latin-america": "LATIN-AMERICA",
  "maghreb-and-north-africa": "NORTH-AFRICA",
  "middle-east": "MIDDLE-EAST",
  nordics: "NORDICS",
  "north-america": "NORTH-AMERICA",
  oceania: "OCEANIA",
  "southeast-asia": "SOUTHEAST-ASIA",
};

/** Our destination for a place of the supplier's: a country has a code there, a region has none. */
export function destinationOf(place: {
  slug: string;
  country_code?: string | null | undefined;
}): string | null {
  return place.country_code || (regions[place.slug] ?? null);
}
