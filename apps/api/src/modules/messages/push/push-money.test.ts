import { randomUUID } from "node:crypto";
import type { PayableByLink, Payment, PaymentByLink } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { issuedEsim, type Owner, refreshed } from "../../../testing/issued-esim.ts";
import { openedAgo, phonesOf } from "../../../testing/phones.ts";
import { callApi, order, transactionOf } from "../../../testing/purchase.ts";
import { buyRecharge, planWithTopUps } from "../../../testing/recharge.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";

type As = { token: string };

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const phones = () => phonesOf(shop);
const shown = async (phone: string) =>
  (await phones().shownOn(phone)).map(({ title, data }) => ({ title, path: data.path }));
const choose = (as: As, unwanted: string[]) =>
  callApi(shop, "PUT", "/auth/me/notifications", { as, body: { unwanted } });

/** Does the job `name` about this again, as where a worker dies when it has told and not noted so. */
async function again(name: string, about: string): Promise<void> {
  await phones().untilTold();
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where name = ${name} and data::text like ${`%${about}%`}`.execute(shop.app.db);
  expect(rows).not.toHaveLength(0);
  for (const { data } of [...rows, ...rows])
    await shop.app.jobs.send(shop.app.db, { name, concurrency: 1 }, data);
  await phones().untilTold();
}

/** Somebody with a phone, who speaks this language. */
async function customer(language = "fr") {
  const email = `${randomUUID()}@example.com`;
  const as = { token: await signIn(shop, email) };
  await phones().speak(as, language);
  return { email, as, phone: await phones().add(as) };
}

describe("money that is paid into a wallet", () => {
  const amount = { amount: 200_000, currency: "DZD" };
  const open = async (as: As) => {
    const body = { amount, method: "cib" };
    return (await callApi(shop, "POST", "/wallet/top-ups", { as, body })).data as Payment;
  };
  const pay = async (payment: Payment) => {
    await shop.sandbox.pay(transactionOf(payment));
    await Promise.all([1, 2, 3].map(() => settlePayment(shop.app, payment.id)));
  };

  it("and comes after its owner has gone is told once, and leads to the wallet", async () => {
    const { as, phone } = await customer("ar");
    const payment = await open(as);
    await openedAgo(shop, payment.id, 11);
    await pay(payment);
    await phones().arrived(phone);
    await again("mail-top-up", payment.id);
    expect(await shown(phone)).toEqual([{ title: "عُبّئت محفظتك", path: "/ar/wallet" }]);
    const [{ body = "" } = {}] = await phones().shownOn(phone);
    expect(body).toContain("2,000");
  });

  it("and is waited for is told by mail alone", async () => {
    const { as, email, phone } = await customer();
    await pay(await open(as));
    await phones().untilTold();
    expect(await shop.sandbox.mailTo(email)).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining("portefeuille") }),
    );
    expect(await shown(phone)).toEqual([]);
  });

  it("is not told by a process that died before it was credited, and once by the next", async () => {
    const { as, phone } = await customer();
    const payment = await open(as);
    await openedAgo(shop, payment.id, 11);
    const { paymentEvents } = shop.app;
    const onPaid: typeof paymentEvents.onPaid = async (...paid) => {
      await paymentEvents.onPaid(...paid);
      throw new Error("killed");
    };
    const dying = { ...shop.app, paymentEvents: { ...paymentEvents, onPaid } };
    await shop.sandbox.pay(transactionOf(payment));
    await expect(settlePayment(dying, payment.id)).rejects.toThrow("killed");
    await phones().untilTold();
    expect(await shown(phone)).toEqual([]);
    await settlePayment(shop.app, payment.id);
    await phones().arrived(phone);
    await phones().untilTold();
    expect(await shown(phone)).toHaveLength(1);
  });

  it("and goes back is told, unless its owner has switched refunds off", async () => {
    for (const unwanted of [[], ["refund"]]) {
      const { as, phone } = await customer("en");
      await choose(as, unwanted);
      const payment = await open(as);
      await pay(payment);
      const back = { paymentId: payment.id, what: "back" };
      await shop.app.jobs.send(shop.app.db, { name: "mail-top-up", concurrency: 1 }, back);
      await again("mail-top-up", payment.id);
      const told = [{ title: "A payment is given back", path: "/en/wallet" }];
      expect(await shown(phone)).toEqual(unwanted.length > 0 ? [] : told);
    }
  });
});

describe("an order that somebody else pays by a link", () => {
  async function paidByAnother(unwanted: string[] = []) {
    const guest = await order(shop);
    const as = { token: await signIn(shop, guest.email) };
    await phones().speak(as, "en");
    const phone = await phones().add(as);
    await choose(as, unwanted);
    const { data } = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
    const { token } = data as { token: string };
    const looked = await callApi(shop, "POST", "/payment-links/lookup", { body: { token } });
    const expectedTotal = (looked.data as PayableByLink).total;
    const body = { token, method: "cib", expectedTotal, termsAccepted: true };
    const started = await callApi(shop, "POST", "/payment-links/payments", { body });
    const payment = started.data as PaymentByLink;
    await shop.sandbox.pay(transactionOf(payment as Payment));
    await settlePayment(shop.app, payment.id);
    await deliverOrder(shop, guest);
    return { ...guest, phone, payment };
  }

  it("is told once to whom it is for, with the order, however long the other took", async () => {
    const { number, phone, payment } = await paidByAnother();
    await phones().arrived(phone, 2);
    await again("mail-paid-by-link", payment.id);
    expect(await shown(phone)).toHaveLength(2);
    expect(await shown(phone)).toContainEqual({
      title: "Somebody paid for you",
      path: `/en/status/${number}`,
    });
  });

  it("is not told to whoever does not want to hear of payments", async () => {
    const { phone } = await paidByAnother(["payment-late"]);
    await phones().arrived(phone);
    await phones().untilTold();
    expect(await shown(phone)).toEqual([expect.objectContaining({ title: "Your eSIM is ready" })]);
  });
});

describe("data for an eSIM that is there", () => {
  async function toppedUp(unwanted: string[] = []) {
    const { owner, esim } = await issuedEsim(shop, await planWithTopUps(shop));
    await shop.sandbox.stepEsim(esim.iccid as string, "use", 1000);
    await refreshed(shop, owner, esim.id);
    await phones().untilTold();
    await choose(owner.as, unwanted);
    const phone = await phones().add(owner.as, "ios");
    return { owner, esim, phone };
  }
  const rechargeOf = async ({ number }: Pick<Owner, "number">) =>
    (await sql<{ id: string }>`select id from recharge where order_number = ${number}`.execute(shop.app.db))
      .rows[0]?.id ?? "";

  it("is told once it is there, and leads to the eSIM", async () => {
    const { owner, esim, phone } = await toppedUp();
    const bought = await buyRecharge(shop, owner, esim);
    await phones().arrived(phone);
    await again("mail-recharge", await rechargeOf(bought));
    expect(await shown(phone)).toEqual([
      { title: "Votre eSIM est rechargée", path: `/fr/details/${esim.id}` },
    ]);
    const [message] = await phones().shownOn(phone);
    expect(message?.body).toMatch(/est ajouté à votre eSIM pour .*Turquie/);
    expect(JSON.stringify(message)).not.toContain(esim.iccid);
  });

  it("is not told to whoever does not want to hear that an eSIM is ready", async () => {
    const { owner, esim, phone } = await toppedUp(["esim-ready"]);
    const bought = await buyRecharge(shop, owner, esim);
    await phones().untilTold();
    expect((await shop.sandbox.mailTo(owner.email)).map(({ subject }) => subject).join()).toContain(
      "rechargée",
    );
    await again("mail-recharge", await rechargeOf(bought));
    expect(await shown(phone)).toEqual([]);
  });

  it("that its supplier refuses is told as money that goes back", async () => {
    const { owner, esim, phone } = await toppedUp();
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/topup",
      kind: "business-error",
      errorCode: "200002",
      times: null,
    });
    const bought = await buyRecharge(shop, owner, esim);
    await phones().arrived(phone, 2);
    await again("mail-recharge", await rechargeOf(bought));
    await shop.sandbox.clearFaults();
    const told = await shown(phone);
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      "Nous n’avons pas pu recharger votre eSIM",
      "Votre remboursement est effectué",
    ]);
    expect(told).toContainEqual(expect.objectContaining({ path: `/fr/details/${esim.id}` }));
  });
});
