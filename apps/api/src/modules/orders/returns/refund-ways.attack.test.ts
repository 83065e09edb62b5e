import { randomUUID } from "node:crypto";
import type { Cancellation, PayableByLink, Payment, Repair, Wallet } from "@rihla/contract";
import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "../../../testing/attack.ts";
import {
  anyPlan,
  callApi,
  type Guest,
  openPayment,
  order,
  seeOrder,
  transactionOf,
} from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { payFromWallet, redirectRefunds, requestRefund, settlePayment } from "../../payments/index.ts";
import { creditWallet } from "../../wallet/index.ts";
import { lockOrder } from "../orders.repository.ts";

let shop: TestShop;
let plan: string;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet", REFUND_CHOICE_MINUTES: "60" });
  plan = await anyPlan(shop);
});
afterAll(() => shop.close());

type As = { token?: string; secret?: string };
const call = (method: "GET" | "POST", path: string, as: As, body?: object) =>
  callApi(shop, method, path, { as: as as { token: string }, ...(body && { body }) });
const customerOf = async (email: string) =>
  (await shop.app.db.selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow())
    .id;
async function person(email = `${randomUUID()}@example.com`) {
  const token = await signIn(shop, email);
  return { email, token, id: await customerOf(email) };
}
type Person = Awaited<ReturnType<typeof person>>;
const balanceOf = async ({ token }: Person) =>
  ((await call("GET", "/wallet", { token })).data as Wallet).balances.reduce(
    (sum, { amount }) => sum + amount,
    0,
  );

type Bought = Guest & { paymentId: string; esim: string; price: number };
async function delivered(guest: Guest, paymentId: string): Promise<Bought> {
  const seen = await seeOrder(shop, guest);
  const esim = String(seen.esims[0]?.id);
  await provisionEsim(shop.app, esim);
  return {
    email: guest.email,
    number: guest.number,
    secret: guest.secret,
    paymentId,
    esim,
    price: seen.total.amount,
  };
}
/** Paid by the bank's page, opened by who holds `as`. */
async function boughtByCard(guest: Guest, as: As = { secret: guest.secret }) {
  const payment = await openPayment(shop, { ...guest, ...as } as Guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return delivered(guest, payment.id);
}
const orderFor = (email: string) =>
  order(shop, [{ plan, quantity: 1 }], {
    billing: { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
  });
async function boughtFromWallet(owner: Person) {
  const placed = await orderFor(owner.email);
  const { id } = await shop.app.db
    .selectFrom("customerOrder")
    .select("id")
    .where("number", "=", placed.number)
    .executeTakeFirstOrThrow();
  const amount = placed.order.total;
  await shop.app.db
    .transaction()
    .execute((tx) => creditWallet(tx, { customerId: owner.id, amount, kind: "credit", cause: randomUUID() }));
  const { id: paymentId } = await payFromWallet(shop.app, {
    paysFor: "order",
    order: { id, number: placed.number },
    method: "wallet",
    amount,
    language: "fr",
    idempotencyKey: randomUUID(),
    customerId: owner.id,
    spender: null,
    by: { broughtSecret: true, customerId: owner.id, byLink: false },
    mayStart: async (tx) => void (await lockOrder(tx, id)),
  });
  return delivered(placed, paymentId);
}
async function boughtByLink(owner: Person) {
  const placed = await orderFor(owner.email);
  const { token } = (await call("POST", `/orders/${placed.number}/payment-link`, placed)).data as {
    token: string;
  };
  const { total } = (await callApi(shop, "POST", "/payment-links/lookup", { body: { token } }))
    .data as PayableByLink;
  const body = { token, method: "cib", expectedTotal: total, termsAccepted: true };
  const payment = (await callApi(shop, "POST", "/payment-links/payments", { body })).data as Payment;
  await shop.sandbox.pay(transactionOf(payment));
  await settlePayment(shop.app, payment.id);
  return delivered(placed, payment.id);
}

const returnEsim = (one: Bought, as: As, to = "wallet") =>
  call("POST", `/orders/${one.number}/cancellation`, as, { esims: [one.esim], to });
const report = (one: Bought, as: As, to = "wallet") =>
  call("POST", `/orders/${one.number}/failures`, as, { esim: one.esim, what: "does_not_install", to });
const refundsOf = ({ paymentId }: Bought) =>
  shop.app.db
    .selectFrom("refund")
    .select(["amount", "destination", "walletOf"])
    .where("paymentId", "=", paymentId)
    .execute();

attack("B asks A's refund into B's wallet, with A's order secret", { short: 1, whole: 10 }, async (tries) => {
  for (let one = 0; one < tries; one++) {
    const [owner, stranger] = [await person(), await person()];
    const asked = await boughtFromWallet(owner);
    await returnEsim(asked, { token: stranger.token, secret: asked.secret });
    const reported = await boughtFromWallet(owner);
    await report(reported, { token: stranger.token, secret: reported.secret });
    expect(await balanceOf(stranger)).toBe(0);
    expect(await balanceOf(owner)).toBe(asked.price + reported.price);
  }
});

attack(
  "A and B ask for one refund at the same moment, B with A's secret",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const [owner, stranger] = [await person(), await person()];
      const bought = await boughtFromWallet(owner);
      const theirs = { token: stranger.token, secret: bought.secret };
      await Promise.all([
        returnEsim(bought, theirs),
        report(bought, theirs),
        returnEsim(bought, owner),
        returnEsim(bought, theirs),
      ]);
      expect(await balanceOf(stranger)).toBe(0);
      expect(await balanceOf(owner)).toBe(bought.price);
      expect(await refundsOf(bought)).toMatchObject([{ destination: "wallet", walletOf: owner.id }]);
    }
  },
);

