import { beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestShop } from "./customers.test-kit.ts";
import { giveBack, spendLimits } from "./limits.repository.ts";
import type { Limit } from "./sign-in-limits.ts";

let shop: TestShop;
const wide: Limit = { name: "tried", per: "network", max: 3, windowSeconds: 3600 };
const narrow: Limit = { name: "tried", per: "email-and-network", max: 3, windowSeconds: 3600 };

beforeAll(async () => {
  shop = (await cloneDatabase())();
});
beforeEach(async () => {
  await shop.db.deleteFrom("limitCounter").execute();
});

/** Whether one more is let through; when it is not, nothing is counted. */
const isLetThrough = (limit: Limit, ip: string, email = "amina@example.com") =>
  shop.db
    .transaction()
    .execute(async (tx) => {
      if ((await spendLimits("key", tx, [limit], { ip, email })) !== null) throw new Error("full");
      return true;
    })
    .catch(() => false);
async function letThrough(limit: Limit, ipOf: (part: string) => string): Promise<number> {
  let count = 0;
  for (let index = 0; index < 15; index++)
    count += Number(await isLetThrough(limit, ipOf(index.toString(16))));
  return count;
}

test("of IPv6 64 bits count as one subscriber, 56 bits as two, 48 bits as four", async () => {
  expect(await letThrough(wide, (part) => `2a02:1:1:1:${part}::1`)).toBe(3);
  expect(await letThrough(wide, (part) => `2a02:1:2:${part}::1`)).toBe(2 * 3);
  expect(await letThrough(wide, (part) => `2a02:1:3:${part}00::1`)).toBe(4 * 3);
  expect(await letThrough(wide, (part) => `2a02:1:${part}4::1`)).toBe(15);
});

test("of IPv4 an address counts as one subscriber, its 24 bits as four", async () => {
  expect(await letThrough(wide, () => "41.111.1.1")).toBe(3);
  expect(await letThrough(wide, (part) => `41.111.2.${Number.parseInt(part, 16)}`)).toBe(4 * 3);
  expect(await letThrough(wide, (part) => `41.112.${Number.parseInt(part, 16)}.1`)).toBe(15);
});

test("for one e-mail the widest range counts as one", async () => {
  expect(await letThrough(narrow, (part) => `2a02:1:3:${part}00::1`)).toBe(3);
  expect(await letThrough(narrow, (part) => `41.111.2.${Number.parseInt(part, 16)}`)).toBe(3);
  expect(await isLetThrough(narrow, "41.111.2.1", "another@example.com")).toBe(true);
});

test("what is given back belongs to the window in which it was counted", async () => {
  const subject = { ip: "41.111.1.1", email: "amina@example.com" };
  await isLetThrough(narrow, subject.ip);
  const counts = () => shop.db.selectFrom("limitCounter").select("count").execute();
  const give = (at: Date) =>
    shop.db.transaction().execute((tx) => giveBack("key", tx, [narrow], subject, at));
  await give(new Date(Date.now() - 3600_000));
  expect(await counts()).toEqual([{ count: 1 }]);
  await give(new Date());
  await give(new Date());
  expect(await counts()).toEqual([{ count: 0 }]);
});
