import { afterAll, beforeAll, expect, it } from "vitest";
import { composeJobs } from "./compose.ts";
import { queues } from "./queues.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it("every queue that is installed has one handler, and no handler waits for a queue that is not", () => {
  const handled = composeJobs(shop.app).map(({ job }) => job.name);
  expect(handled.toSorted()).toEqual(queues.map(({ name }) => name).toSorted());
});
