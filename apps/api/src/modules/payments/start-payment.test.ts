import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { sql, type Updateable } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Guest, order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { isPaidByAnother } from "./payment.ts";
import type { GatewayCreated, GatewayRequest, PaymentGateway } from "./payment-gateway.ts";
import type { PaymentTable } from "./payments.tables.ts";
import { giveUp, type StartPayment, startPayment } from "./start-payment.ts";

let shop: TestShop;
let wanted: Omit<StartPayment, "idempotencyKey">;

beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,edahabia:chargily" });
});
beforeEach(async () => {
  wanted = await attemptFor(await order(shop));
});
afterAll(() => shop.close());
afterEach(() => {
  vi.useRealTimers();
});

async function attemptFor(guest: Guest): Promise<typeof wanted> {
  const { id, number, total, currency } = await shop.app.db
    .selectFrom("customerOrder")
    .selectAll()
    .where("number", "=", guest.number)
    .executeTakeFirstOrThrow();
  return {
    by: { broughtSecret: true, customerId: null, byLink: false },
    paysFor: "order",
    order: { id, number },
    method: "cib",
    amount: { amount: total, currency },
    language: "fr",
    mayStart: async () => {},
  };
}

const start = (key: string = randomUUID(), app: Parameters<typeof startPayment>[0] = shop.app) =>
  startPayment(app, { ...wanted, idempotencyKey: key });
const change = (id: string, values: Updateable<PaymentTable>) =>
  shop.app.db.updateTable("payment").set(values).where("id", "=", id).execute();
const rowOf = (key: string) =>
  shop.app.db.selectFrom("payment").selectAll().where("idempotencyKey", "=", key).executeTakeFirstOrThrow();
const checksOf = async (id: string) =>
  (
    await sql`select 1 from jobs.job where name = 'check-payment' and data->>'paymentId' = ${id}`.execute(
      shop.app.db,
    )
  ).rows.length;

/** The shop with SATIM answering as told, and what it was asked. */
function withSatim(answer: (request: GatewayRequest, satim: PaymentGateway) => Promise<GatewayCreated>) {
  const asked: GatewayRequest[] = [];
  const satim = shop.app.gateways.get("satim") as PaymentGateway;
  const create = (request: GatewayRequest) => {
    asked.push(request);
    return answer(request, satim);
  };
  return { asked, app: { ...shop.app, gateways: new Map([["satim", { ...satim, create }]]) } };
}

describe("an attempt to pay", () => {
  it("opens the gateway's page, which is asked for news five seconds later", async () => {
    const { asked, app } = withSatim((request, satim) => satim.create(request));
    vi.useFakeTimers({ toFake: ["Date"] });
    const now = Date.now();
    const payment = await start(randomUUID(), app);
    expect(payment).toMatchObject({
      status: "pending",
      gateway: "satim",
      gatewayRef: expect.any(String),
      redirectUrl: expect.stringContaining("http"),
      gatewayOrderNumber: asked[0]?.orderNumber,
      nextCheckAt: new Date(now + 5000),
      sessionEndsAt: new Date(now + 1000 * Number(shop.app.gateways.get("satim")?.sessionSeconds)),
    });
    expect(await checksOf(payment.id)).toBe(1);
    const { PUBLIC_URL } = shop.app.config;
    expect(asked).toEqual([
      {
        orderNumber: expect.stringMatching(/^[0-9A-Z]{10}$/),
        method: "cib",
        amount: wanted.amount,
        language: "fr",
        returnUrl: `${PUBLIC_URL}/fr/payment-callback?payment=${payment.id}`,
        leaveUrl: `${PUBLIC_URL}/fr/payment-callback?payment=${payment.id}&left=yes`,
        notifyUrl: `${PUBLIC_URL}${basePath}/webhooks/satim`,
        description: `Rihla ${wanted.order.number}`,
        paymentId: payment.id,
        isRepeat: false,
        closesAt: payment.sessionEndsAt,
      },
    ]);
  });

  it("that an app has begun comes back to a page that leads on into the app", async () => {
    const { asked, app } = withSatim((request, satim) => satim.create(request));
    const payment = await startPayment(app, { ...wanted, idempotencyKey: randomUUID(), returnTo: "app" });
    const back = `${shop.app.config.PUBLIC_URL}/fr/payment-callback?app=yes&payment=${payment.id}`;
    expect([asked[0]?.returnUrl, asked[0]?.leaveUrl]).toEqual([back, `${back}&left=yes`]);
    expect(isPaidByAnother(payment)).toBe(false);
  });

  it("is not written where the owner of the order says no", async () => {
    const key = randomUUID();
    const mayStart = () => Promise.reject(new Error("the order is closed"));
    await expect(startPayment(shop.app, { ...wanted, idempotencyKey: key, mayStart })).rejects.toThrow(
      "the order is closed",
    );
    await expect(rowOf(key)).rejects.toThrow();
  });

  it("goes by its own id at a gateway that wants no number", async () => {
    const payment = await startPayment(shop.app, {
      ...wanted,
      method: "edahabia",
      idempotencyKey: randomUUID(),
    });
    expect(payment).toMatchObject({ gateway: "chargily", gatewayOrderNumber: payment.id });
  });
});

