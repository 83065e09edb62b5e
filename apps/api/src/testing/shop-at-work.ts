import { createStockedShop, type TestShop } from "./test-shop.ts";

/** A test shop that has something to sell, and a worker beside the test. */
export async function createShopAtWork(settings: Record<string, string> = {}): Promise<TestShop> {
  const shop = await createStockedShop(settings);
  await shop.startWorker();
  return shop;
}
