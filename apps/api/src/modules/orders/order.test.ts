import { type OrderStatus, orderStatuses, type Payment } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import { isPayable, mayMove, type OrderLineRow, type OrderRow, orderStatus, toOrder } from "./order.ts";
import { moveOrder } from "./orders.repository.ts";

const stored = ["open", "placed", "closed"] as const;
type Stored = (typeof stored)[number];
type Payments = Parameters<typeof orderStatus>[1][number]["status"][];
type Esims = Parameters<typeof orderStatus>[2][number]["provisioning"][];

const read = (status: Stored, payments: Payments, esims: Esims) =>
  orderStatus(
    { status },
    payments.map((one) => ({ status: one })),
    esims.map((provisioning) => ({ provisioning })),
  );

const table: [Stored, Payments, Esims, OrderStatus][] = [
  ["open", [], [], "not_paid"],
  ["open", ["pending"], [], "pending"],
  ["open", ["rejected"], [], "rejected"],
  ["open", ["rejected", "pending"], [], "pending"],
  ["placed", ["successful"], [], "confirmed"],
  ["placed", ["successful"], ["waiting"], "confirmed"],
  ["placed", ["successful"], ["waiting", "waiting"], "confirmed"],
  ["placed", ["successful"], ["requested", "waiting"], "ordered"],
  ["placed", ["successful"], ["issued", "waiting"], "ordered"],
  ["placed", ["successful"], ["issued", "requested"], "ordered"],
  ["placed", ["successful"], ["issued", "issued"], "delivered"],
  ["placed", ["successful"], ["issued", "refused"], "delivered"],
  ["placed", ["successful"], ["refused", "requested"], "ordered"],
  ["placed", ["successful"], ["refused", "waiting"], "confirmed"],
  ["placed", ["successful"], ["refused", "refused"], "rejected"],
  ["placed", ["successful", "pending"], ["issued"], "delivered"],
  ["placed", ["rejected", "successful"], ["issued"], "delivered"],
  ["closed", [], [], "rejected"],
  ["closed", ["rejected"], [], "rejected"],
  ["closed", ["rejected"], ["refused"], "rejected"],
];

describe("what a person reads of an order", () => {
  it.each(table)("that is %s with payments %j and eSIMs %j is %s", (status, payments, esims, expected) => {
    expect(read(status, payments, esims)).toBe(expected);
  });

  it("can be each of the contract's statuses", () => {
    expect(new Set(table.map(([, , , label]) => label))).toEqual(new Set(orderStatuses));
  });
});

describe("an order as its owner sees it", () => {
  const row = {
    number: "K7PW4M2X",
    status: "placed",
    email: "amel@example.com",
    billingName: "Amel Haddad",
    billingPhone: "+213551234567",
    billingCountry: "DZ",
    company: null,
    companyChangedAt: null,
    currency: "DZD",
    subtotal: 20_000,
    serviceFee: 500,
    discount: 300,
    couponDiscount: 200,
    total: 20_000,
    paymentMethod: "edahabia",
    payableUntil: new Date("2026-01-10T13:00:00Z"),
    createdAt: new Date("2026-01-10T12:00:00Z"),
  } as OrderRow;
  const line = {
    plan: { code: "TN-1GB-7D", destination: "TN" },
    destinationNames: { fr: "Tunisie", en: "Tunisia", ar: "تونس" },
    flag: "tn",
    quantity: 2,
    days: 7,
    unitPrice: 10_000,
    total: 20_000,
    wholesaleUsdE4: 3300,
    provider: "east",
  } as OrderLineRow;
  const payment = { id: "p", status: "successful", paidAt: "2026-01-10T12:04:00Z" } as Payment;
  const dinars = (amount: number) => ({ amount, currency: "DZD" });

  it("names what was bought, what each part of the price was, and how each eSIM came out", () => {
    const createdAt = new Date("2026-01-10T12:05:00Z");
    const esims = [
      { id: "a", provisioning: "waiting", givenBack: false, createdAt, endToldAt: null },
      { id: "b", provisioning: "issued", givenBack: true, createdAt, endToldAt: createdAt },
      { id: "c", provisioning: "refused", givenBack: false, createdAt, endToldAt: null },
    ] as const;
    expect(toOrder(row, [line], [payment], esims, [], 61)).toEqual({
      number: "K7PW4M2X",
      status: "ordered",
      createdAt: "2026-01-10T12:00:00.000Z",
      payableUntil: "2026-01-10T13:00:00.000Z",
      isPayable: false,
      paymentLinkEndsAt: null,
      billing: { email: "amel@example.com", name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
      company: null,
      companyChangeableUntil: "2026-01-11T12:04:00.000Z",
      lines: [
        {
          plan: line.plan,
          destinationNames: line.destinationNames,
          flag: "tn",
          quantity: 2,
          days: 7,
          unitPrice: dinars(10_000),
          total: dinars(20_000),
          topUp: null,
        },
      ],
      subtotal: dinars(20_000),
      serviceFee: dinars(500),
      discount: dinars(300),
      couponDiscount: dinars(200),
      total: dinars(20_000),
      paymentMethod: "edahabia",
      takenOverByPaying: false,
      payments: [payment],
      deliveryMinutes: 2,
      awaitedSince: "2026-01-10T12:05:00.000Z",
      confirmationSent: true,
      esims: [
        { id: "a", issued: false, refused: false, givenBack: false },
        { id: "b", issued: true, refused: false, givenBack: true },
        { id: "c", issued: false, refused: true, givenBack: false },
      ],
      recharges: [],
    });
  });
});

describe("an order's stored status", () => {
  it("moves as the table says and in no other way", () => {
    const legal = stored.flatMap((from) => stored.filter((to) => mayMove(from, to)).map((to) => [from, to]));
    expect(legal).toEqual([
      ["open", "placed"],
      ["open", "closed"],
      ["placed", "closed"],
      ["closed", "placed"],
    ]);
  });

  it("is guarded where it is written: a forbidden move throws before anything changes", async () => {
    const untouched = {} as Parameters<typeof moveOrder>[0];
    await expect(
      moveOrder(untouched, { status: "placed" } as Parameters<typeof moveOrder>[1], "open", "test"),
    ).rejects.toThrow("can't become open");
  });
});

it("an order can be paid while it is open and its time has not passed, by the shop's own clock", () => {
  const now = new Date("2026-01-10T12:00:00Z");
  const open = { status: "open", erasedAt: null, payableUntil: now } as const;
  expect(isPayable(open, now)).toBe(true);
  expect(isPayable(open, new Date(now.getTime() + 1))).toBe(false);
  expect(isPayable({ ...open, status: "placed" }, now)).toBe(false);
  expect(isPayable({ ...open, status: "closed" }, now)).toBe(false);
  expect(isPayable({ ...open, erasedAt: now }, now)).toBe(false);
});
