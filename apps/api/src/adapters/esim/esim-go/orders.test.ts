import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { recordRequests } from "../../../testing/record-requests.ts";
import { createEsimGo } from "./esim-go.ts";

const account = { apiKey: "sandbox-api-key", paysBack: true };
const wish = { reference: randomUUID(), packageCode: "x", quantity: 1, periodDays: null };
const order = (name: string, quantity = 1) => ({
  orderReference: name,
  order: [{ item: "x", quantity, iccids: [`894400000000000000${name}`] }],
});

describe("an order whose answer was lost", () => {
  it("among many of the time is looked for page by page", async () => {
    const pages = [[order("1", 9), order("2", 9)], [order("3", 9)]];
    let asked = 0;
    const supplier = await recordRequests(() =>
      JSON.stringify({ orders: pages[asked++] ?? [], pageCount: 2 }),
    );
    const paged = createEsimGo({ ...account, baseUrl: supplier.url });
    expect(await paged.findOrders(wish, new Date())).toEqual({ outcome: "found", orders: [] });
    expect(supplier.requests.map(({ url }) => new URL(url, supplier.url).searchParams.get("page"))).toEqual([
      "1",
      "2",
    ]);
  });

  it("is not looked for among those that are known to be others', of which nothing is asked", async () => {
    const orders = ["1", "2", "3"].map((name) => order(name));
    const esim = { iccid: "8944000000000000002", customerRef: "nobody that we know" };
    const supplier = await recordRequests(JSON.stringify({ orders, pageCount: 1, ...esim }));
    const provider = createEsimGo({ ...account, baseUrl: supplier.url });
    await provider.findOrders(wish, new Date(), async (alike) => {
      expect(alike).toEqual(["1", "2", "3"]);
      return new Set(["1", "3"]);
    });
    const asked = supplier.requests.flatMap(({ url }) => /8944\d+/.exec(url)?.[0] ?? []);
    expect(new Set(asked)).toEqual(new Set([esim.iccid]));
  });
});
