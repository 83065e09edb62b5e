import { languageCodes, type Names } from "@rihla/contract/rules/languages";
import type { PlaceIndex } from "./place-index.ts";

export type PlaceKind = "country" | "region" | "city" | "airport" | "alias";

/** To whom: it decides how much else a text must be before it is taken for this. */
export type Known = "to-all" | "to-many" | "to-few";

/** A place that leads to a country or region, with every way it is called. */
export type Place = {
  /** The country or region it belongs to. */
  code: string;
  kind: PlaceKind;
  /** What a person is shown as the reason for the answer. */
  shown: Names;
  /** Names and spellings; those of `shown` are among them. */
  names: readonly string[];
  known: Known;
};

/** Every place of the index, with its country's or region's code. */
export function readPlaces(index: PlaceIndex): Place[] {
  return [
    ...linesOf(index.countryNames).map(([code, names]) => readCountry(code, names)),
    ...linesOf(index.aliases).flatMap(([code, names]) =>
      names.split("|").map((name) => ({
        code,
        kind: "alias" as const,
        shown: alike(name),
        names: [name],
        known: "to-all" as const,
      })),
    ),
    ...linesOf(index.cities).flatMap(([code, places]) =>
      places.split("; ").flatMap((place) => readCity(code, place)),
    ),
    ...linesOf(index.airports).flatMap(([code, airports]) => readAirports(code, airports)),
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
  const names = line.split("|");
  const shown = Object.fromEntries(languageCodes.map((language, index) => [language, names[index] ?? ""]));
  return { code, kind: "country", shown: shown as Names, names, known: "to-all" };
}

/** The city and its airports. */
function readCity(code: string, text: string): Place[] {
  const known = text.startsWith("*") ? "to-all" : text.startsWith("~") ? "to-few" : "to-many";
  const [called = "", airports = ""] = text.replace(/^[*~]/, "").split("@");
  const [fr = "", english = "", arabic = "", ...spellings] = called.split("|");
  const en = english || fr;
  const shown = { fr, en, ar: arabic || en };
  const city: Place = { code, kind: "city", shown, names: [fr, en, arabic, ...spellings], known };
  return [city, ...(airports === "" ? [] : airports.split(",")).map((airport) => airportOf(city, airport))];
}

function airportOf({ code, shown, known }: Place, text: string): Place {
  const names = text.replace("=", "").split(":");
  return { code, kind: "airport", shown: withCode(shown, names[0] ?? ""), names, known };
}

/** Airports of no city: `AbxyzCde` are ABX, AYZ and CDE, then come the names of the first of them. */
function readAirports(code: string, line: string): Place[] {
  const [codes = "", ...words] = line.split(" ");
  const names = words.join(" ").split("|");
  const letters = [...codes.matchAll(/([A-Z])([a-z]+)/g)];
  const iatas = letters.flatMap(([, first, rest = ""]) => rest.match(/../g)?.map((two) => first + two) ?? []);
  return iatas.map((small, index) => {
    const iata = small.toUpperCase();
    const name = names[index];
    const shown = withCode(name ? alike(name) : anAirport, iata);
    return { code, kind: "airport", shown, names: name ? [iata, name] : [iata], known: "to-few" };
  });
}

const anAirport: Names = { fr: "Aéroport", en: "Airport", ar: "مطار" };

function withCode({ fr, en, ar }: Names, iata: string): Names {
  return { fr: `${fr} (${iata})`, en: `${en} (${iata})`, ar: `${ar} (${iata})` };
}

function alike(name: string): Names {
  return { fr: name, en: name, ar: name };
}
