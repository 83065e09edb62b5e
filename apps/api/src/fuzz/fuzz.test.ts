// @module-tag all
import { randomInt, randomUUID } from "node:crypto";
import { basePath, orderSecretHeader } from "@rihla/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openApiDocument } from "../http/openapi.ts";
import { provisionEsim } from "../modules/esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "../modules/payments/index.ts";
import { type Guest, openPayment, order, seeOrder } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { answerChecker } from "./answers.ts";
import { type Call, callsOf, readDescription, type Sender } from "./requests.ts";
import type { Known } from "./values.ts";

/** `npm run fuzz -- 100000 7`: how many calls, from which seed. */
const count = Number(process.env.FUZZ_CALLS || 600);
const seed = Number(process.env.FUZZ_SEED || randomInt(2 ** 31));
const batch = 200;
const atOnce = 8;

const description = readDescription(openApiDocument("http://localhost"));
const wrongWith = answerChecker(description);

let shop: TestShop;
let guest: Guest;
let known: Known;
const tokens: Partial<Record<Sender, string>> = {};

beforeAll(async () => {
  shop = await createStockedShop({ LIMIT_FACTOR: "1000000" });
  guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const [bought] = (await seeOrder(shop, guest)).esims;
  await provisionEsim(shop.app, bought?.id as string);
  const unpaid = await order(shop);
  const plans = await shop.app.db.selectFrom("plan").select("code").limit(20).execute();
  known = {
    plan: plans.map(({ code }) => code),
    code: [...plans.slice(0, 5).map(({ code }) => code), "TN", "FR", "EUROPE", "123456"],
    number: [guest.number, unpaid.number],
    id: [payment.id, bought?.id as string, randomUUID(), "current"],
    email: [guest.email, "somebody@example.com"],
    currency: ["DZD", "USD", "EUR"],
    phone: ["+213551234567", "+21321123456"],
    confirm: ["DELETE", "delete"],
  };
});
afterAll(() => shop.close());

it(`${count} calls from the description are answered by it: seed ${seed}`, {
  timeout: 3_600_000,
}, async () => {
  const wrong: string[] = [];
  const anyCall = callsOf(description, known);
  const seen = new Map<string, number>();
  for (let done = 0; done < count && wrong.length < 20; done += batch) {
    const calls = fc.sample(anyCall, {
      numRuns: Math.min(batch, count - done),
      seed: seed + done,
    });
    const turns = Array.from({ length: atOnce }, async () => {
      for (let call = calls.pop(); call; call = calls.pop()) {
        const answer = await send(call);
        seen.set(String(answer.statusCode), (seen.get(String(answer.statusCode)) ?? 0) + 1);
        const fault = wrongWith(call, answer);
        if (fault)
          wrong.push(`${fault}: ${JSON.stringify(call).slice(0, 2000)} → ${answer.body.slice(0, 300)}`);
      }
    });
    await Promise.all(turns);
  }
  console.log(
    `seed ${seed}: ${[...seen]
      .toSorted()
      .map(([status, times]) => `${status} × ${times}`)
      .join(", ")}`,
  );
  expect(wrong).toEqual([]);
});

async function send({ method, url, headers, sender, body }: Call) {
  // The customer who has bought something stays, so that there is something to ask for.
  const deletes = sender === "customer" && method === "DELETE" && url.startsWith("/auth/me");
  return shop.http.inject({
    method: method as "GET",
    url: basePath + url,
    headers: { ...headers, ...(await proofOf(deletes ? "somebody-else" : sender)) },
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** A customer who has signed out or deleted the account signs in anew. */
async function proofOf(sender: Sender): Promise<Record<string, string>> {
  if (sender === "nobody") return {};
  if (sender === "guest") return { [orderSecretHeader]: guest.secret };
  if (sender === "liar") return { authorization: `Bearer ${"x".repeat(43)}` };
  const email = sender === "customer" ? guest.email : "somebody-else@example.com";
  const token = tokens[sender];
  const isAlive =
    token &&
    (await shop.http.inject({ url: `${basePath}/auth/me`, headers: bearer(token) })).statusCode === 200;
  const alive = isAlive ? token : await signIn(shop, email);
  tokens[sender] = alive;
  return bearer(alive);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
