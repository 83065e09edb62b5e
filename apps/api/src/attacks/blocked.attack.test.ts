import { randomUUID } from "node:crypto";
import type { Quote } from "@rihla/contract";
import { afterAll, beforeAll, expect } from "vitest";
import { blockFact } from "../modules/operators/index.ts";
import { attack } from "../testing/attack.ts";
import { anyPlan, callApi, linkOf, order, orderBody } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let lines: object[];
let total: Quote["total"];
beforeAll(async () => {
  shop = await createStockedShop();
  lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  total = ((await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } })).data as Quote)
    .total;
});
afterAll(() => shop.close());

const blocked = async () => {
  const email = `${randomUUID()}@example.com`;
  const by = { responsible: { who: "root", why: "a stolen card" }, isOwner: true };
  const mine = await order(shop, lines, { billing: { ...orderBody("", total).billing, email } });
  const token = await signIn(shop, email);
  const link = await linkOf(shop, mine);
  await blockFact(shop.app, { kind: "email", value: email, until: null }, by);
  return { ...mine, email, token, link };
};

attack(
  "who is blocked orders as somebody else while signed in, gives an order another e-mail, or has a friend pay it",
  { short: 1, whole: 3 },
  async (tries) => {
    for (let count = 0; count < tries; count++) {
      const { number, secret, token, link } = await blocked();
      const body = orderBody("", total, { lines });
      const correction = { email: `${randomUUID()}@example.com`, expectedTotal: total };
      const payment = {
        token: link,
        method: "cib",
        expectedTotal: total,
        termsAccepted: true,
        language: "fr",
      };
      const answers = [
        await callApi(shop, "POST", "/orders", { body, as: { token } }),
        await callApi(shop, "POST", `/orders/${number}/corrections`, { body: correction, as: { secret } }),
        await callApi(shop, "POST", `/orders/${number}/payments`, {
          body: { method: "cib" },
          as: { secret },
        }),
        await callApi(shop, "POST", "/payment-links/payments", { body: payment }),
      ];
      expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
        answers.map(() => [429, "rate_limited"]),
      );
    }
  },
);

attack(
  "many orders and payments at once with an e-mail that is blocked, to use up what the neighbours may do",
  { short: 4, whole: 40 },
  async (tries) => {
    const { email, secret, number } = await blocked();
    const { billing } = orderBody("", total);
    const body = orderBody("", total, { lines, billing: { ...billing, email } });
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, at) =>
        at % 2
          ? callApi(shop, "POST", "/orders", { body })
          : callApi(shop, "POST", `/orders/${number}/payments`, { body: { method: "cib" }, as: { secret } }),
      ),
    );
    expect(new Set(answers.map(({ problem }) => problem.code))).toEqual(new Set(["rate_limited"]));
    // Nobody else is kept waiting by it.
    expect((await order(shop, lines)).order.number).toBeTruthy();
  },
);
