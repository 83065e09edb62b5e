import type { Destination } from "@rihla/contract";
import { afterEach, expect, test, vi } from "vitest";
import { placeFinder } from "./find-places.ts";

const destination = (code: string, fr: string, en: string, ar: string): Destination => ({
  code,
  kind: "country",
  names: { fr, en, ar },
  flag: code.toLowerCase(),
  popular: false,
  planCount: 1,
  lowestPrice: { amount: 6400, currency: "DZD" },
});
const onSale = [
  destination("TR", "Turquie", "Türkiye", "تركيا"),
  destination("TN", "Tunisie", "Tunisia", "تونس"),
  destination("SA", "Arabie saoudite", "Saudi Arabia", "السعودية"),
];
const finder = () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: onSale }));
  return placeFinder("DZD");
};
afterEach(() => vi.unstubAllGlobals());

test("tells through which city or airport a country was found", async () => {
  const { find } = await finder();
  expect(find("istanbul", "fr")[0]).toMatchObject({ destination: { code: "TR" }, via: "Istanbul" });
  expect(find("IST", "fr")[0]).toMatchObject({ destination: { code: "TR" }, via: "Istanbul (IST)" });
});

test("says nothing beside the country's own name, in whatever spelling", async () => {
  const { find } = await finder();
  for (const [text, code] of [
    ["turqie", "TR"],
    ["touns", "TN"],
    ["sa3oudia", "SA"],
    ["السعوديه", "SA"],
  ] as const)
    expect(find(text, "ar")[0]).toMatchObject({ destination: { code }, via: null });
});

test("finds only what is on sale", async () => {
  const { find } = await finder();
  expect(find("paris", "fr").map((found) => found.destination.code)).not.toContain("FR");
});
