import { randomUUID } from "node:crypto";
import type { Payment, PaymentByLink } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callApi, type Guest, order } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { startedSignedIn } from "../payments/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());

type Proof = { secret: string } | { token: string };

async function pay({ number }: Guest, as: Proof, key: string = randomUUID()): Promise<string> {
  const body = { method: "cib" };
  return ((await callApi(shop, "POST", `/orders/${number}/payments`, { body, as, key })).data as Payment).id;
}

const startsOf = (paymentId: string) =>
  shop.app.db
    .selectFrom("paymentStart")
    .select(["broughtSecret", "customerId", "byLink"])
    .where("paymentId", "=", paymentId)
    .orderBy("id")
    .execute();

const customerOf = async (email: string) =>
  (await shop.app.db.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow())
    .id;

it("notes the secret that a guest brings, once for however many presses", async () => {
  const guest = await order(shop);
  const key = randomUUID();
  const first = await pay(guest, guest, key);
  expect(await pay(guest, guest, key)).toBe(first);
  expect(await pay(guest, guest)).toBe(first);
  expect(await startsOf(first)).toEqual([{ broughtSecret: true, customerId: null, byLink: false }]);
});

it("notes who was signed in as the order's e-mail, and nobody else", async () => {
  const guest = await order(shop);
  const token = await signIn(shop, guest.email);
  const strange = await signIn(shop, `${randomUUID()}@example.com`);
  const paymentId = await pay(guest, { secret: guest.secret, token: strange });
  expect(await pay(guest, { secret: guest.secret, token })).toBe(paymentId);
  const customerId = await customerOf(guest.email);
  expect(await startsOf(paymentId)).toEqual([
    { broughtSecret: true, customerId: null, byLink: false },
    { broughtSecret: true, customerId, byLink: false },
  ]);
  expect(await startedSignedIn(shop.app.db, paymentId, customerId)).toBe(true);
  expect(await startedSignedIn(shop.app.db, paymentId, randomUUID())).toBe(false);
});

it("notes a link and not who else its payer is", async () => {
  const guest = await order(shop);
  const made = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
  const { token: link } = made.data as { token: string };
  const body = { token: link, method: "cib", expectedTotal: guest.order.total, termsAccepted: true };
  const as = { token: await signIn(shop, guest.email), secret: guest.secret };
  const { data } = await callApi(shop, "POST", "/payment-links/payments", { body, as });
  expect(await startsOf((data as PaymentByLink).id)).toEqual([
    { broughtSecret: false, customerId: null, byLink: true },
  ]);
});
