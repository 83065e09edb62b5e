import type { Payment } from "@rihla/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import { type Company, companies, givingBack, listing, paidAtAll } from "../../../testing/played-gateways.ts";
import { transactionOf } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import {
  countToday,
  differencesAbout,
  gatewayOf,
  openAt,
  payAt,
  takeAt,
  takeElsewhere,
} from "./takings.test-kit.ts";
import { countTakings } from "./takings.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: paidAtAll });
}, 90_000);
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

const payThere = (name: Company, ref: string) => payAt(shop, name, ref);
const takeThere = (name: Company, ref: string) => takeAt(shop, name, ref);
const count = () => countToday(shop);
const about = (payment: Payment) => differencesAbout(shop, payment);
const text = ({ amount }: Payment) => `paid ${amount.amount} ${amount.currency}`;

it("are compared with each list that a gateway keeps, of what it took and of what it gave back", () => {
  const told = Object.entries(companies).map(([name, { list, backs }]) => [
    name,
    { takings: list !== null, byApi: backs !== null, givenBack: (backs?.list ?? null) !== null },
  ]);
  const kept = [...shop.app.gateways.values()]
    .filter(({ booksAreOurs }) => !booksAreOurs)
    .map(({ name, listTaken, listGivenBack, refunds }) => [
      name,
      { takings: listTaken !== null, byApi: refunds.by === "api", givenBack: listGivenBack !== null },
    ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(kept));
});

describe.each(listing)("a day's takings against the list of $name", ({ name, list }) => {
  it("differ in nothing where both have the payment, and are read from its list", async () => {
    const payment = await openAt(shop, name);
    await takeThere(name, transactionOf(payment));
    await settlePayment(shop.app, payment.id);
    const { compared, sums } = await count();
    expect(await about(payment)).toEqual([]);
    expect(compared).toContainEqual({ gateway: name, by: "its own list" });
    expect(sums.find(({ gateway }) => gateway === name)?.payments).toBeGreaterThan(0);
  });

  it("name what it has taken and the shop has not heard of", async () => {
    const payment = await openAt(shop, name);
    await takeThere(name, transactionOf(payment));
    expect(await about(payment)).toEqual([["not paid", text(payment)]]);
  });

  it("name what the shop has and its list does not", async () => {
    const payment = await openAt(shop, name);
    await shop.app.db
      .updateTable("payment")
      .set({ status: "paid", paidAt: new Date() })
      .where("id", "=", payment.id)
      .execute();
    expect(await about(payment)).toEqual([[text(payment), "not in its list"]]);
  });

  it("name money that the shop did not ask for", async () => {
    await takeElsewhere(shop, name);
    const unknown = (await count()).differences.filter(
      ({ here, gateway }) => here === "unknown" && gateway === name,
    );
    expect(unknown).toEqual([
      {
        order: null,
        payment: null,
        gateway: name,
        here: "unknown",
        there: expect.stringContaining("paid 900000"),
      },
    ]);
  });

  it("are asked one by one where its list gives no answer, and say so", async () => {
    const payment = await openAt(shop, name);
    await takeThere(name, transactionOf(payment));
    await shop.sandbox.fault({ endpoint: list, kind: "status", status: 502, times: 1 });
    const { compared, differences } = await count();
    expect(compared.find(({ gateway }) => gateway === name)?.by).toContain("its list gave no answer");
    expect(differences.find((one) => one.payment === payment.id)?.there).toBe(text(payment));
  });
});

it("name a sum and a currency that differ", async () => {
  const payment = await openAt(shop, "stripe");
  await takeThere("stripe", transactionOf(payment));
  await settlePayment(shop.app, payment.id);
  const lie = { intent: { amount_received: 1, currency: "eur" } };
  await shop.sandbox.post(`/controls/stripe/sessions/${transactionOf(payment)}/misreport`, lie);
  expect(await about(payment)).toEqual([[text(payment), "paid 1 EUR"]]);
});

it("are read to the last page", async () => {
  const span = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)] as const;
  for (const [name, more] of [
    ["stripe", 101],
    ["chargily", 51],
  ] as const) {
    const { method, currency } = companies[name];
    const ids = Array.from({ length: more }, newId);
    for (const paymentId of ids) {
      const created = await gatewayOf(shop, name).create({
        orderNumber: paymentId,
        method,
        amount: { amount: 500_000, currency },
        language: "fr",
        returnUrl: "https://shop.example/back",
        leaveUrl: "https://shop.example/leave",
        notifyUrl: "https://shop.example/webhooks",
        description: "Rihla many",
        paymentId,
        isRepeat: false,
        closesAt: new Date(Date.now() + 40 * 60_000),
      });
      if (created.outcome === "created") await payThere(name, created.ref);
    }
    const listed = await gatewayOf(shop, name).listTaken?.(...span);
    if (listed?.outcome !== "listed") throw new Error(JSON.stringify(listed));
    const found = new Set(listed.taken.map(({ paymentId }) => paymentId));
    expect(ids.filter((id) => !found.has(id))).toEqual([]);
  }
});

it("say of who keeps no list that what this database has forgotten can't be seen, on a day without payments too", async () => {
  const { differences, notSeen } = await countTakings(shop.app, "2020-02-29");
  expect(differences).toEqual([]);
  const paymentsOf = (list: typeof notSeen) => list.filter(({ what }) => what === "payments");
  expect(paymentsOf(notSeen)).toContainEqual({
    gateway: "satim",
    what: "payments",
    why: expect.stringMatching(/^it has no list: .*what it forgot can't be seen/),
    todo: expect.stringContaining("SATIM's own site"),
  });
  const unlisted = (what: string, listed: readonly { name: string }[]) =>
    Object.keys(companies).flatMap((one) =>
      listed.some(({ name }) => name === one) ? [] : [`${what} of ${one}`],
    );
  expect(notSeen.map(({ gateway, what }) => `${what} of ${gateway}`).toSorted()).toEqual(
    [
      ...unlisted("payments", listing),
      ...unlisted(
        "refunds",
        givingBack.filter(({ backs }) => backs.list !== null),
      ),
    ].toSorted(),
  );
});

it("say the same of a list that gives no answer, until it gives one", async () => {
  await shop.sandbox.fault({ endpoint: companies.stripe.list, kind: "status", status: 502, times: 1 });
  const unseen = async () =>
    (await countTakings(shop.app, "2020-02-28")).notSeen.filter(({ gateway }) => gateway === "stripe");
  expect(await unseen()).toMatchObject([{ what: "payments", todo: "ask again later" }]);
  expect(await unseen()).toEqual([]);
});

it("of SATIM, which keeps no list, are asked one by one", async () => {
  await openAt(shop, "satim");
  expect((await count()).compared).toContainEqual({
    gateway: "satim",
    by: "each payment asked, it has no list",
  });
});
