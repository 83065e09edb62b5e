import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";
import { test as base, expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

/** A shop whose api is reached through `api`, which can hang or go. */
const test = base.extend<{ api: Balancer; shop: ShopProcess }>({
  api: async ({}, use) => {
    const api = await startBalancer();
    api.targets = [process.env.SHOP_URL ?? ""];
    await use(api);
    api.stop();
  },
  shop: async ({ api }, use) => {
    const folder = makeThrowAwayFolder("api-away");
    const shop = await startShopProcess("shop", folder, { apiUrl: api.url });
    await use(shop);
    await shop.service.stop();
    removeFolder(folder);
  },
});

const browsed = ["/fr/home", "/ar/packages/FR", "/en/guide", "/api/v1/app/destinations"];
const neverAsked = "/fr/packages/JP";

const ways: [string, (api: Balancer) => void][] = [
  ["hangs", (api) => Object.assign(api, { isFrozen: true })],
  ["is gone", (api) => api.stop()],
];
for (const [how, leave] of ways)
  test(
    `while the api ${how}, what was seen before is shown, and all else says when to come back`,
    how === "hangs" ? onlyWithAll : {},
    async ({ api, shop }) => {
      const read = async (address: string) => {
        const answer = await fetch(shop.url + address);
        return { status: answer.status, text: await answer.text() };
      };
      const before = await Promise.all(browsed.map(read));
      expect(before.map(({ status }) => status)).toEqual(browsed.map(() => 200));
      leave(api);
      // Makes the shop find out: for a second it goes by what it has just heard.
      const unknown = await fetch(shop.url + neverAsked);
      expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await Promise.all(browsed.map(read))).toEqual(before);
      const quote = await fetch(`${shop.url}/api/v1/app/quotes`, { method: "POST" });
      expect([quote.status, quote.headers.get("retry-after")]).toEqual([503, "5"]);
    },
  );
