import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { withCheckCharacter } from "@rihla/contract/rules/voucher-code";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anyPlan, orderBody } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import {
  cancellationLimits,
  couponLimits,
  type Limit,
  linkLimits,
  makingLinkLimits,
  type orderLimits,
  payingByLinkLimits,
  paymentLimits,
  quoteLimits,
  voucherAddressLimits,
  voucherLimits,
} from "./limits.ts";

let shop: TestShop;
let lines: object[];
let body: ReturnType<typeof orderBody>;

beforeAll(async () => {
  shop = await createStockedShop({ LIMIT_FACTOR: "0.1" });
  lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const quote = await call("/quotes", { currency: "DZD", lines });
  body = orderBody("", quote.json().data.total, { lines });
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.deleteFrom("limitCounter").execute());

type Sender = { from?: string; key?: string; secret?: string; token?: string };
const call = (path: string, payload: object, { from = "41.105.1.1", key, secret, token }: Sender = {}) =>
  shop.http.inject({
    method: "POST",
    url: basePath + path,
    payload,
    remoteAddress: from,
    headers: {
      "idempotency-key": key ?? randomUUID(),
      ...(secret ? { "order-secret": secret } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
const place = (sender?: Sender) => call("/orders", body, sender);
const inTurn = async (count: number, send: () => ReturnType<typeof call>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await send()).statusCode);
  return statuses;
};
const times = (count: number, status: number) => Array<number>(count).fill(status);
/** A tenth of each limit, so that the test needs few calls. */
const most = ([limit]: typeof orderLimits) => (limit?.max ?? 0) / 10;

const limitOf = (name: string) =>
  paymentLimits.find((limit) => limit.name === name && limit.per === "caller") as Limit;

describe("too many", () => {
  it("quotes from one address are refused, with the seconds to wait", async () => {
    const send = () => call("/quotes", { currency: "DZD", lines });
    expect(await inTurn(most(quoteLimits), send)).toEqual(times(30, 200));
    const refused = await send();
    const seconds = Number(refused.headers["retry-after"]);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: "rate_limited", retryAfterSeconds: seconds });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(shop.logged()).not.toContain("41.105.1.1");
  });

  it("promo codes tried from one address are refused, not the price without one", async () => {
    const guess = () => call("/quotes", { currency: "DZD", lines, coupon: randomUUID() });
    expect(await inTurn(most(couponLimits) + 1, guess)).toEqual([...times(6, 422), 429]);
    expect((await call("/quotes", { currency: "DZD", lines })).statusCode).toBe(200);
  });

  it("vouchers looked up from one address are refused, and by one account wherever it is", async () => {
    const lookUp = (sender?: Sender) =>
      call("/vouchers/lookup", { code: withCheckCharacter("K7QM2RTX9ABCDEF") }, sender);
    expect(await inTurn(most(voucherLimits) + 1, lookUp)).toEqual([...times(2, 404), 429]);
    const token = await signIn(shop, "guesser@example.com");
    expect(await inTurn(2, () => lookUp({ token }))).toEqual(times(2, 404));
    expect((await lookUp({ token, from: "41.105.1.9" })).statusCode).toBe(429);
  });

  it("vouchers looked up by many accounts behind one address are refused", async () => {
    const lookUp = (token: string) =>
      call(
        "/vouchers/lookup",
        { code: withCheckCharacter("K7QM2RTX9ABCDEF") },
        { token, from: "41.105.2.2" },
      );
    const tokens = await Promise.all(
      Array.from({ length: 16 }, () => signIn(shop, `${randomUUID()}@example.com`)),
    );
    const statuses: number[] = [];
    for (const token of tokens)
      for (let time = 0; time < 2; time++) statuses.push((await lookUp(token)).statusCode);
    expect(statuses).toEqual([...times(most(voucherAddressLimits), 404), ...times(2, 429)]);
  });

  it("orders at the same moment from one address take work, as do those of its whole IPv6 network", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => place({ from: `2a02:8000:1:2::${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...times(2, 201),
      ...times(6, 428),
    ]);
    // The neighbours work only for what was let through.
    expect(await inTurn(2, () => place({ from: "2a02:8000:1:3::1" }))).toEqual([201, 201]);
    expect((await place({ from: "2a02:8000:1:4::1" })).statusCode).toBe(428);
  });

  it("orders of strangers take nothing from a customer behind the same address", async () => {
    const token = await signIn(shop, "customer@example.com");
    expect(await inTurn(4, place)).toEqual([201, 201, 428, 428]);
    expect(await inTurn(3, () => place({ token }))).toEqual([201, 201, 429]);
    expect((await place({ token, from: "41.105.1.2" })).statusCode).toBe(429);
  });

  it("attempts to pay one order are refused; the same attempt asked for again is not", async () => {
    const { order, secret } = (await place()).json().data;
    const pay = (key?: string) =>
      call(`/orders/${order.number}/payments`, { method: "cib" }, { secret, ...(key ? { key } : {}) });
    const key = randomUUID();
    expect((await pay(key)).statusCode).toBe(201);
    expect([most(paymentLimits), (await pay()).statusCode]).toEqual([1, 429]);
    expect((await pay(key)).statusCode).toBe(201);
  });

  it("links by which somebody else pays are refused, made, looked at or paid by; the buyer's own attempts are counted apart", async () => {
    const { order, secret } = (await place()).json().data;
    const make = () => call(`/orders/${order.number}/payment-link`, {}, { secret });
    const { token } = (await make()).json().data;
    const expectedTotal = order.total;
    const wanted = { token, method: "cib", expectedTotal, termsAccepted: true, despiteOpenPage: true };
    const pay = () => call("/payment-links/payments", wanted);
    expect(await inTurn(most(payingByLinkLimits) + 1, pay)).toEqual([201, 429]);
    expect((await call(`/orders/${order.number}/payments`, { method: "cib" }, { secret })).statusCode).toBe(
      201,
    );
    const lookUp = () => call("/payment-links/lookup", { token });
    expect(await inTurn(most(linkLimits) + 1, lookUp)).toEqual([...times(12, 200), 429]);
    expect(await inTurn(most(makingLinkLimits), make)).toEqual([201, 429]);
  });

  it("attempts to give eSIMs of one order back are refused", async () => {
    const { order, secret } = (await place()).json().data;
    const send = () =>
      call(`/orders/${order.number}/cancellation`, { esims: [randomUUID()], to: "card" }, { secret });
    expect(await inTurn(most(cancellationLimits), send)).toEqual(times(most(cancellationLimits), 409));
    expect((await send()).statusCode).toBe(429);
  });

  it("attempts to pay many orders by one customer are refused, and many more of guests behind one address", async () => {
    const payInTurn = async (count: number, token?: string) => {
      const statuses: number[] = [];
      for (let index = 0; index < count; index++) {
        const sender = { from: `41.106.1.${index}`, ...(token ? { token } : {}) };
        const { order, secret } = (await place(token ? { from: sender.from } : sender)).json().data;
        const payment = { ...(token ? { token } : {}), secret };
        statuses.push(
          (await call(`/orders/${order.number}/payments`, { method: "cib" }, payment)).statusCode,
        );
      }
      return statuses;
    };
    const token = await signIn(shop, "payer@example.com");
    expect(await payInTurn(5, token)).toEqual([...times(4, 201), 429]);
    await shop.app.db.deleteFrom("limitCounter").where("subject", "like", "orders%").execute();
    expect([limitOf("payments").max, limitOf("payments").ofAddress]).toEqual([40, 1000]);
    expect(await payInTurn(6)).toEqual(times(6, 201));
  });
});

it("an order that was placed is given again to its key, however many there were", async () => {
  const key = randomUUID();
  const first = await place({ key });
  await inTurn(3, place);
  expect((await place({ key })).json()).toEqual(first.json());
});
