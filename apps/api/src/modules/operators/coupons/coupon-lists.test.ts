import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { type ManySales, sellMany } from "../many-sales.test-kit.ts";
import { makeCoupon } from "./coupon-acts.ts";
import { listCoupons, listOrdersWith, showCoupon } from "./show-coupons.ts";

let shop: TestShop;
let sales: ManySales;
beforeAll(async () => {
  shop = await createStockedShop();
  sales = await sellMany(shop);
});
afterAll(async () => {
  await sales.close();
  await shop.close();
});

it("a coupon's page, its orders and the list of all are read without reading a table of sales from end to end", async () => {
  const app = { ...shop.app, db: sales.db };
  const by = { who: "Amel", why: "for the summer" };
  const { id } = await makeCoupon(shop.app.db, { code: "SUMMER77", percent: 5 }, by, newId());
  await sales.readWhole();
  expect(await showCoupon(app, id)).toMatchObject({ code: "SUMMER77", uses: 0, acts: [{ who: "Amel" }] });
  const { orders } = await listOrdersWith(app, id, undefined);
  expect(orders.map(({ number }) => number)).toEqual(["G77"]);
  expect((await listOrdersWith(app, id, orders[0] && (await idOf("G77")))).orders).toEqual([]);
  expect((await listCoupons(app, undefined)).coupons).toHaveLength(1);
  expect(sales.asked()).toBeGreaterThan(6);
  expect(await sales.readWhole()).toEqual([]);
});

const idOf = async (number: string) =>
  (
    await shop.app.db
      .selectFrom("customerOrder")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow()
  ).id;
