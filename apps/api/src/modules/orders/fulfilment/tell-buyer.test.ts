import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { mailsOf, pairOfEsims, provision } from "./fulfilment.test-kit.ts";
import { noteEsimEnd } from "./tell-buyer.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

describe("an eSIM that has come or never will", () => {
  const note = (orderId: string) =>
    shop.app.db.transaction().execute((tx) => noteEsimEnd(shop.app.jobs, tx, orderId));
  it("lets the order's mail go when it is the last one", async () => {
    const { placed, first, second } = await pairOfEsims(shop);
    await provision(shop, first.id, "refused");
    for (const state of ["waiting", "requested"] as const) {
      await provision(shop, second.id, state);
      await note(placed.id);
    }
    expect(await mailsOf(shop, placed.id)).toBe(0);
    await provision(shop, second.id, "refused");
    await note(placed.id);
    expect(await mailsOf(shop, placed.id)).toBe(1);
  });

  it("lets it go once when two end at the same moment", async () => {
    const { placed, first, second } = await pairOfEsims(shop);
    const written = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const end = (id: string, turn: number) =>
      shop.app.db.transaction().execute(async (tx) => {
        await tx.updateTable("esim").set({ provisioning: "refused" }).where("id", "=", id).execute();
        written[turn]?.resolve();
        await Promise.all(written.map(({ promise }) => promise));
        await noteEsimEnd(shop.app.jobs, tx, placed.id);
      });
    await Promise.all([end(first.id, 0), end(second.id, 1)]);
    expect(await mailsOf(shop, placed.id)).toBe(1);
  });
});
