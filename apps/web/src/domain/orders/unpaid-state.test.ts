import type { Order } from "@rihla/contract";
import { expect, test } from "vitest";
import { payUntil } from "./order-payments.ts";
import { unpaidState } from "./unpaid-state.ts";

const order = (status: Order["status"], payments: object[] = [], isPayable = true) =>
  ({ status, payments, isPayable }) as unknown as Order;
const attempt = (status: string) => ({
  id: "the-attempt",
  status,
  redirectUrl: "https://bank.example/pay",
  refunds: [],
});

test("an attempt under way is waited for", () => {
  expect(unpaidState(order("pending", [attempt("pending")]))).toEqual({
    kind: "open",
    payment: "the-attempt",
  });
});
test("an attempt that its gateway is still at work on counts before one that came after it and has ended", () => {
  expect(unpaidState(order("pending", [attempt("rejected"), attempt("pending")])).kind).toBe("open");
});
test("of attempts that have ended the last one counts", () => {
  expect(unpaidState(order("rejected", [attempt("rejected"), attempt("rejected")])).kind).toBe("rejected");
});
test("money that the gateway holds is waited for, though no page leads to it and the order's time is over", () => {
  const held = { ...attempt("pending"), redirectUrl: null, isHeld: true };
  expect(unpaidState(order("pending", [held], false)).kind).toBe("open");
});
test.each(["confirmed", "ordered", "delivered"] as const)("an order that is %s is paid", (status) => {
  expect(unpaidState(order(status, [attempt("successful")])).kind).toBe("paid");
});
test("an order past its time is over, unless the bank's page for it is still open", () => {
  const past = (status: string) => unpaidState(order("pending", [attempt(status)], false)).kind;
  expect(past("rejected")).toBe("over");
  expect(past("pending")).toBe("open");
});
test("an order whose money goes back is over: the next press is another order", () => {
  const back = { ...attempt("rejected"), refunds: [{}] };
  expect(unpaidState(order("rejected", [back])).kind).toBe("over");
});
test("an order that was dropped is over, also while the bank's page is open", () => {
  const dropped = order("rejected", [attempt("pending")], false);
  expect(unpaidState(dropped).kind).toBe("over");
});
test("an order without an attempt waits for one", () => {
  expect(unpaidState(order("not_paid")).kind).toBe("none");
});
test("whether its time is over is the shop's to say: a phone's clock may be wrong", () => {
  const past = { ...order("not_paid", [], false), payableUntil: "2999-01-01T00:00:00Z" };
  expect(unpaidState(past).kind).toBe("over");
  expect(unpaidState({ ...order("not_paid"), payableUntil: "2001-01-01T00:00:00Z" }).kind).toBe("none");
});
test("one deadline is said: the bank's page's while that is open, then the order's; none where the bank has the money", () => {
  const payableUntil = "2026-11-20T16:46:00Z";
  const page = "2026-11-20T15:06:00Z";
  const of = (...payments: object[]) => payUntil({ ...order("pending", payments), payableUntil });
  expect(of()).toBe(payableUntil);
  expect(of({ ...attempt("pending"), payableUntil: page })).toBe(page);
  expect(of({ ...attempt("rejected"), payableUntil: null })).toBe(payableUntil);
  expect(of({ ...attempt("pending"), payableUntil: null, isHeld: true })).toBeNull();
});
