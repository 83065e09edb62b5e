import { afterAll, beforeAll, expect, it } from "vitest";
import { issuedEsim } from "../../testing/issued-esim.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { forgetOldUsage } from "./forget-old-usage.ts";
import { findUsageAt } from "./usage.repository.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

it("what an eSIM last used before stays known while it lives, however long ago; older figures go", async () => {
  const { db } = shop.app;
  const sold = async () => (await issuedEsim(shop)).esim.id;
  const [resting, busy, over] = [await sold(), await sold(), await sold()];
  const read = (esimId: string, days: number, usedBytes: number) => ({
    esimId,
    at: daysAgo(days),
    usedBytes,
  });
  await db
    .insertInto("esimUsage")
    .values([
      read(resting, 200, 10),
      read(resting, 120, 20),
      read(busy, 95, 30),
      read(busy, 91, 40),
      read(busy, 89, 50),
      read(over, 100, 60),
    ])
    .execute();
  // Nothing can change of it any more.
  await db.updateTable("esim").set({ nextLookAt: null }).where("id", "=", over).execute();
  await forgetOldUsage(shop.app);
  expect(await findUsageAt(db, resting, daysAgo(2))).toMatchObject({ usedBytes: 20 });
  const kept = await db.selectFrom("esimUsage").select("usedBytes").orderBy("usedBytes").execute();
  expect(kept.map(({ usedBytes }) => usedBytes)).toEqual([20, 40, 50]);
});
