import type { Order } from "@rihla/contract";
import { expect, test } from "vitest";
import { unpaidState } from "./unpaid-state.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const order = (status: Order["status"], payments: object[] = [], payableUntil = "2026-11-20T10:30:00Z") =>
  ({ status, payments, payableUntil }) as unknown as Order;
const attempt = (status: string) => ({
  id: "the-attempt",
  status,
  redirectUrl: "https://bank.example/pay",
  refunds: [],
});

test("an attempt under way is waited for", () => {
  expect(unpaidState(order("pending", [attempt("pending")]), now)).toEqual({
    kind: "open",
    payment: "the-attempt",
  });
});
test("the last attempt counts, not one before it", () => {
  expect(unpaidState(order("pending", [attempt("rejected"), attempt("pending")]), now).kind).toBe("rejected");
});
test.each(["confirmed", "ordered", "delivered"] as const)("an order that is %s is paid", (status) => {
  expect(unpaidState(order(status, [attempt("successful")]), now).kind).toBe("paid");
});
test("an order past its time is over, unless the bank's page for it is still open", () => {
  const past = (status: string) =>
    unpaidState(order("pending", [attempt(status)], "2026-11-20T09:59:00Z"), now).kind;
  expect(past("rejected")).toBe("over");
  expect(past("pending")).toBe("open");
});
test("an order whose money goes back is over: the next press is another order", () => {
  const back = { ...attempt("rejected"), refunds: [{}] };
  expect(unpaidState(order("rejected", [back]), now).kind).toBe("over");
});
test("an order that was dropped is over, also while the bank's page is open", () => {
  const dropped = order("rejected", [attempt("pending")], "2026-11-20T09:59:00Z");
  expect(unpaidState(dropped, now).kind).toBe("over");
});
test("an order without an attempt waits for one", () => {
  expect(unpaidState(order("not_paid"), now).kind).toBe("none");
});
