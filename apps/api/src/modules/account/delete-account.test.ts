import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { termsVersion } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callApi, openPayment } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { refreshEsim } from "../esims/index.ts";
import { provisionEsim } from "../esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "../payments/index.ts";
import { giveCredit, payOut } from "../wallet/index.ts";
import {
  buyAs,
  comesFresh,
  deleteAs,
  deliver,
  esimRows,
  mailedCode,
  newPerson,
  orderAs,
  orderRow,
  type Person,
  payAtGateway,
  signInByCode,
  tracesOf,
} from "./account.test-kit.ts";

let shop: TestShop;
let person: Person;
let token: string;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ person, token } = await comesFresh(shop, ({ name }) => ({ name, country: "DZ", termsVersion })));
});

const customers = () =>
  shop.app.db.selectFrom("customer").select("id").where("email", "=", person.email).execute();
const device = (name: string) => ({
  device_id: name,
  platform: "web",
  model: "Pixel",
  os_version: "15",
  device_type: "web",
  device_locale: "fr-DZ",
  timezone: "Africa/Algiers",
  app_version: "1.0.0",
});

describe("deleting an account", () => {
  it.each(["delete", "DELETE ", "SUPPRIMER", ""])("is not confirmed by %j", async (word) => {
    expect(await deleteAs(shop, token, word)).toMatchObject({
      status: 422,
      problem: { code: "confirmation_mismatch" },
    });
    expect(await customers()).toHaveLength(1);
  });

  it("is not confirmed by saying nothing", async () => {
    expect(await callApi(shop, "DELETE", "/auth/me", { as: { token } })).toMatchObject({ status: 400 });
    expect(await customers()).toHaveLength(1);
  });

  it("leaves the person's e-mail, name and phone nowhere in the database", async () => {
    await buyAs(shop, person);
    await orderAs(shop, person, token);
    await callApi(shop, "POST", "/devices", { as: { token }, body: device(person.email) });
    await callApi(shop, "POST", "/auth/codes", { body: { email: person.email } });
    const everything = [person.email, person.name, person.phone];
    const before = await tracesOf(shop, everything);
    expect(before).toEqual(
      expect.arrayContaining([
        "public.customer.email",
        "public.customer.phone",
        "public.customer_order.billing_phone",
        "public.device.device_id",
        "public.esim.email",
        "public.one_time_code.email",
      ]),
    );
    expect((await deleteAs(shop, token)).status).toBe(204);
    expect(await tracesOf(shop, everything)).toEqual([]);
  });

  it("leaves no activation code, ICCID or chip number, and keeps the provider's own numbers", async () => {
    const guest = await buyAs(shop, person);
    const label = `Phone of ${person.name}`;
    await shop.app.db.updateTable("esim").set({ label }).where("orderNumber", "=", guest.number).execute();
    const [before] = await esimRows(shop, guest);
    await deleteAs(shop, token);
    const secrets = [before?.activationCode, before?.iccid, label].map(String);
    expect(await tracesOf(shop, secrets)).toEqual([]);
    const [after] = await esimRows(shop, guest);
    expect(after).toMatchObject({ activationCode: null, iccid: null, eid: null, provisioning: "issued" });
    for (const name of ["providerTransaction", "providerOrder", "providerEsim", "plan"] as const)
      expect(after?.[name]).toEqual(before?.[name]);
  });

  it("keeps number, lines, totals, dates, country and payments of what was bought, and its history", async () => {
    const guest = await buyAs(shop, person);
    const read = async () => {
      const { id, email: _, billingName: __, billingPhone: ___, ...order } = await orderRow(shop, guest);
      const { newsletter: ____, requestHash: _____, erasedAt, ...kept } = order;
      const of = (table: "orderLine" | "payment" | "orderHistory") =>
        shop.app.db.selectFrom(table).selectAll().where("orderId", "=", id).execute();
      const [lines, payments] = [await of("orderLine"), await of("payment")];
      const history = await of("orderHistory");
      return { erased: erasedAt !== null, facts: { kept, lines, payments, history } };
    };
    const before = await read();
    await deleteAs(shop, token);
    const after = await read();
    expect(after.facts).toEqual(before.facts);
    expect([before.erased, after.erased]).toEqual([false, true]);
  });

  it("takes the guest's chat from the browser, and not while the account stays", async () => {
    const cookieAfter = async (confirm: string) => {
      const url = `${basePath}/auth/me`;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await shop.http.inject({ method: "DELETE", url, headers, payload: { confirm } });
      return answer.headers["set-cookie"];
    };
    expect(await cookieAfter("no")).toBeUndefined();
    expect(await cookieAfter("DELETE")).toMatch(/^chat_secret=; .*Max-Age=0/);
  });

  it("ends every session, and forgets codes, counters, devices and consents", async () => {
    const elsewhere = await signInByCode(shop, person);
    await callApi(shop, "POST", "/devices", { as: { token }, body: device("a phone") });
    await callApi(shop, "POST", "/auth/codes", { body: { email: person.email } });
    await deleteAs(shop, token);
    for (const ended of [token, elsewhere])
      expect(await callApi(shop, "GET", "/auth/me", { as: { token: ended } })).toMatchObject({ status: 401 });
    for (const table of ["session", "device", "consent"] as const) {
      const left = await shop.app.db
        .selectFrom(table)
        .selectAll()
        .where("customerId", "not in", shop.app.db.selectFrom("customer").select("id"))
        .execute();
      expect([table, left]).toEqual([table, []]);
    }
    const counters = await shop.app.db.selectFrom("limitCounter").select("subject").execute();
    expect(counters.filter(({ subject }) => subject.includes("/email"))).toEqual([]);
  });

  it("does not touch what is counted of the network, which others share", async () => {
    const ofNetwork = () =>
      shop.app.db.selectFrom("limitCounter").selectAll().where("subject", "like", "%/network/%").execute();
    const before = await ofNetwork();
    expect(before.length).toBeGreaterThan(0);
    await deleteAs(shop, token);
    expect(await ofNetwork()).toEqual(before);
  });

  it("touches nobody else", async () => {
    const neighbour = newPerson();
    const theirs = await signInByCode(shop, neighbour, { name: neighbour.name });
    const guest = await buyAs(shop, neighbour);
    await buyAs(shop, person);
    const read = async () => ({ order: await orderRow(shop, guest), esims: await esimRows(shop, guest) });
    const before = await read();
    await deleteAs(shop, token);
    expect(await read()).toEqual(before);
    expect(await callApi(shop, "GET", "/auth/me", { as: { token: theirs } })).toMatchObject({ status: 200 });
  });

  it("leaves nothing to see to whoever signs in with the same e-mail later", async () => {
    const guest = await buyAs(shop, person);
    await deleteAs(shop, token);
    const again = await signInByCode(shop, person);
    const see = async (path: string) => (await callApi(shop, "GET", path, { as: { token: again } })).data;
    expect(await see("/auth/me")).toMatchObject({ name: null, country: null });
    expect([await see("/orders"), await see("/esims")]).toEqual([[], []]);
    expect(await callApi(shop, "GET", `/orders/${guest.number}`, { as: { token: again } })).toMatchObject({
      status: 404,
    });
  });

  it("ends what a kept order secret opens", async () => {
    const guest = await orderAs(shop, person);
    await deleteAs(shop, token);
    expect(await callApi(shop, "GET", `/orders/${guest.number}`, { as: guest })).toMatchObject({
      status: 404,
    });
    const pay = { as: guest, body: { method: "cib" } };
    expect(await callApi(shop, "POST", `/orders/${guest.number}/payments`, pay)).toMatchObject({
      status: 404,
    });
    expect(await orderRow(shop, guest)).toMatchObject({ status: "closed", closeReason: "cancelled" });
  });

  it("leaves no digest by which somebody who knows the request could tell who made it", async () => {
    const guest = await orderAs(shop, person);
    const { id } = await orderRow(shop, guest);
    await deleteAs(shop, token);
    expect(await orderRow(shop, guest)).toMatchObject({
      email: `erased:${id}`,
      requestHash: "",
      newsletter: false,
    });
  });

  it("stays erased when the provider tells of the eSIM again", async () => {
    const guest = await buyAs(shop, person);
    await deleteAs(shop, token);
    const [erased] = await esimRows(shop, guest);
    await refreshEsim(shop.app, String(erased?.id), 0);
    await provisionEsim(shop.app, String(erased?.id), true);
    expect(await esimRows(shop, guest)).toEqual([erased]);
  });

  it("stays erased when the provider's answer was on its way", async () => {
    const guest = await buyAs(shop, person);
    const [bought] = await esimRows(shop, guest);
    const [provider] = shop.app.providers.values();
    if (!provider) throw new Error("The shop has no provider");
    const fetchEsim = async (esim: string) => {
      const reading = await provider.fetchEsim(esim);
      expect(reading.outcome).toBe("read");
      expect((await deleteAs(shop, token)).status).toBe(204);
      return reading.outcome === "read"
        ? { ...reading, esim: { ...reading.esim, eid: "8".repeat(32) } }
        : reading;
    };
    const providers = new Map([[provider.name, { ...provider, fetchEsim }]]);
    await refreshEsim({ ...shop.app, providers }, String(bought?.id), 0);
    expect(await esimRows(shop, guest)).toMatchObject([{ eid: null, erasedAt: expect.any(Date) }]);
  });

  it("says nothing of the person in the log", async () => {
    await buyAs(shop, person);
    await deleteAs(shop, token);
    for (const secret of [person.email, person.name, person.phone])
      expect(shop.logged()).not.toContain(secret);
  });
});