attack(
  "a card's money is asked into a wallet by whoever is not known to have paid",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      // A guest pays with their card for an order in the e-mail of somebody who has an account.
      const [named, stranger] = [await person(), await person()];
      const bought = await boughtByCard(await orderFor(named.email));
      const nobody: As[] = [
        { token: named.token },
        { token: stranger.token },
        { token: stranger.token, secret: bought.secret },
        { secret: bought.secret },
        { token: named.token, secret: `${bought.secret}x` },
      ];
      for (const as of nobody) {
        expect((await returnEsim(bought, as)).status).not.toBe(200);
        expect((await report(bought, as)).status).not.toBe(200);
      }
      // Not by a page of the bank either that they are led to before the guest pays.
      const placed = await orderFor(named.email);
      await call("POST", `/orders/${placed.number}/payments`, placed, { method: "cib" });
      await call("POST", `/orders/${placed.number}/payments`, { token: named.token }, { method: "cib" });
      const led = await boughtByCard(placed);
      expect((await returnEsim(led, { token: named.token })).status).not.toBe(200);
      expect(await Promise.all([balanceOf(named), balanceOf(stranger)])).toEqual([0, 0]);
      expect([...(await refundsOf(bought)), ...(await refundsOf(led))]).toEqual([]);
    }
  },
);

attack(
  "what a link's payer paid is asked into the traveller's wallet",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const traveller = await person();
      const bought = await boughtByLink(traveller);
      const both = { token: traveller.token, secret: bought.secret };
      expect((await returnEsim(bought, both)).status).toBe(409);
      expect((await report(bought, both)).status).toBe(409);
      const ways = (await call("GET", `/orders/${bought.number}/cancellation`, both)).data as Cancellation;
      expect(ways.ways.map(({ to }) => to)).toEqual(["card"]);
      expect((await returnEsim(bought, both, "card")).status).toBe(200);
      // What waits to leave is not put there either, nor by whoever forgets to ask.
      const expected = { amount: bought.price, currency: "DZD" };
      const chosen = await call("POST", `/payments/${bought.paymentId}/refunds`, both, {
        to: "wallet",
        expected,
      });
      expect(chosen.status).toBe(409);
      const moved = shop.app.db
        .transaction()
        .execute((tx) =>
          redirectRefunds(shop.app, tx, { paymentId: bought.paymentId, customerId: traveller.id }),
        );
      await expect(moved).rejects.toThrow("paid by a link");
      const again = await boughtByLink(traveller);
      await shop.app.db.transaction().execute((tx) =>
        requestRefund(shop.app, tx, {
          paymentId: again.paymentId,
          amount: 100,
          cause: randomUUID(),
          toWalletOf: traveller.id,
        }),
      );
      expect(await refundsOf(again)).toMatchObject([{ destination: "card", walletOf: null }]);
      expect(await balanceOf(traveller)).toBe(0);
    }
  },
);

attack(
  "the unused share of a guest's card is repaired into the wallet of the e-mail named",
  { short: 1, whole: 5 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const named = await person();
      const bought = await boughtByCard(await orderFor(named.email));
      await shop.app.db
        .updateTable("esim")
        .set({ profileState: "deleted", planState: "removed" })
        .where("id", "=", bought.esim)
        .execute();
      await shop.sandbox.fault({ endpoint: "esim-access:esim/query", kind: "status", status: 502, times: 9 });
      const { data } = await call(
        "POST",
        `/esims/${bought.esim}/repairs`,
        { token: named.token },
        { kind: "credit" },
      );
      await shop.sandbox.clearFaults();
      expect((data as Repair | undefined)?.done?.to).toBe("card");
      expect(await balanceOf(named)).toBe(0);
      expect(await refundsOf(bought)).toMatchObject([{ destination: "card" }]);
    }
  },
);
