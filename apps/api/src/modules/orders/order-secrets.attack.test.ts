import { randomUUID } from "node:crypto";
import type { Order, Payment, Wallet } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { attack } from "../../testing/attack.ts";
import {
  anyPlan,
  callApi,
  type Guest,
  order,
  orderBody,
  seeOrder,
  transactionOf,
} from "../../testing/purchase.ts";
import { setPin } from "../../testing/set-pin.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";
import { giveCredit } from "../wallet/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,edahabia:chargily,wallet:wallet" });
});
afterAll(() => shop.close());

const walletPin = "4711";
type Proof = { secret?: string; token?: string };

/** A stranger orders in the victim's e-mail and keeps the secret; the victim has a session, a wallet and the order's number. */
async function trap(changes: object = {}) {
  const stranger = await order(shop, undefined, changes);
  const token = await signIn(shop, stranger.email);
  return { stranger, token, number: stranger.number, total: stranger.order.total };
}
type Trap = Awaited<ReturnType<typeof trap>>;

async function fillWallet({ token, stranger: { email }, total }: Trap) {
  await setPin(shop, token, walletPin);
  const row = shop.app.db.selectFrom("customer").select("id").where("email", "=", email);
  const { id: customerId } = await row.executeTakeFirstOrThrow();
  await shop.app.db
    .transaction()
    .execute((tx) => giveCredit(tx, { customerId, amount: total, key: randomUUID(), note: "a test" }));
}

async function pay(number: string, as: Proof, body: object = {}) {
  const options = { body: { method: "cib", takeOver: true, ...body }, as: as as { secret: string } };
  const { data, problem } = await callApi(shop, "POST", `/orders/${number}/payments`, options);
  return { ...(data as Payment), code: problem.code };
}
const look = async (number: string, as: Proof) =>
  (await callApi(shop, "GET", `/orders/${number}`, { as: as as { secret: string } })).data as Order;
const paidAtBank = async (payment: Payment) => {
  await shop.sandbox.pay(transactionOf(payment));
  return settlePayment(shop.app, payment.id);
};
/** What reads, spends or gives away what was bought. */
const paths = ["", "/esims", "/cancellation", "/shares"] as const;
async function accessOf({ number }: { number: string }, as: Proof): Promise<string[]> {
  const said = [];
  for (const path of paths) {
    const { status, problem } = await callApi(shop, "GET", `/orders/${number}${path}`, {
      as: as as { secret: string },
    });
    said.push(status === 200 ? "open" : problem.code);
  }
  const receipt = await callApi(shop, "POST", `/orders/${number}/receipt`, { as: as as { secret: string } });
  said.push(receipt.status === 200 ? "open" : receipt.problem.code);
  return [...new Set(said)];
}
const times = async (tries: number, body: () => Promise<void>) => {
  for (let tried = 0; tried < tries; tried++) await body();
};

describe("a stranger's secret of an order in the victim's e-mail, once the victim has paid", () => {
  attack("opens nothing after the victim paid by card", { short: 1, whole: 10 }, (tries) =>
    times(tries, async () => {
      const { stranger, token, number } = await trap();
      expect(await paidAtBank(await pay(number, { token }))).toMatchObject({ status: "paid" });
      expect(await accessOf(stranger, stranger)).toEqual(["order_secret_ended"]);
      expect(await accessOf(stranger, { token })).toEqual(["open"]);
    }),
  );

  attack("opens nothing after the victim paid from the wallet", { short: 1, whole: 10 }, (tries) =>
    times(tries, async () => {
      const set = await trap({ paymentMethod: "wallet" });
      await fillWallet(set);
      const paid = await pay(set.number, set, { method: "wallet", walletPin });
      expect(paid).toMatchObject({ status: "successful" });
      expect(await accessOf(set.stranger, set.stranger)).toEqual(["order_secret_ended"]);
      expect(await accessOf(set.stranger, set)).toEqual(["open"]);
    }),
  );

  attack("opens nothing after the victim's money came late", { short: 1, whole: 10 }, (tries) =>
    times(tries, async () => {
      const { stranger, token, number } = await trap();
      const payment = await pay(number, { token });
      await sql`update payment set created_at = created_at - interval '20 minutes' where id = ${payment.id}`.execute(
        shop.app.db,
      );
      expect(await paidAtBank(payment)).toMatchObject({ status: "paid", settlesOrder: true });
      expect(await accessOf(stranger, stranger)).toEqual(["order_secret_ended"]);
    }),
  );

  attack("is not told again for the key it was placed with", { short: 1, whole: 10 }, (tries) =>
    times(tries, async () => {
      const key = randomUUID();
      const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
      const quote = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
      const body = orderBody("", (quote.data as Order).total, { lines });
      const place = () => callApi(shop, "POST", "/orders", { body, key });
      const { order: placed, secret } = (await place()).data as { order: Order; secret: string };
      expect((await place()).data).toMatchObject({ secret });
      const token = await signIn(shop, body.billing.email);
      await paidAtBank(await pay(placed.number, { token }));
      expect((await place()).problem).toMatchObject({ code: "order_secret_ended" });
    }),
  );
});

