import { orderReminder, payableMinutes } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doJobs } from "../../testing/do-jobs.ts";
import { callApi, type Guest, openPayment, order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";
import { remindOfOrders } from "./remind-of-orders.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

/** As if it had been placed so many minutes ago. */
const setAge = ({ number }: Guest, minutes: number) =>
  sql`update customer_order set created_at = now() - make_interval(mins => ${minutes}),
    payable_until = now() + make_interval(mins => ${payableMinutes - minutes}) where number = ${number}`.execute(
    shop.app.db,
  );
const remind = async () => {
  await remindOfOrders(shop.app);
  await doJobs(shop, "mail-unpaid-order");
};
const reminders = async ({ email }: Pick<Guest, "email">) =>
  (await shop.sandbox.mailTo(email)).filter(({ subject }) => subject.includes("attend son paiement"));
const leftFor = async (minutes: number, changes: object = {}) => {
  const guest = await order(shop, undefined, changes);
  await setAge(guest, minutes);
  return guest;
};
const anHour = orderReminder.afterMinutes + 1;

describe("an order that nobody has paid", () => {
  it("is reminded of once, an hour later, with what it holds and the way to pay it", async () => {
    const guest = await leftFor(anHour, { billing: { ...named("Call 0600 now") } });
    const young = await leftFor(orderReminder.afterMinutes - 1);
    await remind();
    const [mail] = await reminders(guest);
    expect(mail?.subject).toContain(guest.number);
    expect(mail?.text).toContain(`/fr/summary?order=${guest.number}`);
    // Whoever ordered may have typed somebody else's address, and anything for a name.
    expect(mail?.text).not.toContain("0600");
    expect(await reminders(young)).toEqual([]);
    await remind();
    expect(await reminders(guest)).toHaveLength(1);
  });

  it("is reminded of once by many workers at the same time", async () => {
    const guest = await leftFor(anHour);
    await Promise.all(Array.from({ length: 5 }, () => remindOfOrders(shop.app)));
    await doJobs(shop, "mail-unpaid-order");
    expect(await reminders(guest)).toHaveLength(1);
  });

  it("is one of an address in a day, the newest", async () => {
    const billing = named("Amel Haddad");
    const older = await leftFor(anHour + 10, { billing });
    const newer = await leftFor(anHour, { billing });
    await remind();
    await remind();
    const mails = await reminders(billing);
    expect(mails.map(({ subject }) => subject.includes(newer.number))).toEqual([true]);
    expect(mails.some(({ subject }) => subject.includes(older.number))).toBe(false);
  });

  it("is let be while its bank may still take money, once little time is left, and after it was dropped", async () => {
    const atTheBank = await leftFor(anHour);
    await openPayment(shop, atTheBank);
    const nearlyOver = await leftFor(payableMinutes - orderReminder.leftMinutes + 1);
    const dropped = await leftFor(anHour);
    await callApi(shop, "DELETE", `/orders/${dropped.number}`, { as: dropped });
    await remind();
    for (const guest of [atTheBank, nearlyOver, dropped]) expect(await reminders(guest)).toEqual([]);
  });

  it("is let be where its buyer has bought since, or pays before the mail is written", async () => {
    const billing = named("Amel Haddad");
    await leftFor(anHour, { billing });
    await pay(await order(shop, undefined, { billing }));
    const paid = await leftFor(anHour);
    await remindOfOrders(shop.app);
    await pay(paid);
    await doJobs(shop, "mail-unpaid-order");
    expect([await reminders(billing), await reminders(paid)]).toEqual([[], []]);
  });
});

const named = (name: string) => ({
  email: `${crypto.randomUUID()}@example.com`,
  name,
  phone: "+213551234567",
  country: "DZ",
});

async function pay(guest: Guest) {
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
}
