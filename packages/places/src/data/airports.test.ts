import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { airportsFile, openAirports, writtenAirports } from "../generate-airports.ts";
import { cities } from "./cities.ts";

/** Codes that are right although the open list has them otherwise or not at all. */
const exceptions: Readonly<Record<string, string>> = {
  BSL: "the Swiss half of the EuroAirport; it stands on French ground",
  MLH: "the French half of the EuroAirport; the list has it once, under the Swiss code",
  EUN: "Western Sahara has a code of its own in ISO 3166; the list gives its airports to Morocco",
  VIL: "Western Sahara, too",
  LYR: "Svalbard is sold with Norway; ISO 3166 puts it together with Jan Mayen",
};

const codes = cities.split("\n").flatMap((line) =>
  [...line.matchAll(/[@,](=?)([A-Z]{3})/g)].map(([, ofCity, iata = ""]) => ({
    iata,
    ofCity: ofCity !== "",
    country: line.slice(0, 2),
  })),
);

describe("the airports", () => {
  it("of no city of ours are those that the generator makes of the open list", () => {
    expect(readFileSync(airportsFile, "utf8")).toBe(writtenAirports());
  });

  it("of our cities stand in the open list, in the same country, but for a few with a reason", () => {
    const others = codes.filter(
      ({ iata, ofCity, country }) => !ofCity && openAirports.get(iata)?.country_code !== country,
    );
    expect(others.map(({ iata }) => iata).sort()).toEqual(Object.keys(exceptions).sort());
  });

  it("have other codes than whole cities", () => {
    const ofCities = codes.filter(({ ofCity }) => ofCity);
    expect(ofCities.length).toBeGreaterThan(20);
    const names = ofCities.map(({ iata }) => openAirports.get(iata)?.airport ?? "");
    // The list has a few cities among its airports.
    expect(names.filter((name) => name !== "" && !/ metropolitan$/i.test(name))).toEqual([]);
  });
});
