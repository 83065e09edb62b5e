import type { Quote } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Tx } from "../../database.ts";
import { anyPlan, callApi, openPayment, orderBody, seeOrder } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";
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
  untilWaiting,
} from "./account.test-kit.ts";

let shop: TestShop;
let person: Person;
let token: string;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ person, token } = await comesFresh(shop, ({ name }) => ({ name })));
});

/** Holds a lock while `meanwhile` runs, and lets go as soon as that has come to wait for it. */
async function held<Result>(lock: (tx: Tx) => Promise<unknown>, meanwhile: () => Promise<Result>[]) {
  let running: Promise<Result>[] = [];
  await shop.app.db.transaction().execute(async (tx) => {
    await lock(tx);
    running = meanwhile();
    await untilWaiting(shop, running.length);
  });
  return Promise.all(running);
}
const lockOrder = (number: string) => (tx: Tx) =>
  tx.selectFrom("customerOrder").select("id").where("number", "=", number).forUpdate().execute();
/** A deletion comes to the codes last, when it holds everything else. */
const lockCodes = (tx: Tx) =>
  tx.selectFrom("oneTimeCode").select("id").where("email", "=", person.email).forUpdate().execute();
/** As if the gateway had not been asked for a while. */
const letAskAgain = (id: string) =>
  shop.app.db.updateTable("payment").set({ checkedAt: null }).where("id", "=", id).execute();
/** As after a refusal when the time of the bank's page is over. The bank may still change its mind. */
const giveUp = (id: string) =>
  shop.app.db
    .updateTable("payment")
    .set({ status: "declined", sessionEndsAt: sql<Date>`now() - interval '1 minute'` })
    .where("id", "=", id)
    .execute();

