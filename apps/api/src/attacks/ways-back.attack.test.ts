import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "../testing/attack.ts";
import { callApi, openPayment, order, seeOrder } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const evil = "evil.example";
const disguises: Record<string, string>[] = [
  { host: evil },
  { "x-forwarded-host": evil, "x-forwarded-proto": "http" },
  { origin: `https://${evil}`, referer: `https://${evil}/summary` },
  { forwarded: `host=${evil};proto=http` },
  { "x-original-url": `https://${evil}/`, "x-rewrite-url": `https://${evil}/` },
];
const pay = (number: string, secret: string, payload: object, headers: Record<string, string> = {}) =>
  shop.http.inject({
    method: "POST",
    url: `${basePath}/orders/${number}/payments`,
    headers: { "order-secret": secret, "idempotency-key": randomUUID(), ...headers },
    payload,
  });

attack(
  "a request names another host: the bank sends people back there",
  { short: disguises.length, whole: disguises.length },
  async () => {
    for (const headers of disguises) {
      const guest = await order(shop);
      expect((await pay(guest.number, guest.secret, { method: "cib" }, headers)).statusCode).toBeLessThan(
        300,
      );
    }
    const registered = JSON.stringify(await shop.sandbox.get("/controls/satim/orders"));
    expect(registered).toContain("http://localhost:3000/");
    expect(registered).not.toContain(evil);
  },
);

attack(
  "a request for a sign-in code names another host: the mail leads there",
  { short: disguises.length, whole: disguises.length },
  async () => {
    for (const headers of disguises) {
      const email = `${randomUUID()}@example.com`;
      const url = `${basePath}/auth/codes`;
      await shop.http.inject({ method: "POST", url, headers, payload: { email, language: "fr" } });
      for (const mail of await shop.sandbox.mailTo(email)) expect(JSON.stringify(mail)).not.toContain(evil);
    }
  },
);

const ways = [
  `https://${evil}`,
  "//evil",
  "page ",
  "javascript:alert(1)",
  "APP",
  ["page"],
  { to: "page" },
  null,
  1,
];
attack(
  "who pays says where the bank is to send them back to",
  { short: ways.length, whole: ways.length },
  async () => {
    const guest = await order(shop);
    for (const returnTo of ways) {
      const answer = await pay(guest.number, guest.secret, { method: "cib", returnTo });
      expect([returnTo, answer.statusCode]).toEqual([returnTo, 400]);
    }
  },
);

const sums = [
  { amount: 1 },
  { amount: { amount: 1, currency: "DZD" } },
  { total: 0 },
  { price: -1 },
  { status: "paid" },
  { paid: true },
  { refund: true },
];
attack(
  "who pays says how much, or that it is paid already",
  { short: sums.length, whole: sums.length },
  async () => {
    const guest = await order(shop);
    for (const more of sums) await pay(guest.number, guest.secret, { method: "cib", ...more });
    const { payments, status, total } = await seeOrder(shop, guest);
    expect([status, total]).toEqual([expect.stringMatching(/^(not_paid|pending)$/), guest.order.total]);
    for (const { amount } of payments) expect(amount).toEqual(guest.order.total);
  },
);

attack(
  "the way back names a payment of somebody else's, with or without a session",
  { short: 4, whole: 20 },
  async (tries) => {
    const victim = await order(shop);
    const { id } = await openPayment(shop, victim);
    for (let at = 0; at < tries; at++) {
      const thief = await order(shop);
      const as =
        at % 2 ? { secret: thief.secret } : { token: await signIn(shop, `${randomUUID()}@example.com`) };
      expect((await callApi(shop, "GET", `/payments/${id}`, { as })).status).toBe(404);
    }
  },
);