describe("the victim, signed in", () => {
  attack(
    "is led into paying a stranger's order without having been asked",
    { short: 3, whole: 30 },
    (tries) =>
      times(tries / 3, async () => {
        const set = await trap();
        await fillWallet(set);
        expect((await look(set.number, set)).takenOverByPaying).toBe(true);
        for (const method of ["cib", "edahabia", "wallet"])
          expect(await pay(set.number, set, { method, walletPin, takeOver: undefined })).toMatchObject({
            code: "order_of_another",
          });
        const { data } = await callApi(shop, "GET", "/wallet", { as: set });
        expect((data as Wallet).balances).toContainEqual(set.total);
        expect((await seeOrder(shop, set.stranger)).payments).toEqual([]);
      }),
  );

  attack("is led into having a relative pay it by a link", { short: 1, whole: 10 }, (tries) =>
    times(tries, async () => {
      const { token, number } = await trap();
      const { problem } = await callApi(shop, "POST", `/orders/${number}/payment-link`, { as: { token } });
      expect(problem.code).toBe("order_of_another");
    }),
  );

  attack("is given the bank's page that the stranger opened", { short: 1, whole: 10 }, (tries) =>
    times(tries, async () => {
      const { stranger, token, number } = await trap();
      const theirs = await pay(number, stranger);
      expect(theirs.redirectUrl).not.toBeNull();
      expect(await pay(number, { token })).toMatchObject({ code: "payment_pending" });
      expect((await look(number, { token })).payments).toMatchObject([{ id: theirs.id, redirectUrl: null }]);
      const seen = await callApi(shop, "GET", `/payments/${theirs.id}`, { as: { token } });
      expect(seen.data).toMatchObject({ status: "pending", redirectUrl: null });
      const secondPress = await pay(number, { token, secret: "x".repeat(43) });
      expect(secondPress).toMatchObject({ code: "payment_pending" });
    }),
  );

  attack(
    "is given a page that the stranger opened and that can be closed",
    { short: 1, whole: 10 },
    (tries) =>
      times(tries, async () => {
        const method = "edahabia";
        const { stranger, token, number } = await trap({ paymentMethod: method });
        const theirs = await pay(number, stranger, { method });
        const own = await pay(number, { token }, { method });
        expect(own.id).not.toBe(theirs.id);
        expect(own.redirectUrl).not.toBe(theirs.redirectUrl);
        const refused = shop.sandbox.payCheckout(transactionOf(theirs)).catch(() => "closed");
        expect(await refused).not.toBeUndefined();
        await shop.sandbox.payCheckout(transactionOf(own));
        expect(await settlePayment(shop.app, own.id)).toMatchObject({ status: "paid", settlesOrder: true });
        expect(await accessOf(stranger, stranger)).toEqual(["order_secret_ended"]);
      }),
  );
});

attack("stranger and victim press pay at once, and either pays", { short: 4, whole: 40 }, (tries) =>
  times(tries, async () => {
    const { stranger, token, number } = await trap();
    const [theirs, own] = await Promise.all([pay(number, stranger), pay(number, { token })]);
    const opened = [theirs, own].find(({ redirectUrl }) => redirectUrl) as Payment;
    expect(await paidAtBank(opened)).toMatchObject({ status: "paid" });
    // Who opened the page decides, and the other is told to wait.
    const first = await shop.app.db
      .selectFrom("paymentStart")
      .selectAll()
      .where("paymentId", "=", opened.id)
      .orderBy("id")
      .execute();
    const victims = first[0]?.customerId != null;
    expect([own.code, theirs.code]).toEqual(
      victims ? [undefined, "payment_pending"] : ["payment_pending", undefined],
    );
    expect(first).toHaveLength(1);
    expect(await accessOf(stranger, stranger)).toEqual([victims ? "order_secret_ended" : "open"]);
  }),
);

attack("a stolen secret is used after its owner signed out everywhere", { short: 1, whole: 10 }, (tries) =>
  times(tries, async () => {
    const owner = await signInAndOrder();
    const taken = await order(shop);
    const token = await signIn(shop, taken.email);
    // Taken up: the owner signed in later, in the browser that placed it.
    await look(taken.number, { token, secret: taken.secret });
    const others = await order(shop, undefined, { billing: billingOf(owner.email) });
    await callApi(shop, "DELETE", "/auth/sessions", { as: { token: owner.token } });
    await callApi(shop, "DELETE", "/auth/sessions", { as: { token } });
    for (const { number, secret } of [owner, taken])
      expect((await callApi(shop, "GET", `/orders/${number}`, { as: { secret } })).problem.code).toBe(
        "order_secret_ended",
      );
    // What somebody else placed in this e-mail is theirs until it is taken over.
    expect((await callApi(shop, "GET", `/orders/${others.number}`, { as: others })).status).toBe(200);
  }),
);

const billingOf = (email: string) => ({ email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" });

async function signInAndOrder(): Promise<Guest & { token: string }> {
  const email = `${randomUUID()}@example.com`;
  const token = await signIn(shop, email);
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const quote = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
  const body = orderBody("", (quote.data as Order).total, { lines, billing: billingOf(email) });
  const { data } = await callApi(shop, "POST", "/orders", { body, as: { token } });
  const { order: placed, secret } = data as { order: Order; secret: string };
  return { email, token, number: placed.number, secret };
}
