import { expect, test } from "vitest";
import { robots, sitemapOf } from "./sitemap.ts";

test("names each page in each language, with all its twins", () => {
  const xml = sitemapOf("https://shop.example", ["/home", "/packages/FR"]);
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(locations).toEqual([
    "https://shop.example/fr/home",
    "https://shop.example/en/home",
    "https://shop.example/ar/home",
    "https://shop.example/fr/packages/FR",
    "https://shop.example/en/packages/FR",
    "https://shop.example/ar/packages/FR",
  ]);
  expect(xml.match(/hreflang="ar" href="https:\/\/shop.example\/ar\/packages\/FR"/g)).toHaveLength(3);
  expect(xml.match(/hreflang="x-default" href="https:\/\/shop.example\/packages\/FR"/g)).toHaveLength(3);
});

test("keeps crawlers out of the API and shows them the map", () => {
  expect(robots("https://shop.example")).toContain("Disallow: /api/\n");
  expect(robots("https://shop.example")).toContain("Sitemap: https://shop.example/sitemap.xml\n");
});
