import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "../testing/attack.ts";
import { callApi } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const statusWith = async (token: string) => (await callApi(shop, "GET", "/wallet", { as: { token } })).status;
const someone = () => `${randomUUID()}@example.com`;
type Session = { id: string; current: boolean };
const sessionsOf = async (token: string) =>
  (await callApi(shop, "GET", "/auth/sessions", { as: { token } })).data as Session[];

attack(
  "another device goes on after its owner has signed out everywhere",
  { short: 5, whole: 30 },
  async (tries) => {
    const email = someone();
    const tokens = await Promise.all(Array.from({ length: tries }, () => signIn(shop, email)));
    await callApi(shop, "DELETE", "/auth/sessions", { as: { token: tokens[0] as string } });
    expect(new Set(await Promise.all(tokens.map(statusWith)))).toEqual(new Set([401]));
  },
);

attack("a stolen token is used at the moment it is ended", { short: 5, whole: 30 }, async (tries) => {
  const email = someone();
  const [thief, owner] = [await signIn(shop, email), await signIn(shop, email)];
  await Promise.all([
    callApi(shop, "DELETE", "/auth/sessions", { as: { token: owner } }),
    ...Array.from({ length: tries }, () => statusWith(thief)),
  ]);
  expect(await statusWith(thief)).toBe(401);
});

attack("a customer ends another one's session, by its number", { short: 2, whole: 10 }, async (tries) => {
  const victim = await signIn(shop, someone());
  const [session] = await sessionsOf(victim);
  for (let at = 0; at < tries; at++) {
    const token = await signIn(shop, someone());
    expect((await callApi(shop, "DELETE", `/auth/sessions/${session?.id}`, { as: { token } })).status).toBe(
      404,
    );
  }
  expect(await statusWith(victim)).toBe(200);
});

const places = ["query", "cookie", "body", "basic", "lower case"];
attack(
  "a token is taken from where none belongs, so that another site could send it along",
  { short: places.length, whole: places.length },
  async () => {
    const token = await signIn(shop, someone());
    const url = `${basePath}/wallet`;
    for (const call of [
      { url: `${url}?token=${token}&access_token=${token}`, headers: {} },
      { url, headers: { cookie: `Token=${token}; token=${token}; session=${token}` } },
      { url, headers: { "x-authorization": `Bearer ${token}` } },
      { url, headers: { authorization: `Basic ${Buffer.from(`:${token}`).toString("base64")}` } },
      { url, headers: { authorization: `Token ${token}` } },
    ])
      expect((await shop.http.inject({ method: "GET", ...call })).statusCode).toBe(401);
  },
);
