import type { PlaceIndex } from "./place-index.ts";

export type Language = "fr" | "en" | "ar";
export type Names = Record<Language, string>;
export type PlaceKind = "country" | "region" | "city" | "airport" | "alias";

/** A place that leads to a country or region, with every way it is called. */
export type Place = {
  /** The country or region it belongs to. */
  code: string;
  kind: PlaceKind;
  /** What a person is shown as the reason for the answer. */
  shown: Names;
  /** Names and spellings; those of `shown` are among them. */
  names: readonly string[];
  /** Known to everybody. */
  famous: boolean;
};

/** Every place of the index, with its country's or region's code. */
export function readPlaces(index: PlaceIndex): Place[] {
  return [
    ...linesOf(index.countryNames).map(([code, names]) => readCountry(code, names)),
    ...linesOf(index.aliases).flatMap(([code, names]) =>
      names
        .split("|")
        .map((name) => ({ code, kind: "alias" as const, shown: alike(name), names: [name], famous: true })),
    ),
    ...linesOf(index.cities).flatMap(([code, places]) =>
      places.split("; ").flatMap((place) => readCity(code, place)),
    ),
  ];
}

function linesOf(table: string): Array<[code: string, rest: string]> {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const space = line.indexOf(" ");
      return [line.slice(0, space), line.slice(space + 1)];
    });
}

function readCountry(code: string, line: string): Place {
  const [fr = "", en = "", ar = ""] = line.split("|");
  return { code, kind: "country", shown: { fr, en, ar }, names: [fr, en, ar], famous: true };
}

/** The city and its airports. */
function readCity(code: string, text: string): Place[] {
  const famous = text.startsWith("*");
  const [called = "", airports = ""] = text.slice(famous ? 1 : 0).split("@");
  const [fr = "", english = "", arabic = "", ...spellings] = called.split("|");
  const en = english || fr;
  const shown = { fr, en, ar: arabic || en };
  const city: Place = { code, kind: "city", shown, names: [fr, en, arabic, ...spellings], famous };
  return [city, ...(airports === "" ? [] : airports.split(",")).map((airport) => readAirport(city, airport))];
}

function readAirport({ code, shown, famous }: Place, text: string): Place {
  const names = text.split(":");
  const iata = names[0] ?? "";
  const { fr, en, ar } = shown;
  return {
    code,
    kind: "airport",
    shown: { fr: `${fr} (${iata})`, en: `${en} (${iata})`, ar: `${ar} (${iata})` },
    names,
    famous,
  };
}

function alike(name: string): Names {
  return { fr: name, en: name, ar: name };
}
