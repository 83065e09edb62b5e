import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteCountersOlderThan } from "../limits/index.ts";
import { cloneDatabase, type TestShop } from "./sign-in.test-kit.ts";
import {
  addToTallies,
  countWithin,
  deleteCountersOf,
  spendSignInLimits,
  uncountTallies,
} from "./sign-in-counters.repository.ts";
import type { Limit, Tally } from "./sign-in-limits.ts";

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
      if ((await spendSignInLimits("key", tx, [limit], { ip, email })).waitSeconds !== null)
        throw new Error("full");
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
    shop.db.transaction().execute((tx) => uncountTallies("key", tx, [narrow], subject, at));
  await give(new Date(Date.now() - 3600_000));
  expect(await counts()).toEqual([{ count: 1 }]);
  await give(new Date());
  await give(new Date());
  expect(await counts()).toEqual([{ count: 0 }]);
});

const amina = { ip: "41.111.1.1", email: "amina@example.com", requester: "her phone" };
const karim = { ip: "41.222.1.1", email: "karim@example.com", requester: "his phone" };
const tally = (per: Tally["per"]): Tally => ({ name: `seen-${per}`, per, windowSeconds: 3600 });
const everyKind = (["shop", "email", "requester", "network", "email-and-network"] as const).map(tally);
const add = (tallies: Tally[], subject: typeof amina) =>
  shop.db.transaction().execute((tx) => addToTallies("key", tx, tallies, subject));
const seen = (per: Tally["per"], subject: typeof amina, seconds = 60) =>
  countWithin("key", shop.db, tally(per), subject, seconds);
const age = (hours: number) =>
  sql`update limit_counter set window_start = window_start - make_interval(hours => ${hours})`.execute(
    shop.db,
  );

test("what is counted of the shop counts for everybody, all else for those it is of", async () => {
  await add(everyKind, amina);
  await add(everyKind, amina);
  for (const { per } of everyKind) {
    expect(await seen(per, amina)).toBe(2);
    expect(await seen(per, karim)).toBe(per === "shop" ? 2 : 0);
  }
  expect(await seen("requester", { ...amina, requester: "another phone" })).toBe(0);
  expect(await seen("email", { ...amina, requester: "another phone", ip: karim.ip })).toBe(2);
});

test("the windows count that reach into the time asked about", async () => {
  await add(everyKind, amina);
  await age(2);
  expect(await seen("shop", amina, 3600)).toBe(0);
  expect(await seen("shop", amina, 3 * 3600)).toBe(1);
});

test("counters go when they are older than so many days", async () => {
  await add(everyKind, amina);
  await age(47);
  await deleteCountersOlderThan(shop.db, 2);
  expect(await seen("shop", amina, 3 * 24 * 3600)).toBe(1);
  await age(2);
  await deleteCountersOlderThan(shop.db, 2);
  expect(await shop.db.selectFrom("limitCounter").select("count").execute()).toEqual([]);
});

test("everything that is counted of an e-mail goes with it, from wherever, and nothing of others", async () => {
  await add(everyKind, amina);
  await add(everyKind, karim);
  await shop.db.transaction().execute((tx) => deleteCountersOf("key", tx, amina.email));
  for (const { per } of everyKind) {
    expect(await seen(per, amina)).toBe({ shop: 2, network: 1 }[per as string] ?? 0);
    expect(await seen(per, karim)).toBe(per === "shop" ? 2 : 1);
  }
});

test("who has no tries left is told how long the window lasts", async () => {
  const once: Limit = { ...narrow, max: 1 };
  await shop.db.transaction().execute(async (tx) => {
    expect(await spendSignInLimits("key", tx, [once], amina)).toMatchObject({ waitSeconds: null });
    const { at } = await tx
      .selectNoFrom(sql<number>`extract(epoch from now())::float`.as("at"))
      .executeTakeFirstOrThrow();
    const { waitSeconds } = await spendSignInLimits("key", tx, [once], amina);
    expect(waitSeconds).toBe(Math.ceil(3600 - (at % 3600)));
  });
});
