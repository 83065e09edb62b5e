import type { OrderFilters } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { type ManySales, sellMany } from "../many-sales.test-kit.ts";
import { countListed, listOrders, showOrderChoices } from "./list-orders.ts";

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

const asOperator = () => ({ ...shop.app, db: sales.db });
const list = (filters: OrderFilters, after?: string) => listOrders(asOperator(), { ...filters, after });
const numbers = async (filters: OrderFilters, after?: string) =>
  (await list(filters, after)).orders.map(({ number }) => number);
/** Every so manieth, the newest first. */
const every = (step: number, of = 4000) =>
  Array.from({ length: Math.floor(of / step) }, (_, nth) => `G${(Math.floor(of / step) - nth) * step}`);

describe("a list of orders", () => {
  it.each<[string, OrderFilters, string[]]>([
    ["a state", { state: "refunded" }, every(300)],
    ["a gateway", { gateway: "stripe" }, every(400)],
    ["a destination", { destination: "ZM" }, every(350)],
    ["a currency", { currency: "USD" }, every(500)],
    ["a day of Algeria's", { from: "2020-01-03", to: "2020-01-03" }, ["G4", "G3"]],
    ["until a day", { to: "2020-01-02" }, ["G2", "G1"]],
    [
      "several of these",
      { state: "refunded", gateway: "stripe", currency: "DZD" },
      ["G3600", "G2400", "G1200"],
    ],
    ["what there is none of", { destination: "ZM", gateway: "paypal" }, []],
    ["what there never was", { gateway: "nobank" }, []],
  ])("is narrowed to %s, and no table of sales is read from end to end", async (_what, filters, found) => {
    await sales.readWhole();
    expect(await numbers(filters)).toEqual(found);
    expect(await countListed(asOperator(), filters)).toEqual({ count: found.length, more: false });
    expect(sales.asked()).toBeGreaterThan(2);
    expect(await sales.readWhole()).toEqual([]);
  });

  it.each<[string, OrderFilters]>([
    ["all", {}],
    ["what most are", { state: "placed", gateway: "satim", destination: "FR", currency: "DZD" }],
    ["from a day on", { from: "2020-06-01" }],
  ])(
    "of %s is walked page by page to its end, each once, and counted to a thousand",
    async (_what, filters) => {
      await sales.readWhole();
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { orders, next } = await list(filters, after);
        seen.push(...orders.map(({ number }) => number));
        after = next ?? undefined;
        expect(await sales.readWhole()).toEqual([]);
      } while (after);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(3000);
      expect(await countListed(asOperator(), filters)).toEqual({ count: 1000, more: true });
      expect(await sales.readWhole()).toEqual([]);
    },
  );

  it("of what is rare and old says how far back it was searched, and goes on there", async () => {
    const rare = { state: "placed", from: "2020-01-02", gateway: "satim", currency: "USD" } as const;
    const first = await list({ ...rare, destination: "FR" });
    expect(first.next).not.toBeNull();
    expect(first.searchedTo).not.toBeNull();
    const second = await list({ ...rare, destination: "FR" }, first.next ?? "");
    expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(
      ["G2500", "G1000", "G500"].filter((n) => Number(n.slice(1)) % 300 !== 0),
    );
  });

  it("of what waits for a person has what Today lists, and nothing else", async () => {
    await sql`insert into returned_mail (order_id) select id from customer_order where number in ('G70', 'G300')`.execute(
      shop.app.db,
    );
    await sales.readWhole();
    expect(await numbers({ waits: "yes" })).toEqual(["G300", "G70"]);
    expect(await numbers({ waits: "yes", state: "refunded" })).toEqual(["G300"]);
    expect(await countListed(asOperator(), { waits: "yes" })).toEqual({ count: 2, more: false });
    expect(await sales.readWhole()).toEqual([]);
  });

  it("tells of a buyer only what tells two apart, and offers what the shop has", async () => {
    const { orders } = await list({});
    expect(JSON.stringify(orders)).not.toMatch(/customer-\d|LPA:/);
    expect(orders[0]?.buyer).toMatchObject({ email: expect.stringMatching(/^.•••@/) });
    const { gateways, destinations } = await showOrderChoices(shop.app);
    expect(gateways).toContain("satim");
    expect(destinations).toContainEqual({ code: "FR", names: expect.objectContaining({ fr: "France" }) });
  });
});
