import { writeFileSync } from "node:fs";
import path from "node:path";
import airportData, { type Airport } from "airport-data-js";
import { cities } from "./data/cities.ts";

/** The open list, by code. */
export const openAirports: ReadonlyMap<string, Airport> = new Map(
  (await airportData.findAirports({}))
    .filter(({ iata }) => /^[A-Z]{3}$/.test(iata))
    .map((airport) => [airport.iata, airport]),
);

/** Codes that stand with a city in `data/cities.ts`. */
const ofCities = new Set(cities.match(/(?<=[@,=])[A-Z]{3}(?=[:,;\n])/g));

/** The source of `data/airports.ts`: every airport with regular flights that no city of ours has. */
export function writtenAirports(): string {
  const others = [...openAirports.values()].filter(
    (airport) => hasFlights(airport) && !ofCities.has(airport.iata),
  );
  const countries = Object.groupBy(others, ({ country_code }) => country_code);
  const lines = Object.entries(countries).map(([code, airports = []]) => lineOf(code, airports));
  return `${head}\n${lines.sort().join("\n")}\n\`;\n`;
}

const head = `/**
 * Airports with regular flights that belong to no city of \`cities.ts\`, a line per country: codes, then the names of the
 * first of them, divided by \`|\`; the small ones, which come last, have none. Codes with the same first letter share it:
 * \`AbxyzCde\` are ABX, AYZ and CDE. Written by generate-airports.ts.
 *
 * From airport-data-js by Aashish Vivekanand (https://github.com/aashishvanand/airport-data-js), licensed under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/). Changed: a selection, names shortened.
 */
export const airports = \``;

/**
 * Bus stops, disused fields and railway stations are marked as served too. What nobody has written an article about is
 * left out: airports that people land at all have one.
 */
function hasFlights({ type, scheduled_service, wikipedia, airport }: Airport): boolean {
  const served = String(scheduled_service).toUpperCase() === "TRUE";
  return served && Boolean(wikipedia) && type.endsWith("_airport") && !/heliport|railway/i.test(airport);
}

function lineOf(country: string, airports: readonly Airport[]): string {
  const inOrder = airports.toSorted((one, other) => (one.iata < other.iata ? -1 : 1));
  const named = inOrder.filter(({ type }) => type !== "small_airport");
  const small = inOrder.filter(({ type }) => type === "small_airport");
  const names = named.map(({ airport }) => shortened(airport)).join("|");
  return `${country} ${sharedLetters([...named, ...small])} ${names}`.trimEnd();
}

function sharedLetters(airports: readonly Airport[]): string {
  return airports
    .map(({ iata }, index) => {
      const first = iata.charAt(0);
      const same = first === airports[index - 1]?.iata.charAt(0);
      return (same ? "" : first) + iata.slice(1).toLowerCase();
    })
    .join("");
}

/** Without the words that all of them have, and what follows the name: ", Bronnoy", "(Louisiana)". */
function shortened(name: string): string {
  return name
    .replace(/\(.*?\)|\s*(,| \/ | - ).*/g, "")
    .replace(
      /\b(airport|aerodrome?|airfield|airstrip|international|internacional|regional|municipal|domestic|national)\b( of)?/gi,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
}

export const airportsFile = path.join(import.meta.dirname, "data", "airports.ts");

if (import.meta.main) writeFileSync(airportsFile, writtenAirports());
