import type { Order } from "@rihla/contract";
import { expect, test } from "vitest";
import { pendingOrderState } from "./pending-order.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const order = (status: Order["status"], payments: object[] = [], payableUntil = "2026-11-20T10:30:00Z") =>
  ({ status, payments, payableUntil }) as unknown as Order;
const attempt = (status: string) => ({ status, redirectUrl: "https://bank.example/pay" });

test("an attempt under way can be continued at the bank", () => {
  expect(pendingOrderState(order("pending", [attempt("pending")]), now)).toEqual({
    kind: "open",
    redirectUrl: "https://bank.example/pay",
  });
});
test("the last attempt counts, not one before it", () => {
  expect(pendingOrderState(order("pending", [attempt("rejected"), attempt("pending")]), now).kind).toBe(
    "rejected",
  );
});
test.each(["confirmed", "ordered", "delivered"] as const)("an order that is %s is paid", (status) => {
  expect(pendingOrderState(order(status, [attempt("successful")]), now).kind).toBe("paid");
});
test("an order past its time is over, unless the bank's page for it is still open", () => {
  const past = (status: string) =>
    pendingOrderState(order("pending", [attempt(status)], "2026-11-20T09:59:00Z"), now).kind;
  expect(past("rejected")).toBe("over");
  expect(past("pending")).toBe("open");
});
test("an order whose money goes back is over: the next press is another order", () => {
  const back = { ...attempt("rejected"), refund: {} };
  expect(pendingOrderState(order("rejected", [back]), now).kind).toBe("over");
});
test("an order without an attempt needs no word: the button continues with it", () => {
  expect(pendingOrderState(order("not_paid"), now).kind).toBe("none");
});
