import { guideMakers } from "@rihla/contract/rules/guides";
import { describe, expect, it } from "vitest";
import { drawGuide } from "../drawn/draw-guide.ts";
import { rescueAnchor } from "../rescue-anchor.ts";
import {
  anchorOf,
  firstPlace,
  type Place,
  type PlayedPart,
  placeAfter,
  placeAt,
  placeBefore,
  playedParts,
} from "./places.ts";

const subjects = {
  installing: ["install"],
  arriving: ["activate", "roaming", "trouble", "apn", "remove"],
} as const;
const played = async (page: keyof typeof subjects, maker: (typeof guideMakers)[number], version?: string) =>
  playedParts(
    await Promise.all(
      subjects[page].map((subject) => drawGuide({ subject, maker, version, language: "fr" })),
    ),
  );

/** The parts that one goes through by saying that each step is done. */
function wayThrough(parts: readonly PlayedPart[]): string[] {
  const keys: string[] = [];
  for (let place: Place | null = firstPlace; place; place = placeAfter(parts, place))
    if (place.step === 0) keys.push(parts[place.part]?.part.key ?? "");
  return keys;
}

describe("the way through a guide", () => {
  it.each(guideMakers)("leads from the first step to the last, on %s", async (maker) => {
    expect(wayThrough(await played("installing", maker))).toEqual(["before", "tap", "finish"]);
    expect(wayThrough(await played("arriving", maker))).toEqual(["settings", "roaming"]);
  });

  it("goes by the code where the system knows nothing easier", async () => {
    expect(wayThrough(await played("installing", "iphone", "older"))).toEqual(["before", "code", "finish"]);
  });

  it("goes back within a part", () => {
    expect(placeBefore({ part: 1, step: 2 })).toEqual({ part: 1, step: 1 });
    expect(placeBefore({ part: 1, step: 0 })).toBeNull();
  });
});

describe("the end of an address", () => {
  it("names each step, and leads to it", async () => {
    for (const page of ["installing", "arriving"] as const) {
      const parts = await played(page, "samsung");
      const places = parts.flatMap(({ part }, at) => part.steps.map((_, step) => ({ part: at, step })));
      const anchors = places.map((place) => anchorOf(parts, place));
      expect(new Set(anchors).size).toBe(places.length);
      expect(anchors.map((anchor) => placeAt(parts, anchor))).toEqual(places);
    }
  });

  it("leads to a part by its name, also by the one that links from elsewhere have", async () => {
    const parts = await played("arriving", "samsung");
    const keyAt = (anchor: string) => parts[placeAt(parts, anchor)?.part ?? -1]?.part.key;
    expect([`#${rescueAnchor}`, "#roaming", "#activate"].map(keyAt)).toEqual([
      "trouble",
      "roaming",
      "settings",
    ]);
  });

  it.each(["", "#", "#no-data", "#apn-99", "#apn-0", "#phone-in-hand"])(
    "leads nowhere with %j",
    async (anchor) => {
      expect(placeAt(await played("arriving", "samsung"), anchor)).toBeNull();
    },
  );
});