describe("the same key", () => {
  it("gets the same page, and the payment as it has become, without asking the gateway", async () => {
    const key = randomUUID();
    const first = await start(key);
    const { asked, app } = withSatim((request, satim) => satim.create(request));
    expect(await start(key, app)).toEqual(first);
    await change(first.id, { status: "declined", redirectUrl: null });
    expect(await start(key, app)).toMatchObject({ id: first.id, status: "declined" });
    expect(asked).toEqual([]);
  });

  it("gets a page by another number when the first one was lost", async () => {
    const key = randomUUID();
    const first = await start(key);
    await change(first.id, { gatewayRef: null, redirectUrl: null });
    const { asked, app } = withSatim((request, satim) => satim.create(request));
    expect(await start(key, app)).toMatchObject({ id: first.id, redirectUrl: expect.any(String) });
    expect(asked).toMatchObject([{ paymentId: first.id, isRepeat: true }]);
    expect(asked[0]?.orderNumber).not.toBe(first.gatewayOrderNumber);
  });

  it("gets the page that another call has opened meanwhile", async () => {
    const key = randomUUID();
    const { app } = withSatim(async (request, satim) => {
      await start(key);
      return satim.create(request);
    });
    const payment = await start(key, app);
    expect(payment).toEqual(await rowOf(key));
    expect(await checksOf(payment.id)).toBe(1);
  });

  it("gets no page when another call has given up meanwhile", async () => {
    const key = randomUUID();
    const { app } = withSatim(async (request, satim) => {
      await giveUp(shop.app, request.paymentId, "no answer");
      return satim.create(request);
    });
    await expect(start(key, app)).rejects.toThrow("gateway_unavailable");
    expect(await rowOf(key)).toMatchObject({ status: "declined", redirectUrl: null });
  });
});

describe("a gateway that opens no page", () => {
  const taken = { outcome: "duplicate-number" } as const;

  it("is asked with another number where one is taken, three times at most", async () => {
    let answers = 0;
    const third = withSatim((request, satim) =>
      ++answers < 3 ? Promise.resolve(taken) : satim.create(request),
    );
    expect(await start(randomUUID(), third.app)).toMatchObject({ redirectUrl: expect.any(String) });
    expect(new Set(third.asked.map(({ orderNumber }) => orderNumber)).size).toBe(3);
    wanted = await attemptFor(await order(shop));
    const never = withSatim(() => Promise.resolve(taken));
    await expect(start(randomUUID(), never.app)).rejects.toThrow("gateway_unavailable");
    expect(never.asked).toHaveLength(3);
  });

  it.each(["refused", "unknown"] as const)("ends the attempt when its answer is %s", async (outcome) => {
    const key = randomUUID();
    const { asked, app } = withSatim(async () => ({ outcome, reason: "out of order" }));
    await expect(start(key, app)).rejects.toThrow("gateway_unavailable");
    expect(asked).toHaveLength(1);
    const payment = await rowOf(key);
    expect(payment).toMatchObject({ status: "declined", declinedReason: "out of order" });
    const history = shop.app.db.selectFrom("paymentHistory").select(["toStatus", "reason"]);
    expect(await history.where("paymentId", "=", payment.id).orderBy("id").execute()).toEqual([
      { toStatus: "pending", reason: "started" },
      { toStatus: "declined", reason: "not registered" },
    ]);
    const said = shop
      .logged()
      .split("\n")
      .find((line) => line.includes(payment.id));
    expect(said).toContain("the gateway did not open a payment page");
  });

  it("leaves alone an attempt that has a page or an end", async () => {
    const open = await start();
    await giveUp(shop.app, open.id, "late");
    expect(await rowOf(open.idempotencyKey)).toMatchObject({ status: "pending", declinedReason: null });
    await change(open.id, { status: "paid", gatewayRef: null });
    await giveUp(shop.app, open.id, "late");
    expect(await rowOf(open.idempotencyKey)).toMatchObject({ status: "paid", declinedReason: null });
  });

  it("and is not configured any more refuses", async () => {
    await expect(start(randomUUID(), { ...shop.app, gateways: new Map() })).rejects.toThrow(
      "gateway_unavailable",
    );
  });
});
