import { wordBundles } from "virtual:words";
import { languageCodes } from "@rihla/i18n";
import { bundles, type MessageGroup } from "@rihla/i18n/bundles";
import { describe, expect, it } from "vitest";

const groups = Object.keys(bundles) as MessageGroup[];

describe("words that are fetched together", () => {
  it.each(languageCodes)("has in %s a bundle of each group, with all its namespaces", async (language) => {
    for (const group of groups) {
      const { messages } = await wordBundles[`${language}-${group}`]();
      expect(Object.keys(messages)).toEqual(bundles[group]);
    }
  });

  it("has the words of the bundle's own language", async () => {
    const titles = languageCodes.map(
      async (language) => (await wordBundles[`${language}-wallet`]()).messages.wallet?.title,
    );
    expect(new Set((await Promise.all(titles)).map((title) => JSON.stringify(title))).size).toBe(
      languageCodes.length,
    );
  });
});
