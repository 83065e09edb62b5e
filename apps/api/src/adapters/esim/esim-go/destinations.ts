/** Our regions by the supplier's names for them, in lower case and without the plus of the wider ones. */
const regions: Readonly<Record<string, string>> = {
  africa: "AFRICA",
  asia: "ASIA",
  balkans: "BALKANS",
  caribbean: "CARIBBEAN",
  europe: "EUROPE",
  global: "GLOBAL",
  "latin america": "LATIN-AMERICA",
  "middle east": "MIDDLE-EAST",
  "north america": "NORTH-AMERICA",
  oceania: "OCEANIA",
};

type Entry = { name: string; iso: string };

export const isCountry = ({ iso }: Entry): boolean => /^[A-Z]{2}$/.test(iso);

/** Our destination for what a bundle stands under: one country, or a region by its own name; null where we have none. */
export function destinationOf(entries: readonly Entry[]): string | null {
  const [entry, ...others] = entries;
  if (!entry || others.length > 0) return null;
  if (isCountry(entry)) return entry.iso;
  return regions[entry.name.toLowerCase().replace("+", "").trim()] ?? null;
}
