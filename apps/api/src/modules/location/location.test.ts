import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { suggestCurrency } from "./suggest-currency.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ LIMIT_FACTOR: "1" });
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.deleteFrom("limitCounter").execute());

const ip = "41.105.7.7";
const ask = () => shop.http.inject({ url: `${basePath}/location`, remoteAddress: ip });
const currency = async () => (await ask()).json().data.currency;
const place = (settings: object) => shop.sandbox.post("/controls/ipapi/settings", settings);

it("is the dinar in Algeria, and the dollar everywhere else", async () => {
  expect(await currency()).toBe("DZD");
  for (const abroad of ["EUR", "USD", "MAD"]) {
    await place({ country: "XX", currency: abroad });
    expect([abroad, await currency()]).toEqual([abroad, "USD"]);
  }
});

it("is the dinar where no answer comes, or no service is set up", async () => {
  await place({ country: "FR", currency: "EUR" });
  await shop.sandbox.fault({ endpoint: "ipapi:*", kind: "drop" });
  expect(await currency()).toBe("DZD");
  expect(await suggestCurrency({ ipLocation: null }, ip)).toBe("DZD");
});

it("leaves no address in the log, and is told to nobody who keeps answers", async () => {
  await shop.sandbox.fault({ endpoint: "ipapi:*", kind: "status", status: 503 });
  expect((await ask()).headers["cache-control"]).toBe("no-store");
  expect(shop.logged()).not.toContain(ip);
});

it("is asked for now and then, not on and on", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 62; time++) statuses.push((await ask()).statusCode);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
});
