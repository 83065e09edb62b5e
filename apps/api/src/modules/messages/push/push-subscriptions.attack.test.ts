import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "../../../testing/attack.ts";
import { callApi } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } };
type Customer = { as: { token: string }; device: string };

let shop: TestShop;
let owner: Customer;
let stranger: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  [owner, stranger] = await Promise.all([customer("owner"), customer("stranger")]);
});
afterAll(() => shop.close());

async function customer(name: string): Promise<Customer> {
  const as = { token: await signIn(shop, `${name}@example.com`) };
  const body = {
    device_id: `web_${name}`,
    platform: "web",
    model: "Pixel",
    os_version: "15",
    device_type: "web",
    device_locale: "fr-DZ",
    timezone: "Africa/Algiers",
    app_version: "1.0.0",
  };
  return { as, device: ((await callApi(shop, "POST", "/devices", { as, body })).data as { id: string }).id };
}

const newBrowser = () => shop.sandbox.post<Browser>("/controls/push/subscriptions");
const give = async ({ as, device }: Customer, { endpoint, keys }: Browser) =>
  (await callApi(shop, "PUT", `/devices/${device}/push-subscription`, { as, body: { endpoint, keys } }))
    .status;
const addresses = () =>
  shop.app.db.selectFrom("pushSubscription").select(["deviceId", "endpoint"]).orderBy("deviceId").execute();

attack(
  "A and B give one push address at the same time, again and again",
  { short: 6, whole: 60 },
  async (tries) => {
    for (let time = 0; time < tries; time++) {
      const browser = await newBrowser();
      const both = [owner, stranger, owner, stranger].map((one) => give(one, browser));
      expect(await Promise.all(both)).toEqual([204, 204, 204, 204]);
      expect(await addresses()).toHaveLength(1);
      expect(await give(stranger, browser)).toBe(204);
      expect(await addresses()).toEqual([{ deviceId: stranger.device, endpoint: browser.endpoint }]);
    }
  },
);

attack("A and B give each other's push address at the same time", { short: 6, whole: 60 }, async (tries) => {
  let [own, other] = [await newBrowser(), await newBrowser()];
  expect(await Promise.all([give(owner, own), give(stranger, other)])).toEqual([204, 204]);
  for (let time = 0; time < tries; time++) {
    [own, other] = [other, own];
    expect(await Promise.all([give(owner, own), give(stranger, other)])).toEqual([204, 204]);
    expect(new Set((await addresses()).map(({ endpoint }) => endpoint)).size).toBeLessThanOrEqual(2);
  }
});
