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
test("an order past its time is left alone", () => {
  expect(pendingOrderState(order("pending", [attempt("pending")], "2026-11-20T09:59:00Z"), now).kind).toBe(
    "none",
  );
});
test("an order without an attempt needs no word: the button continues with it", () => {
  expect(pendingOrderState(order("not_paid"), now).kind).toBe("none");
});
