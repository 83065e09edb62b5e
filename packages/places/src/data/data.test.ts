import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { languageCodes } from "@rihla/contract/rules/languages";
import { describe, expect, it } from "vitest";
import { countryNamesFile, writtenCountryNames } from "../generate-country-names.ts";
import { readPlaces } from "../place.ts";
import { placeIndex } from "../place-index.ts";

const places = readPlaces(placeIndex);
const countries = new Set(places.filter(({ kind }) => kind === "country").map(({ code }) => code));

describe("the tables of places", () => {
  it("hold the country names that this Node's Unicode tables give", () => {
    expect(readFileSync(countryNamesFile, "utf8")).toBe(writtenCountryNames());
  });

  it("give every city and airport to a country that exists", () => {
    const lost = places.filter(({ kind, code }) => kind !== "alias" && !countries.has(code));
    expect(lost).toEqual([]);
  });

  it("have every airport once, by three letters", () => {
    const codes = places.filter(({ kind }) => kind === "airport").map(({ names }) => names[0]);
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code ?? ""))).toEqual([]);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(codes.length).toBeGreaterThan(4000);
  });

  it("leave no name empty but those that the shop doesn't have", () => {
    const nameless = places.filter(({ shown }) => languageCodes.some((code) => !shown[code]));
    expect(nameless).toEqual([]);
  });

  it("are small enough to be sent to a phone: 51 kB compressed", () => {
    expect(gzipSync(JSON.stringify(placeIndex)).length).toBeLessThan(51_000);
  });
});
