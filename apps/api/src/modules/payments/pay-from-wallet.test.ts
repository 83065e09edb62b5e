import { randomUUID } from "node:crypto";
import type { Payment, Wallet, WalletEntry } from "@rihla/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  anyPlan,
  callApi,
  type Guest,
  openPayment,
  order,
  orderBody,
  seeOrder,
  seePayment,
} from "../../testing/purchase.ts";
import { setPin } from "../../testing/set-pin.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { giveCredit } from "../wallet/index.ts";
import { requestRefund, settlePayment } from "./index.ts";

let shop: TestShop;
let guest: Guest & { total: number };
let token: string;
let customerId: string;
const pin = "4711";

beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const placed = await order(shop);
  guest = { ...placed, total: placed.order.total.amount };
  token = await signIn(shop, guest.email);
  customerId = await customerOf(guest.email);
  await setPin(shop, token, pin);
});

const customerOf = async (email: string) => {
  const row = shop.app.db.selectFrom("customer").select("id").where("email", "=", email);
  return (await row.executeTakeFirstOrThrow()).id;
};
const fill = (amount: number) =>
  shop.app.db.transaction().execute((tx) =>
    giveCredit(tx, {
      customerId,
      amount: { amount, currency: "DZD" },
      key: randomUUID(),
      note: "a test",
    }),
  );
const pay = async (
  more: { body?: object; as?: { token: string } | { secret: string }; key?: string } = {},
) => {
  const body = { method: "wallet", walletPin: pin, ...more.body };
  const options = { as: { token, secret: guest.secret }, ...more, body };
  const { data, problem } = await callApi(shop, "POST", `/orders/${guest.number}/payments`, options);
  return (data ?? problem) as Payment & { code?: string };
};
const balance = async () => {
  const { data } = await callApi(shop, "GET", "/wallet", { as: { token } });
  return (data as Wallet).balances.find(({ currency }) => currency === "DZD")?.amount;
};
const entries = async () =>
  (await callApi(shop, "GET", "/wallet/entries", { as: { token } })).data as WalletEntry[];
const inTransaction = (refund: Parameters<typeof requestRefund>[2]) =>
  shop.app.db.transaction().execute((tx) => requestRefund(shop.app, tx, refund));

describe("an order paid from the wallet", () => {
  it("is paid at once, with no page to go to, and stands in the statement", async () => {
    await fill(guest.total + 50);
    expect(await pay()).toMatchObject({
      status: "successful",
      method: "wallet",
      redirectUrl: null,
      cards: [],
      receipt: [],
      amount: { amount: guest.total, currency: "DZD" },
    });
    expect((await seeOrder(shop, guest)).status).toBe("confirmed");
    expect(await balance()).toBe(50);
    expect((await entries())[0]).toMatchObject({
      kind: "purchase",
      amount: { amount: -guest.total, currency: "DZD" },
      balance: { amount: 50, currency: "DZD" },
      reference: guest.number,
    });
  });

  it("is paid once by a key that is sent twice at the same moment, with the same answer", async () => {
    await fill(guest.total * 2);
    const key = randomUUID();
    const answers = await Promise.all([pay({ key }), pay({ key }), pay({ key })]);
    expect(new Set(answers.map(({ id, status }) => `${id} ${status}`)).size).toBe(1);
    expect(answers[0]?.status).toBe("successful");
    expect(await balance()).toBe(guest.total);
  });

  it("is paid once by two presses at the same moment", async () => {
    await fill(guest.total * 2);
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.map(({ code, status }) => code ?? status).toSorted()).toEqual([
      "order_not_payable",
      "successful",
    ]);
    expect(await balance()).toBe(guest.total);
  });
});

