import type { Destination } from "@rihla/contract";
import { expect, test } from "vitest";
import { findDestinations, plain } from "./find-destinations.ts";

const place = (code: string, fr: string, en: string, ar: string): Destination => ({
  code,
  kind: "country",
  names: { fr, en, ar },
  flag: code.toLowerCase(),
  popular: false,
  planCount: 1,
  lowestPrice: { amount: 6400, currency: "DZD" },
});
const places = [
  place("NE", "Niger", "Niger", "النيجر"),
  place("DZ", "Algérie", "Algeria", "الجزائر"),
  place("AE", "Émirats arabes unis", "United Arab Emirates", "الإمارات"),
  place("SA", "Arabie saoudite", "Saudi Arabia", "السعودية"),
  place("GE", "Géorgie", "Georgia", "جورجيا"),
  place("GS", "Géorgie du Sud-et-les Îles Sandwich", "South Georgia", "جورجيا الجنوبية"),
];
const codes = (text: string) => findDestinations(places, text).map(({ code }) => code);

test("finds a name without its accents and capitals", () => {
  expect(codes("algerie")[0]).toBe("DZ");
  expect(codes("EMIRATS")[0]).toBe("AE");
});

test("finds a name in any of the three languages", () => {
  expect(codes("saudi")).toEqual(["SA"]);
  expect(codes("السعودية")).toEqual(["SA"]);
});

test("forgives hamza, article and ta marbuta", () => {
  expect(codes("امارات")).toEqual(["AE"]);
  expect(codes("الامارات")).toEqual(["AE"]);
  expect(codes("سعوديه")).toEqual(["SA"]);
});

test("puts names that start with the text before names that contain it", () => {
  expect(codes("georgi")).toEqual(["GE", "GS"]);
  expect(codes("arab")[0]).toBe("SA");
});

test("gives everything for nothing typed, and nothing for nonsense", () => {
  expect(codes("  ")).toHaveLength(places.length);
  expect(codes("zzz")).toEqual([]);
});

test("a hyphen is a space", () => {
  expect(plain("Sud-et-les Îles")).toBe("sud et les iles");
});
