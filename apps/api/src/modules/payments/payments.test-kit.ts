import type { PaymentGateway } from "./payment-gateway.ts";
import type { PaymentRow } from "./payments.tables.ts";
import type { RefundRow } from "./refunds/refund-state.ts";

const name = { fr: "la Banque", en: "the Bank", ar: "البنك" };

/** A gateway as data: nothing asks it. */
export function aGateway(called: string, changes: Partial<PaymentGateway> = {}): PaymentGateway {
  const unused = () => Promise.reject(new Error("not asked"));
  return {
    name: called,
    methods: { cib: ["cib"], card: ["visa", "mastercard"] },
    amounts: { DZD: { minimum: 7500, step: 100 } },
    numberLength: null,
    refunds: { by: "manual" },
    disputeDays: 60,
    sessionSeconds: 60,
    tellsCardsApart: true,
    operator: { name, fullName: name, helpLine: null, writesCentimes: false },
    receipt: [],
    create: unused,
    fetchState: unused,
    refund: unused,
    fetchRefunded: unused,
    listTaken: null,
    listGivenBack: null,
    disputes: null,
    closePage: null,
    ...changes,
  };
}

/** An attempt whose page is open. */
export function aPayment(changes: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: "0199c0de-0000-7000-8000-000000000001",
    paysFor: "order",
    orderId: "0199c0de-0000-7000-8000-000000000002",
    orderNumber: "K7PW4M2X",
    attempt: 1,
    method: "cib",
    gateway: "bank",
    status: "pending",
    amount: 12_300,
    currency: "DZD",
    language: "fr",
    returnPath: "/payment-callback",
    gatewayOrderNumber: "R5T8",
    gatewayRef: "ref-1",
    redirectUrl: "https://bank.example/pay/ref-1",
    idempotencyKey: "key",
    settlesOrder: false,
    reviewReason: null,
    settledByHand: null,
    acknowledgedAt: null,
    awaitsPayer: false,
    heldSince: null,
    gatewayMessage: null,
    approvalCode: null,
    card: null,
    declinedReason: null,
    refusalCause: null,
    sessionEndsAt: new Date("2026-01-10T12:20:00Z"),
    checks: 0,
    checkedAt: null,
    nextCheckAt: null,
    createdAt: new Date("2026-01-10T12:00:00Z"),
    paidAt: null,
    ...changes,
  };
}

/** Sent to the card and taken by the bank. */
export function aRefund(changes: Partial<RefundRow> = {}): RefundRow {
  const createdAt = new Date("2026-01-10T12:00:00Z");
  return {
    id: "0199c0de-0000-7000-8000-000000000003",
    paymentId: "0199c0de-0000-7000-8000-000000000001",
    cause: "test",
    amount: 5000,
    destination: "card",
    walletOf: null,
    status: "done",
    note: null,
    createdAt,
    sentAt: createdAt,
    doneAt: createdAt,
    nextLookAt: null,
    notTakenAt: null,
    pending: false,
    failedAt: null,
    sendAfter: null,
    ...changes,
  };
}
