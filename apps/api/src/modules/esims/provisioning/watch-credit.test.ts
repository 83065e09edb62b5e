import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callApi, openPayment, order, orderBody, seeOrder } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { findShortSuppliers, sweepEsims, watchCredit } from "../index.ts";
import { provisionEsim } from "./provisioning.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const fill = (balance: number) => shop.sandbox.post("/controls/esim-access/settings", { balance });

it("an empty balance makes buyers wait, nothing is refunded or sold, and all is delivered once it is filled up", async () => {
  const other = await order(shop);
  const link = await callApi(shop, "POST", `/orders/${other.number}/payment-link`, { as: other });
  const lookUp = () => callApi(shop, "POST", "/payment-links/lookup", { body: { token } });
  const { token } = link.data as { token: string };
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  expect((await lookUp()).status).toBe(200);
  await fill(0);
  await settlePayment(shop.app, payment.id);
  const { id } = await shop.app.db.selectFrom("esim").select("id").executeTakeFirstOrThrow();
  await provisionEsim(shop.app, id);
  expect(await seeOrder(shop, guest)).toMatchObject({ status: "ordered" });
  expect(await shop.app.db.selectFrom("refund").selectAll().execute()).toEqual([]);
  expect(await findShortSuppliers(shop.app.db)).toMatchObject([{ provider: "esim-access", waiting: 1 }]);
  expect(shop.logged()).toContain("the balance at this supplier is empty");

  const lines = other.order.lines.map(({ plan }) => ({ plan: plan.code, quantity: 1 }));
  const body = orderBody("", other.order.total, { lines });
  expect((await callApi(shop, "POST", "/orders", { body })).problem).toMatchObject({
    code: "plan_unavailable",
  });
  // Nor is what was ordered before paid for by somebody else.
  expect((await lookUp()).problem.code).toBe("plan_unavailable");

  await fill(199_999);
  await watchCredit(shop.app);
  expect(await findShortSuppliers(shop.app.db)).toMatchObject([{ balanceUsdE4: 199_999 }]);
  await fill(10_000_000);
  await watchCredit(shop.app);
  expect(await findShortSuppliers(shop.app.db)).toEqual([]);
  expect((await callApi(shop, "POST", "/orders", { body })).status).toBe(201);
  await sweepEsims(shop.app);
  await sql`update esim set next_attempt_at = now() where provisioning = 'requested'`.execute(shop.app.db);
  await sweepEsims(shop.app);
  expect(await seeOrder(shop, guest)).toMatchObject({ status: "delivered" });
});

it("a supplier that is only busy is asked again soon", async () => {
  await shop.sandbox.fault({
    endpoint: "esim-access:esim/order",
    kind: "business-error",
    errorCode: "900001",
  });
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const esim = shop.app.db.selectFrom("esim").selectAll().where("orderNumber", "=", guest.number);
  const { id } = await esim.executeTakeFirstOrThrow();
  // Polls and events before it do not make the wait longer.
  await sql`update esim set attempts = 30 where id = ${id}`.execute(shop.app.db);
  await provisionEsim(shop.app, id);
  const { nextAttemptAt, provisioning } = await esim.executeTakeFirstOrThrow();
  expect(provisioning).toBe("requested");
  expect((nextAttemptAt?.getTime() ?? 0) - Date.now()).toBeLessThan(10_000);
});
