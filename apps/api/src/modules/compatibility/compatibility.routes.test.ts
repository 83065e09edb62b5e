import { basePath, type CompatibleDevice, deviceCategories } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  shop.http.inject({ url: `${basePath}/compatible-devices${query}`, headers });
const models = async (query: string) =>
  ((await get(query)).json().data as CompatibleDevice[]).map(({ model }) => model);

it("lists every device, or those of one kind", async () => {
  const all = (await get("")).json().data as CompatibleDevice[];
  expect(all.length).toBeGreaterThan(630);
  const parts = await Promise.all(deviceCategories.map((category) => models(`?category=${category}`)));
  expect(parts.map((part) => part.length > 40)).toEqual([true, true, true, true]);
  expect(parts.flat()).toEqual(all.map(({ model }) => model));
});

it("finds a device as it is typed, among one kind where that is asked", async () => {
  expect((await models("?q=s23"))[0]).toBe("Galaxy S23");
  expect((await models(`?q=${encodeURIComponent("آيفون ١٥")}`))[0]).toBe("iPhone 15");
  expect(await models("?q=samsung&category=laptop")).toEqual(["Galaxy Book3", "Galaxy Book2"]);
  expect(await models("?q=galaxy%20a12")).toEqual([]);
});

it("may be kept like the rest of what is public, and refuses what it does not know", async () => {
  const { headers } = await get("?category=phone");
  expect(headers["cache-control"]).toContain("public");
  const again = await get("?category=phone", { "if-none-match": String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect((await get("?category=fridge")).statusCode).toBe(400);
  expect((await get("?q=")).statusCode).toBe(400);
});
