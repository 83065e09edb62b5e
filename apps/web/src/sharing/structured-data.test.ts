import { expect, test } from "vitest";
import { loadMessages } from "../lib/text/messages.ts";
import { type Described, structuredData } from "./structured-data.ts";

const page: Described = {
  title: "Forfaits eSIM France | Rihla",
  description: "Comparez.",
  meta: "plans.meta",
  language: "fr",
  origin: "https://shop.example",
  address: "https://shop.example/fr/packages/FR",
  image: "https://shop.example/share/fr/FR.png",
  data: null,
  catalogue: null,
};
const priced = (amount: number, currency = "DZD") => ({ code: "x", price: { amount, currency } });

test("offers a destination from its lowest to its highest price, and says the way to it", async () => {
  await loadMessages("fr", ["plans"]);
  const data = { plans: [priced(29000), priced(6600), priced(921600)], metaName: "France" };
  expect(structuredData({ ...page, data })).toEqual([
    expect.objectContaining({
      "@type": "Product",
      name: "Forfaits eSIM France",
      offers: expect.objectContaining({
        lowPrice: "66",
        highPrice: "9216",
        priceCurrency: "DZD",
        offerCount: 3,
      }),
    }),
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Destinations", item: "https://shop.example/fr/home" },
        { "@type": "ListItem", position: 2, name: "France" },
      ],
    }),
  ]);
});

test("writes cents as a number with decimals", () => {
  const data = { plan: priced(980, "USD"), destination: { code: "FR" }, metaName: "France" };
  const [facts, way] = structuredData({ ...page, meta: "plan.meta", data });
  expect(facts).toMatchObject({ offers: { "@type": "Offer", price: "9.80", priceCurrency: "USD" } });
  expect(way).toMatchObject({
    itemListElement: [{}, { name: "France", item: "https://shop.example/fr/packages/FR" }, { position: 3 }],
  });
});

test("tells search engines on the front page how to search here", () => {
  const facts = structuredData({ ...page, meta: "discover.meta" });
  expect(facts.map((each) => each["@type"])).toEqual(["Organization", "WebSite"]);
  expect(facts[1]).toMatchObject({
    potentialAction: {
      target: { urlTemplate: "https://shop.example/fr/search?q={search_term_string}" },
    },
  });
});

test("says nothing of personal pages", () => {
  expect(structuredData({ ...page, meta: "checkout.meta" })).toEqual([]);
});