it("is for who typed a mailed code within the last ten minutes, and so is taking the data along", async () => {
  await shop.app.db
    .updateTable("session")
    .set({ provenAt: sql<Date>`now() - interval '11 minutes'` })
    .execute();
  const needsCode = { status: 403, problem: { code: "confirmation_required" } };
  const takeAlong = () => callApi(shop, "GET", "/auth/me/export", { as: { token } });
  expect(await deleteAs(shop, token)).toMatchObject(needsCode);
  expect(await takeAlong()).toMatchObject(needsCode);
  expect(await customers()).toHaveLength(1);
  await callApi(shop, "POST", "/auth/me/codes", { as: { token }, body: {} });
  const code = await mailedCode(shop, person.email);
  await callApi(shop, "POST", "/auth/me/confirmation", { as: { token }, body: { code } });
  expect(await takeAlong()).toMatchObject({ status: 200 });
  expect(await deleteAs(shop, token)).toMatchObject({ status: 204 });
});

describe("deleting is refused", () => {
  const blockedBy = async () => {
    const answer = await deleteAs(shop, token);
    expect(answer).toMatchObject({ status: 409, problem: { code: "deletion_blocked" } });
    expect(await customers()).toHaveLength(1);
    // And that was said to whoever asked before confirming.
    const { data } = await callApi(shop, "GET", "/auth/me/deletion", { as: { token } });
    expect(data).toEqual({ blockedBy: (answer.problem as unknown as { blockedBy: object[] }).blockedBy });
    return (answer.problem as unknown as { blockedBy: object[] }).blockedBy;
  };
  const setRefund = async (number: string, status: "requested" | "sent" | "manual" | "done") => {
    const { id } = await shop.app.db
      .selectFrom("payment")
      .select("id")
      .where("orderNumber", "=", number)
      .executeTakeFirstOrThrow();
    await shop.app.db
      .insertInto("refund")
      .values({ id, paymentId: id, cause: `test:${id}`, amount: 100, status, note: null })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ status }))
      .execute();
  };

  it("while the bank's page is open", async () => {
    const guest = await orderAs(shop, person);
    await openPayment(shop, guest);
    expect(await blockedBy()).toEqual([{ reason: "payment_pending", orderNumber: guest.number }]);
    expect(await orderRow(shop, guest)).toMatchObject({ email: person.email, status: "open" });
  });

  it("while something that was paid is not delivered, also when the shop had not heard of the payment", async () => {
    const guest = await orderAs(shop, person);
    await payAtGateway(shop, guest);
    expect(await blockedBy()).toEqual([{ reason: "order_undelivered", orderNumber: guest.number }]);
    await deliver(shop, guest);
    expect((await deleteAs(shop, token)).status).toBe(204);
  });

  it.each(["requested", "sent"] as const)(
    "while a refund is %s, and no longer once it is done",
    async (status) => {
      const guest = await buyAs(shop, person);
      await setRefund(guest.number, status);
      expect(await blockedBy()).toEqual([{ reason: "refund_under_way", orderNumber: guest.number }]);
      await setRefund(guest.number, "done");
      expect((await deleteAs(shop, token)).status).toBe(204);
    },
  );

  it("names everything that stands in the way", async () => {
    const first = await buyAs(shop, person);
    await setRefund(first.number, "sent");
    const second = await orderAs(shop, person);
    await openPayment(shop, second);
    expect(await blockedBy()).toEqual([
      { reason: "payment_pending", orderNumber: second.number },
      { reason: "refund_under_way", orderNumber: first.number },
    ]);
  });

  it("not by a refund that an operator does by hand, which needs nobody's name", async () => {
    const guest = await buyAs(shop, person);
    await setRefund(guest.number, "manual");
    expect((await deleteAs(shop, token)).status).toBe(204);
  });

  it("while there is money in the wallet, with the sum, and no longer once it is paid out", async () => {
    const [{ id: customerId } = { id: "" }] = await customers();
    const stored = { customerId, amount: { amount: 1500, currency: "DZD" }, note: "a test" };
    const inTransaction = (work: typeof giveCredit, money: typeof stored.amount) =>
      shop.app.db.transaction().execute((tx) => work(tx, { ...stored, amount: money, key: randomUUID() }));
    const dollars = { amount: 7, currency: "USD" };
    await inTransaction(giveCredit, stored.amount);
    await inTransaction(giveCredit, dollars);
    expect(await blockedBy()).toEqual([
      { reason: "wallet_balance", amount: stored.amount },
      { reason: "wallet_balance", amount: { amount: 7, currency: "USD" } },
    ]);
    await inTransaction(payOut, stored.amount);
    expect(await blockedBy()).toHaveLength(1);
    await inTransaction(payOut, dollars);
    expect((await deleteAs(shop, token)).status).toBe(204);
    const kept = shop.app.db
      .selectFrom("walletAccount")
      .select("balance")
      .where("customerId", "=", customerId);
    expect(await kept.execute()).toEqual([{ balance: 0 }, { balance: 0 }]);
  });

  it("not by an attempt that the bank has refused and whose time is over", async () => {
    const guest = await orderAs(shop, person);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId, { outcome: "declined" });
    await settlePayment(shop.app, payment.id);
    expect(await blockedBy()).toMatchObject([{ reason: "payment_pending" }]);
    await shop.app.db
      .updateTable("payment")
      .set({ sessionEndsAt: sql<Date>`now() - interval '1 second'` })
      .where("id", "=", payment.id)
      .execute();
    expect((await deleteAs(shop, token)).status).toBe(204);
  });
});
