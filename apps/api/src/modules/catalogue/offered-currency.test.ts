import type { Catalogue, Plan, Quote } from "@rihla/contract";
import { offeredCurrencies } from "@rihla/contract/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi, orderBody } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { syncCatalogue } from "./sync-catalogue.ts";

/** Nobody is offered it, until its row says so and the database knows its rate: nothing else is done here. */
const euro = "EUR";

let shop: TestShop;
beforeAll(async () => {
  offeredCurrencies.push(euro);
  shop = await createTestShop();
  await shop.app.db.insertInto("currency").values({ code: euro, perUsdE4: 9200 }).execute();
  await syncCatalogue(shop.app);
});
afterAll(async () => {
  offeredCurrencies.splice(offeredCurrencies.indexOf(euro), 1);
  await shop.close();
});

const dataOf = async <Data>(path: string) => (await callApi(shop, "GET", path)).data as Data;

test("a currency that its row offers is among those to choose from", async () => {
  const { currencies: told } = await dataOf<Catalogue>("/catalogue");
  expect(told.map(({ code }) => code)).toEqual(["DZD", "USD", euro]);
});

test("each plan has its price in it, by its rate, upwards to its step", async () => {
  const plans = await dataOf<Plan[]>(`/destinations/TN/plans?currency=${euro}`);
  expect(plans.length).toBeGreaterThan(5);
  for (const { code, price } of plans) {
    const { wholesaleUsdE4 } = await shop.app.db
      .selectFrom("plan")
      .select("wholesaleUsdE4")
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
    // 40 percent, 92 cents for a dollar.
    expect(price).toEqual({ amount: Math.ceil((wholesaleUsdE4 * 140 * 92) / 1e6), currency: euro });
  }
});

test("it is quoted, ordered in and preferred like any other", async () => {
  const [plan] = await dataOf<Plan[]>(`/destinations/TN/plans?kind=fixed&currency=${euro}`);
  const lines = [{ plan: plan?.code, quantity: 2 }];
  const { total } = (await callApi(shop, "POST", "/quotes", { body: { currency: euro, lines } }))
    .data as Quote;
  expect(total).toEqual({ amount: 2 * (plan?.price.amount ?? 0), currency: euro });
  const { paymentMethod, ...body } = orderBody("", total, { currency: euro, lines });
  const placed = await callApi(shop, "POST", "/orders", { body });
  expect(placed).toMatchObject({ status: 201, data: { order: { total } } });
  const preferences = { language: "fr", currency: euro };
  const token = await signIn(shop, "amel@example.com");
  const put = await callApi(shop, "PUT", "/auth/me/preferences", { as: { token }, body: preferences });
  expect(put.data).toEqual(preferences);
});
