import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { order } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const eventsOf = () =>
  shop
    .logged()
    .split("\n")
    .filter((line) => line.includes('"security"'))
    .map((line) => JSON.parse(line) as { security: string; from: string; level: number; route: string });

async function noted(url: string, headers: Record<string, string>, from = "41.105.9.9", payload?: object) {
  const before = eventsOf().length;
  const method = payload ? "POST" : "GET";
  await shop.http.inject({
    method,
    url: basePath + url,
    headers,
    remoteAddress: from,
    ...(payload ? { payload } : {}),
  });
  return eventsOf().slice(before);
}

it("are told where something was tried: by whom, as a digest, and never with what", async () => {
  const [mine, theirs] = await Promise.all([order(shop), order(shop)]);
  const email = `${randomUUID()}@example.com`;
  const token = await signIn(shop, email);
  const wrongToken = "x".repeat(43);
  const tried = [
    await noted("/auth/me", { authorization: `Bearer ${wrongToken}` }),
    await noted(`/orders/${theirs.number}`, { "order-secret": mine.secret }),
    await noted(`/orders/${theirs.number}`, { authorization: `Bearer ${token}` }),
    await noted("/webhooks/esim-access/wrong-token-of-a-stranger", {}, undefined, {
      notifyType: "ORDER_STATUS",
    }),
  ];
  expect(tried.flat().map(({ security }) => security)).toEqual([
    "token refused",
    "order secret refused",
    "not the caller's",
    "webhook refused",
  ]);
  expect(new Set(tried.flat().map(({ from }) => from)).size).toBe(1);
  for (const { level } of tried.flat()) expect(level).toBe(40);
  const logged = shop.logged();
  for (const secret of ["41.105.9.9", wrongToken, token, mine.secret, "wrong-token-of-a-stranger"])
    expect(logged).not.toContain(secret);
  // A request's own line names its order, whose number opens nothing.
  expect(JSON.stringify(eventsOf())).not.toContain(theirs.number);
});

it("are told of wrong codes and of limits, by another digest for another address", async () => {
  const email = `${randomUUID()}@example.com`;
  await noted("/auth/codes", {}, "41.105.9.9", { email });
  const [wrong] = await noted("/auth/sessions", {}, "41.105.9.9", { email, code: "no" });
  const [other] = await noted("/auth/me", { authorization: `Bearer ${"x".repeat(43)}` }, "41.105.9.8");
  expect(wrong).toMatchObject({ security: "sign-in refused" });
  expect(other?.from).not.toBe(wrong?.from);
});

it("are told by one digest for all the IPv6 addresses of a subscriber", async () => {
  const from = async (address: string) =>
    (await noted("/auth/me", { authorization: `Bearer ${"x".repeat(43)}` }, address))[0]?.from;
  const one = await from("2a02:26f0:1:2::1");
  expect(one).toEqual(expect.any(String));
  expect(await from("2a02:26f0:1:2:ffff::9")).toBe(one);
  expect(await from("2a02:26f0:1:3::1")).not.toBe(one);
});

it("are not told of what people do every day", async () => {
  expect(await noted("/auth/me", {})).toEqual([]);
  expect(await noted("/destinations/nowhere", {})).toEqual([]);
  expect(await noted("/quotes", {}, undefined, {})).toEqual([]);
});
