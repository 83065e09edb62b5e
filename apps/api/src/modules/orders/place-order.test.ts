import { randomUUID } from "node:crypto";
import type { ParsedBodyOf } from "@rihla/contract";
import { payableMinutes } from "@rihla/contract/rules";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { anyPlan, callApi, orderBody, seeOrder } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { createQuote } from "../quotes/index.ts";
import { findLines, findOrderByNumber } from "./orders.repository.ts";
import { placeOrder } from "./place-order.ts";

let shop: TestShop;
let request: ParsedBodyOf<"POST /orders">;

beforeAll(async () => {
  shop = await createStockedShop();
  const lines = [
    { plan: await anyPlan(shop), quantity: 2 },
    { plan: await anyPlan(shop, "unlimited"), quantity: 1, days: 5 },
  ];
  const { total } = await createQuote(shop.app.db, { currency: "DZD", lines });
  request = orderBody("", total, { lines, newsletter: false }) as typeof request;
});
afterAll(() => shop.close());
afterEach(() => {
  vi.useRealTimers();
});

const place = (changes: Partial<typeof request> = {}, idempotencyKey: string = randomUUID()) =>
  placeOrder(shop.app, {
    request: { ...request, ...changes },
    idempotencyKey,
    caller: null,
    ip: "41.105.1.1",
  });
async function countOrders(): Promise<number> {
  return (await shop.app.db.selectFrom("customerOrder").select("id").execute()).length;
}

describe("an order whose days count from paying", () => {
  it("is placed by who has said that they know it, and by nobody else", async () => {
    const line = request.lines[0] as (typeof request.lines)[number];
    const startOf = (starts: "purchase" | "first-connection") =>
      shop.app.db.updateTable("plan").set({ starts }).where("code", "=", line.plan).execute();
    await startOf("purchase");
    try {
      const error = { path: "daysFromPayingAccepted", code: "days_from_paying_not_accepted" };
      await expect(place()).rejects.toMatchObject({ code: "invalid_input", details: { errors: [error] } });
      const { order } = await place({ daysFromPayingAccepted: true });
      expect(order.lines[0]?.plan.starts).toBe("purchase");
    } finally {
      await startOf("first-connection");
    }
  });
});

describe("an order that is placed", () => {
  it("can be paid for as long as the rule says, at the price of this moment, line by line", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { order } = await place();
    expect(order.number).toHaveLength(8);
    const row = await findOrderByNumber(shop.app.db, order.number);
    expect(row).toMatchObject({
      status: "open",
      total: request.expectedTotal.amount,
      paymentGateway: "satim",
      payableUntil: new Date(Date.now() + payableMinutes * 60_000),
    });
    const lines = await findLines(shop.app.db, [row?.id ?? ""]);
    expect(
      lines.map(({ position, quantity, days, soldByDay }) => [position, quantity, days, soldByDay]),
    ).toEqual([
      [0, 2, expect.any(Number), false],
      [1, 1, 5, true],
    ]);
    expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(row?.total);
  });

  it("needs no method: paying names it, and the order tells it from then on", async () => {
    const { paymentMethod: _, ...without } = request;
    const { order, secret } = await placeOrder(shop.app, {
      request: without,
      idempotencyKey: randomUUID(),
      caller: null,
      ip: "41.105.1.1",
    });
    expect(order.paymentMethod).toBeNull();
    const guest = { email: request.billing.email, number: order.number, secret };
    const paid = await callApi(shop, "POST", `/orders/${order.number}/payments`, {
      body: { method: "edahabia" },
      as: guest,
    });
    expect(paid.status).toBe(201);
    expect((await seeOrder(shop, guest)).paymentMethod).toBe("edahabia");
  });

  it("is the same for the same key and request, also when they come at once", async () => {
    const key = randomUUID();
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 8 }, () => place({}, key)));
    answers.push(await place({}, key));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await countOrders()).toBe(before + 1);
  });

  it("gives its secret to the same key for an hour, and not for ever", async () => {
    const key = randomUUID();
    const { order, secret } = await place({}, key);
    const ordered = (minutesAgo: number) =>
      shop.app.db
        .updateTable("customerOrder")
        .set({ createdAt: new Date(Date.now() - minutesAgo * 60_000) })
        .where("number", "=", order.number)
        .execute();
    await ordered(59);
    expect(await place({}, key)).toMatchObject({ secret });
    await ordered(61);
    await expect(place({}, key)).rejects.toThrow("order_secret_ended");
  });

  it("is not another one's for the same key", async () => {
    const key = randomUUID();
    await place({}, key);
    await expect(place({ newsletter: true }, key)).rejects.toThrow("idempotency_key_reused");
  });

  it.each([
    ["amount", { amount: 1 }],
    ["currency", { currency: "USD" }],
  ])("is not written where its buyer saw another %s, who is told the right price", async (_part, seen) => {
    const before = await countOrders();
    const refused = place({ expectedTotal: { ...request.expectedTotal, ...seen } });
    await expect(refused).rejects.toMatchObject({
      code: "price_changed",
      details: { newTotal: request.expectedTotal },
    });
    expect(await countOrders()).toBe(before);
  });
});

describe("an order of somebody signed in", () => {
  const me = async (token: string) => (await callApi(shop, "GET", "/auth/me", { as: { token } })).data;
  const buy = (token: string, billing: object) =>
    callApi(shop, "POST", "/orders", {
      as: { token },
      body: { ...request, billing: { ...request.billing, ...billing } },
    });

  it("leaves the phone with the account for the next one, and name and country where none was known", async () => {
    const email = `${randomUUID()}@example.com`;
    const token = await signIn(shop, email);
    await buy(token, { email });
    expect(await me(token)).toMatchObject({ name: "Amel Haddad", phone: "+213551234567", country: "DZ" });
    await buy(token, { email, name: "Yacine Haddad", phone: "+213661234567", country: "FR" });
    expect(await me(token)).toMatchObject({ name: "Amel Haddad", phone: "+213661234567", country: "DZ" });
  });

  it("leaves nothing of somebody else's there", async () => {
    const token = await signIn(shop, `${randomUUID()}@example.com`);
    expect(await buy(token, {})).toMatchObject({ status: 201 });
    expect(await me(token)).toMatchObject({ name: null, phone: null, country: null });
  });
});