it("five deletions at the same moment are one", async () => {
  await buyAs(shop, person);
  const answers = await held(lockCodes, () => Array.from({ length: 5 }, () => deleteAs(shop, token)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(await tracesOf(shop, [person.email])).toEqual([]);
});

it("a deletion that comes while a payment is being settled finds the order undelivered", async () => {
  const guest = await orderAs(shop, person);
  const payment = await payAtGateway(shop, guest);
  const [, answer] = await held<unknown>(lockOrder(guest.number), () => [
    settlePayment(shop.app, payment.id),
    untilWaiting(shop, 1).then(() => deleteAs(shop, token)),
  ]);
  expect(answer).toMatchObject({
    status: 409,
    problem: { blockedBy: [{ reason: "order_undelivered", orderNumber: guest.number }] },
  });
  await deliver(shop, guest);
  expect((await deleteAs(shop, token)).status).toBe(204);
});

it("a payment that is settled while a deletion waits for its order refuses the deletion and is delivered", async () => {
  const guest = await orderAs(shop, person);
  const payment = await openPayment(shop, guest);
  const [answer] = await held<unknown>(lockOrder(guest.number), () => [
    deleteAs(shop, token),
    untilWaiting(shop, 1)
      .then(() => shop.sandbox.pay(payment.transactionId))
      .then(() => letAskAgain(payment.id))
      .then(() => settlePayment(shop.app, payment.id)),
  ]);
  expect(answer).toMatchObject({
    status: 409,
    problem: { blockedBy: [{ reason: "payment_pending", orderNumber: guest.number }] },
  });
  await deliver(shop, guest);
});

it("money that waits for the order while the deletion holds it goes back", async () => {
  const guest = await orderAs(shop, person);
  const payment = await payAtGateway(shop, guest);
  await giveUp(payment.id);
  const [answer] = await held<unknown>(lockCodes, () => {
    const deleting = deleteAs(shop, token);
    return [deleting, untilWaiting(shop, 1).then(() => settlePayment(shop.app, payment.id))];
  });
  expect(answer).toMatchObject({ status: 204 });
  expect(await esimRows(shop, guest)).toEqual([]);
  const refunds = await shop.app.db
    .selectFrom("refund")
    .selectAll()
    .where("paymentId", "=", payment.id)
    .execute();
  expect(refunds).toMatchObject([{ cause: `too-late:${payment.id}` }]);
});

it("a late payment for an expired order is not honoured once nobody owns it", async () => {
  const guest = await orderAs(shop, person);
  const payment = await openPayment(shop, guest);
  await giveUp(payment.id);
  await shop.app.db
    .updateTable("customerOrder")
    .set({ status: "closed", closeReason: "expired" })
    .where("number", "=", guest.number)
    .execute();
  expect((await deleteAs(shop, token)).status).toBe(204);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  expect(await orderRow(shop, guest)).toMatchObject({ status: "closed", closeReason: "expired" });
  expect(await esimRows(shop, guest)).toEqual([]);
});

it("a sign-in that waits for a deletion finds no code that is good, and no account is left behind", async () => {
  await callApi(shop, "POST", "/auth/codes", { body: { email: person.email } });
  const code = await mailedCode(shop, person.email);
  const enter = () => callApi(shop, "POST", "/auth/sessions", { body: { email: person.email, code } });
  const [deleted, entered] = await held(lockCodes, () => {
    const deleting = deleteAs(shop, token);
    return [deleting, untilWaiting(shop, 1).then(enter)];
  });
  expect(deleted?.status).toBe(204);
  expect(entered).toMatchObject({ status: 422, problem: { code: "code_expired" } });
  expect(await tracesOf(shop, [person.email, person.name])).toEqual([]);
});

it("an order that its owner places while the account is being deleted is not placed", async () => {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const quoted = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
  const { total } = quoted.data as Quote;
  const body = orderBody("", total, { lines, billing: { ...person, country: "DZ" } });
  const [deleted, placed] = await held(lockCodes, () => [
    deleteAs(shop, token),
    untilWaiting(shop, 1).then(() => callApi(shop, "POST", "/orders", { body, as: { token } })),
  ]);
  expect([deleted?.status, placed?.status]).toEqual([204, 401]);
  expect(await tracesOf(shop, [person.email])).toEqual([]);
});

it("a device that registers while its account is being deleted is told that it is signed out", async () => {
  const body = {
    device_id: person.email,
    platform: "web",
    model: "",
    os_version: "",
    device_type: "web",
    device_locale: "fr-DZ",
    timezone: "Africa/Algiers",
    app_version: "1.0.0",
  };
  const [deleted, registered] = await held(lockCodes, () => [
    deleteAs(shop, token),
    untilWaiting(shop, 1).then(() => callApi(shop, "POST", "/devices", { as: { token }, body })),
  ]);
  expect([deleted?.status, registered?.status]).toEqual([204, 401]);
  expect(await tracesOf(shop, [person.email])).toEqual([]);
});

it("whichever is first, a sign-in and a deletion leave a session that works or none", async () => {
  for (let round = 0; round < 12; round++) {
    await shop.app.db.deleteFrom("limitCounter").execute();
    const somebody = newPerson();
    const theirs = await signInByCode(shop, somebody);
    await callApi(shop, "POST", "/auth/codes", { body: { email: somebody.email } });
    const body = { email: somebody.email, code: await mailedCode(shop, somebody.email) };
    const [entered, deleted] = await Promise.all([
      callApi(shop, "POST", "/auth/sessions", { body }),
      deleteAs(shop, theirs),
    ]);
    expect(deleted.status).toBe(204);
    expect([201, 422]).toContain(entered.status);
    if (entered.status !== 201) continue;
    const fresh = (entered.data as { token: string }).token;
    // Entered before the deletion: ended by it. A code of before does not outlive it, so there is no third way.
    expect(await callApi(shop, "GET", "/auth/me", { as: { token: fresh } })).toMatchObject({ status: 401 });
  }
});

it("whichever is first, a payment and a deletion leave an order that is delivered or money that goes back", async () => {
  for (let round = 0; round < 8; round++) {
    await shop.app.db.deleteFrom("limitCounter").execute();
    const somebody = newPerson();
    const theirs = await signInByCode(shop, somebody);
    const guest = await orderAs(shop, somebody);
    const payment = await payAtGateway(shop, guest);
    const [deleted] = await Promise.all([deleteAs(shop, theirs), settlePayment(shop.app, payment.id)]);
    expect(deleted.status).toBe(409);
    await deliver(shop, guest);
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
  }
});
