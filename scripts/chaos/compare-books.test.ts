import { expect, test } from "vitest";
import type { Books } from "./books.ts";
import type { Note } from "./buyer.ts";
import { compareBooks } from "./compare-books.ts";

const when = new Date("2026-11-20T12:00:00Z");

/** One order, paid, delivered and told. */
const agreed = (): Books => ({
  orders: [{ id: "o", number: "N", email: "one@example.com", status: "placed" }],
  payments: [
    {
      id: "p",
      orderNumber: "N",
      status: "paid",
      gatewayRef: "page",
      settlesOrder: true,
      sessionEndsAt: when,
      nextCheckAt: null,
    },
  ],
  refunds: [],
  esims: [
    {
      id: "e",
      orderId: "o",
      orderNumber: "N",
      provisioning: "issued",
      reference: "e",
      iccid: "89",
      price: 100,
      nextAttemptAt: null,
    },
  ],
  mailJobs: [],
  coupons: [{ code: "TENTH", uses: 3, left: 2, held: 1, heldByUnsold: 0 }],
  ledger: { unbalanced: 0, wrongBalances: 0 },
  bank: [{ mdOrder: "page", description: "Rihla N", state: "paid", depositAmount: 100, refundedAmount: 0 }],
  supplier: [{ transactionId: "e", orderNo: "B1", esims: [{ iccid: "89" }] }],
  mails: [{ messageId: "<order-delivered.o@rihla.example>", to: ["one@example.com"] }],
});
const note: Note = { email: "one@example.com", orderNumber: "N", paidPages: ["page"], trouble: null };

test("books that agree differ in nothing", () => expect(compareBooks(agreed(), [note])).toEqual([]));

const change = <T>(list: T[], changes: Partial<T>): T[] => list.map((one) => ({ ...one, ...changes }));
type Wrong = [what: string, kinds: string[], spoil: (books: Books) => Partial<Books>];

test.each<Wrong>([
  ["an order is gone", ["lost"], () => ({ orders: [] })],
  [
    "an order was made twice",
    ["double"],
    ({ orders }) => ({ orders: [...orders, { ...orders[0], id: "o2", number: "N2" } as (typeof orders)[0]] }),
  ],
  [
    "money came that is not settled",
    ["lost"],
    ({ payments }) => ({ payments: change(payments, { gatewayRef: "x" }) }),
  ],
  [
    "nothing was paid",
    ["unexplained"],
    ({ bank }) => ({ bank: change(bank, { depositAmount: 0, state: "open" }) }),
  ],
  [
    "more went back than is known",
    ["double", "unexplained"],
    ({ bank }) => ({ bank: change(bank, { refundedAmount: 50 }) }),
  ],
  ["two eSIMs were ordered", ["double"], ({ supplier }) => ({ supplier: [...supplier, ...supplier] })],
  [
    "somebody else's eSIM was given out",
    ["unexplained"],
    ({ esims }) => ({ esims: change(esims, { iccid: "88" }) }),
  ],
  [
    "an order at the supplier is for nobody",
    ["unexplained"],
    ({ supplier }) => ({ supplier: [...supplier, { transactionId: "x", orderNo: "B2", esims: [] }] }),
  ],
  [
    "a coupon was used too often",
    ["double"],
    ({ coupons }) => ({ coupons: change(coupons, { held: 4, left: -1 }) }),
  ],
  [
    "a use of a coupon is gone",
    ["unexplained"],
    ({ coupons }) => ({ coupons: change(coupons, { held: 0 }) }),
  ],
  [
    "an order that was closed holds a coupon",
    ["lost"],
    ({ coupons }) => ({ coupons: change(coupons, { heldByUnsold: 1 }) }),
  ],
  [
    "a transfer lost money on its way",
    ["unexplained"],
    () => ({ ledger: { unbalanced: 1, wrongBalances: 0 } }),
  ],
  ["a balance is wrong", ["unexplained"], () => ({ ledger: { unbalanced: 0, wrongBalances: 1 } })],
  ["the mail never came", ["lost"], () => ({ mails: [] })],
  ["the mail came twice", ["double"], ({ mails }) => ({ mails: [...mails, ...mails] })],
  [
    "an eSIM is waited for",
    ["stuck"],
    ({ esims }) => ({ esims: change(esims, { provisioning: "requested" }), mails: [] }),
  ],
])("it is noticed when %s", (_what, kinds, spoil) => {
  const found = compareBooks({ ...agreed(), ...spoil(agreed()) }, [note]).map(({ kind }) => kind);
  expect(found).toEqual(expect.arrayContaining(kinds));
});

test("a page that nobody paid on is explained, a refund between its two looks too", () => {
  const books = agreed();
  const [paid] = books.payments as [Books["payments"][number]];
  const [order] = books.orders as [Books["orders"][number]];
  const unpaid = { ...paid, id: "p2", orderNumber: "N2", status: "pending", gatewayRef: null } as const;
  const refund = {
    id: "r",
    paymentId: "p",
    amount: 40,
    status: "sent",
    note: null,
    nextLookAt: when,
  } as const;
  books.payments.push(unpaid);
  books.orders.push({ ...order, id: "o2", number: "N2", email: "two@example.com" });
  books.refunds.push({ ...refund, notTakenAt: when });
  expect(compareBooks(books, [note])).toEqual([]);
  books.refunds = [{ ...refund, notTakenAt: null }];
  expect(compareBooks(books, [note]).map(({ kind }) => kind)).toEqual(["stuck"]);
});
