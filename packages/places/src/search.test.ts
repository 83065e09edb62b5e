import { type Language, languageCodes } from "@rihla/contract/rules/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeIndex } from "./place-index.ts";
import { queries } from "./queries.ts";
import { createSearch } from "./search.ts";
import { wholeWorld } from "./testing/whole-world.ts";

const search = createSearch(placeIndex, wholeWorld);
const firstOf = (text: string, language: Language = "fr") => search(text, language)[0];
const codesOf = (text: string, language: Language = "fr") => search(text, language).map(({ code }) => code);

describe("the queries that people type", () => {
  const answers = queries.map((query) => ({ ...query, hits: search(query.text, query.language) }));
  const wrong = answers.filter(({ hits, expected }) => hits[0]?.code !== expected);

  it("are right at the first hit in 97 % of cases", () => {
    const share = 1 - wrong.length / queries.length;
    console.info(
      `Place search: ${queries.length - wrong.length} of ${queries.length} right (${(share * 100).toFixed(1)} %)`,
      wrong.map(({ text, expected, hits }) => `${text}: ${expected}, not ${hits[0]?.code}`),
    );
    expect(share).toBeGreaterThanOrEqual(0.97);
  });

  it("never stay without an answer", () => {
    expect(answers.filter(({ hits }) => hits.length === 0).map(({ text }) => text)).toEqual([]);
  });

  it("are each there once, and many", () => {
    const asked = queries.map(({ language, text }) => `${language} ${text}`);
    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([]);
    expect(asked.length).toBeGreaterThan(260);
  });
});

describe("search", () => {
  it.each(
    wholeWorld.flatMap(({ code, names }) =>
      languageCodes.map((language) => ({ code, language, name: names[language] })),
    ),
  )("puts $code first for its own name $name", ({ code, language, name }) => {
    expect(firstOf(name, language)?.code).toBe(code);
  });

  it("says which place the text was taken for, in the reader's language", () => {
    expect(firstOf("stamboul", "fr")).toEqual({ code: "TR", matched: { text: "Istanbul", kind: "city" } });
    expect(firstOf("stamboul", "ar")?.matched.text).toBe("إسطنبول");
    expect(firstOf("CDG", "fr")?.matched).toEqual({ text: "Paris (CDG)", kind: "airport" });
    expect(firstOf("tunisia", "fr")?.matched).toEqual({ text: "Tunisie", kind: "country" });
    expect(firstOf("europe", "fr")?.matched).toEqual({ text: "Europe", kind: "region" });
    expect(firstOf("omra", "fr")?.matched).toEqual({ text: "omra", kind: "alias" });
  });

  it("names the airport that a code stands for, whoever's language it is", () => {
    expect(firstOf("YLW", "ar")).toEqual({ code: "CA", matched: { text: "Kelowna (YLW)", kind: "airport" } });
    expect(firstOf("PAR", "en")?.matched.text).toBe("Paris (PAR)");
    const small = (["fr", "en", "ar"] as const).map((language) => firstOf("JSY", language)?.matched.text);
    expect(small).toEqual(["Aéroport (JSY)", "Airport (JSY)", "مطار (JSY)"]);
  });

  it("does not guess at an airport that few know", () => {
    expect(firstOf("kelowna")?.code).toBe("CA");
    expect(firstOf("klowna")?.code).not.toBe("CA");
  });

  it("puts where more people travel first when two fit equally well", () => {
    expect(orderOf("tu", ["TN", "TR"], wholeWorld)).toEqual(["TN", "TR"]);
    const travelOrder = placeIndex.travelOrder
      .split(" ")
      .map((code) => exchanged[code] ?? code)
      .join(" ");
    const other = createSearch({ ...placeIndex, travelOrder }, wholeWorld);
    expect(
      other("tu", "fr")
        .map(({ code }) => code)
        .slice(0, 2),
    ).toEqual(["TR", "TN"]);
  });

  it("raises what the shop calls popular, but not above where everybody goes", () => {
    const popular = wholeWorld.map((place) => ({ ...place, popular: ["GN", "KR"].includes(place.code) }));
    expect(orderOf("gu", ["GU", "GN"], wholeWorld)).toEqual(["GU", "GN"]);
    expect(orderOf("gu", ["GU", "GN"], popular)).toEqual(["GN", "GU"]);
    expect(orderOf("co", ["KR", "ES", "IT"], popular)).toEqual(["ES", "KR", "IT"]);
  });

  it("answers only with what is on sale", () => {
    const shop = createSearch(
      placeIndex,
      wholeWorld.filter(({ code }) => code !== "TR"),
    );
    expect(shop("istanbul", "fr").map(({ code }) => code)).not.toContain("TR");
  });

  it("offers the region around a country that is not sold by itself, the smallest first", () => {
    const shop = createSearch(placeIndex, [
      ...wholeWorld.filter(({ kind, code }) => kind === "region" && code !== "EUROPE" && code !== "NORDICS"),
      { ...regionOf("EUROPE"), countries: ["IS", "FR", "DE", "SE", "NO"] },
      { ...regionOf("NORDICS"), countries: ["IS", "SE", "NO"] },
    ]);
    const hits = shop("islande", "fr");
    expect(hits.map(({ code }) => code).slice(0, 2)).toEqual(["NORDICS", "EUROPE"]);
    expect(hits[0]?.matched).toEqual({ text: "Islande", kind: "country" });
  });

  it("finds nothing in an empty text, and nothing in nonsense", () => {
    for (const text of ["", "   ", "?!", "asdfgh", "zzzzzz", "ضصثقض", "12345", "atlantis"]) {
      expect(search(text, "fr")).toEqual([]);
    }
  });

  it("answers at most as many as asked for, none of them twice", () => {
    expect(search("a", "fr", 3)).toHaveLength(3);
    const many = codesOf("ma");
    expect(new Set(many).size).toBe(many.length);
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom(...languageCodes),
        (text, language) => {
          expect(search(text, language, 5).length).toBeLessThanOrEqual(5);
        },
      ),
    );
  });

  it("forgives one typing error in the name of a popular country", () => {
    const names = wholeWorld
      .filter(({ code }) => ["TN", "TR", "FR", "MY", "BE"].includes(code))
      .flatMap(({ code, names }) => languageCodes.map((language) => ({ code, name: names[language] })))
      .filter(({ name }) => name.length >= 6);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), ({ code, name }, seed) => {
        const place = 1 + (seed % (name.length - 2));
        const dropped = name.slice(0, place) + name.slice(place + 1);
        expect(codesOf(dropped)).toContain(code);
      }),
    );
  });
});

const exchanged: Record<string, string> = { TN: "TR", TR: "TN" };

/** These codes in the order in which a shop with these destinations finds them. */
function orderOf(text: string, codes: string[], destinations: typeof wholeWorld): string[] {
  const found = createSearch(placeIndex, destinations)(text, "fr").map(({ code }) => code);
  return found.filter((code) => codes.includes(code));
}

function regionOf(code: string) {
  const region = wholeWorld.find((place) => place.code === code);
  if (!region) throw new Error(`no region ${code}`);
  return region;
}
