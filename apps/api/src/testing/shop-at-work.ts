import { syncCatalogue } from "../modules/catalogue/index.ts";
import { createTestShop, type TestShop } from "./test-shop.ts";

/** A test shop that has something to sell, and a worker beside the test. */
export async function createShopAtWork(settings: Record<string, string> = {}): Promise<TestShop> {
  const shop = await createTestShop(settings);
  await syncCatalogue(shop.app);
  await shop.startWorker();
  return shop;
}
