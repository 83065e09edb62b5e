import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cachedPage, PageCache } from "./page-cache.ts";

test("gives a page again until its time is over", () => {
  const cache = new PageCache({ seconds: 10 });
  const page = cachedPage(200, "<p>1</p>");
  cache.put("a", page, "r1", 0);
  expect(cache.get("a", 9_999)).toBe(page);
  expect(cache.get("a", 10_000)).toBeUndefined();
});

test("forgets everything when the catalogue moved on", () => {
  const cache = new PageCache();
  cache.put("a", cachedPage(200, "old"), "r1");
  cache.put("b", cachedPage(200, "new"), "r2");
  expect(cache.get("a")).toBeUndefined();
  expect(cache.get("b")).toBeDefined();
});

test("drops what was unused for longest when it is full", () => {
  const cache = new PageCache({ most: 2 });
  for (const name of ["a", "b"]) cache.put(name, cachedPage(200, name), "r");
  cache.get("a");
  cache.put("c", cachedPage(200, "c"), "r");
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBeDefined();
});

test("the same bytes have the same tag, in each encoding the same text", () => {
  const page = cachedPage(200, "<p>é</p>");
  expect(page.etag).toBe(cachedPage(200, "<p>é</p>").etag);
  expect(gunzipSync(page.bytes("gzip")).toString()).toBe("<p>é</p>");
});
