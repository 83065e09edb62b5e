import { randomUUID } from "node:crypto";
import { basePath, type Payment } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { type Guest, order, transactionOf } from "./testing/purchase.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
  await shop.startWorker();
});
afterAll(() => shop.close());

const drawnByShop = () => `0b9fd1a2-3c4d-4e5f-8a9b-${randomUUID().slice(-12)}`;

/** As the shop's server passes a call on. */
const passOn = (
  guest: Guest,
  method: "GET" | "POST",
  path: string,
  id: string,
  body?: object,
  from = "127.0.0.1",
) =>
  shop.http.inject({
    method,
    url: basePath + path,
    remoteAddress: from,
    headers: {
      "x-request-id": id,
      "x-forwarded-for": "203.0.113.9",
      "order-secret": guest.secret,
      ...(method === "POST" && { "idempotency-key": randomUUID() }),
    },
    ...(body && { payload: body }),
  });

const linesOf = (id: string) =>
  shop
    .logged()
    .split("\n")
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line));

it("one id goes from the shop's request to its line here, the gateway, the jobs that come of it, the supplier and the mail", async () => {
  const guest = await order(shop);
  const [start, look] = [drawnByShop(), drawnByShop()];
  const started = await passOn(guest, "POST", `/orders/${guest.number}/payments`, start, { method: "cib" });
  expect(started.headers["x-request-id"]).toBe(start);
  const payment: Payment = started.json().data;
  await eventually(async () => {
    expect(linesOf(start)).toContainEqual(
      expect.objectContaining({ msg: "request", reqId: start, order: guest.number }),
    );
  });
  expect(linesOf(start)).toContainEqual(
    expect.objectContaining({ msg: "call", to: expect.any(String), status: 200 }),
  );

  await shop.sandbox.pay(transactionOf(payment));
  await eventually(async () => {
    await passOn(guest, "GET", `/payments/${payment.id}/outcome`, look);
    const of = linesOf(look);
    expect(of).toContainEqual(expect.objectContaining({ msg: "request", payment: payment.id }));
    expect(of).toContainEqual(expect.objectContaining({ msg: "job", jobId: expect.any(String) }));
    expect(of).toContainEqual(expect.objectContaining({ msg: "call", jobId: expect.any(String) }));
    expect(of).toContainEqual(
      expect.objectContaining({ msg: "mail handed over", jobId: expect.any(String) }),
    );
  });
});

it("an id that a stranger sends is in no line, and no part of a line can be written with one", async () => {
  const guest = await order(shop);
  const id = drawnByShop();
  const seen = await passOn(guest, "GET", `/orders/${guest.number}`, id, undefined, "198.51.100.7");
  const forged = await passOn(guest, "GET", `/orders/${guest.number}`, '"}\n{"level":60,"msg":"forged"}');
  const { "x-request-id": ours } = seen.headers;
  await eventually(async () => {
    for (const { headers } of [seen, forged])
      expect(linesOf(String(headers["x-request-id"]))).toMatchObject([
        { msg: "request", order: guest.number },
      ]);
  });
  expect(ours).toMatch(/^[\da-f-]{36}$/);
  expect(shop.logged()).not.toContain(id);
  expect(shop.logged()).not.toContain("forged");
});
