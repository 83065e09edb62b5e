import { expect, test } from "vitest";
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
};
const priced = (amount: number, currency = "DZD") => ({ code: "x", price: { amount, currency } });

test("offers a destination from its lowest to its highest price", () => {
  const data = { plans: [priced(29000), priced(6600), priced(921600)] };
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
  ]);
});

test("writes cents as a number with decimals", () => {
  const [facts] = structuredData({ ...page, meta: "plan.meta", data: { plan: priced(980, "USD") } });
  expect(facts).toMatchObject({ offers: { "@type": "Offer", price: "9.80", priceCurrency: "USD" } });
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