describe("nothing is taken from the wallet", () => {
  const untouched = async (code: string, more?: Parameters<typeof pay>[0]) => {
    await fill(guest.total);
    expect(await pay(more)).toMatchObject({ code });
    expect(await balance()).toBe(guest.total);
    expect((await seeOrder(shop, guest)).status).toBe("not_paid");
  };

  it("with a wrong PIN", () => untouched("pin_incorrect", { body: { walletPin: "0000" } }));
  it("without a PIN", () => untouched("invalid_input", { body: { walletPin: undefined } }));
  it("by a guest who holds the order's secret", () =>
    untouched("payment_method_unavailable", { as: { secret: guest.secret } }));
  it("by somebody else who is signed in", async () => {
    const as = { token: await signIn(shop, `${randomUUID()}@example.com`) };
    await untouched("not_found", { as });
  });

  it("where it holds too little, and the order can be paid otherwise", async () => {
    await fill(guest.total - 1);
    expect(await pay()).toMatchObject({ code: "wallet_insufficient" });
    expect(await seeOrder(shop, guest)).toMatchObject({ status: "not_paid", payments: [] });
    expect((await openPayment(shop, guest)).redirectUrl).not.toBeNull();
  });

  it("while the bank's page can still be paid", async () => {
    await fill(guest.total);
    await openPayment(shop, guest);
    expect(await pay()).toMatchObject({ code: "payment_pending" });
    expect(await balance()).toBe(guest.total);
  });
});

describe("money that goes back", () => {
  it("goes into the wallet that paid, once for each cause", async () => {
    await fill(guest.total);
    const { id } = await pay();
    const refund = { paymentId: id, amount: 300, cause: `part:${id}` };
    await inTransaction(refund);
    await inTransaction(refund);
    expect(await balance()).toBe(300);
    expect(await seePayment(shop, guest, id)).toMatchObject({
      status: "successful",
      refunds: [{ amount: { amount: 300, currency: "DZD" }, to: "wallet", state: "given" }],
    });
    await inTransaction({ ...refund, amount: guest.total - 300, cause: `rest:${id}` });
    expect(await balance()).toBe(guest.total);
    expect((await seePayment(shop, guest, id)).status).toBe("rejected");
    await expect(inTransaction({ ...refund, amount: 1, cause: `more:${id}` })).rejects.toThrow("exceed");
    expect(await balance()).toBe(guest.total);
  });

  it("of a card payment goes into the wallet where the customer wants it, and not to the card too", async () => {
    const { id, transactionId } = await openPayment(shop, guest);
    await shop.sandbox.pay(transactionId);
    await settlePayment(shop.app, id);
    const refund = { paymentId: id, amount: guest.total, cause: `all:${id}`, toWalletOf: customerId };
    await Promise.allSettled([inTransaction(refund), inTransaction(refund)]);
    expect(await balance()).toBe(guest.total);
    expect((await entries())[0]).toMatchObject({ kind: "refund", reference: guest.number });
    expect(await seePayment(shop, guest, id)).toMatchObject({
      status: "rejected",
      refunds: [{ to: "wallet" }],
    });
    const rows = await shop.app.db
      .selectFrom("refund")
      .select(["status", "destination"])
      .where("paymentId", "=", id)
      .execute();
    expect(rows).toEqual([{ status: "done", destination: "wallet" }]);
  });

  it("is left to an operator where the account is gone", async () => {
    await fill(guest.total);
    const { id } = await pay();
    await shop.app.db.deleteFrom("customer").where("id", "=", customerId).execute();
    await inTransaction({ paymentId: id, amount: 300, cause: `part:${id}` });
    const row = shop.app.db.selectFrom("refund").select(["status", "note"]).where("paymentId", "=", id);
    expect(await row.execute()).toEqual([{ status: "manual", note: "the customer's account is deleted" }]);
  });
});

it("a dollar order is not paid with dinars", async () => {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const { data: quote } = await callApi(shop, "POST", "/quotes", { body: { currency: "USD", lines } });
  const { total } = quote as { total: { amount: number; currency: string } };
  const billing = { email: guest.email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" };
  const body = orderBody("", total, { currency: "USD", lines, paymentMethod: "wallet", billing });
  const { data: placed } = await callApi(shop, "POST", "/orders", { body, as: { token } });
  await fill(1_000_000);
  guest.number = (placed as { order: { number: string } }).order.number;
  expect(await pay()).toMatchObject({ code: "wallet_insufficient" });
});
