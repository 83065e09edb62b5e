import type { Books } from "../books.ts";

export const when = new Date("2026-11-20T12:00:00Z");
export const sound = {
  unbalanced: 0,
  unbalancedCurrencies: 0,
  wrongBalances: 0,
  belowZero: 0,
  brokenChains: 0,
};
export const order = { email: "one@example.com", status: "placed", byVoucher: false, unasked: false };
export const payment = {
  paysFor: "order",
  status: "paid",
  settlesOrder: true,
  byLink: false,
  sessionEndsAt: when,
  nextCheckAt: null,
} as const;
export const refund = { status: "done", note: null, nextLookAt: null, notTakenAt: null } as const;

const esim = (id: string, orderId: string, orderNumber: string, price: number): Books["esims"][number] => ({
  id,
  orderId,
  orderNumber,
  provisioning: "issued",
  cancellation: null,
  withPeople: false,
  supplier: "maker",
  reference: id,
  iccid: `89${id}`,
  sentAt: when,
  hasOrder: true,
  price,
  nextAttemptAt: null,
  isReplaced: false,
  isReplacement: false,
  isEndTold: true,
  credited: 0,
});
export const made = (reference: string, takenBack = false): Books["made"][number] => ({
  supplier: "maker",
  reference,
  esims: [{ iccid: `89${reference}`, takenBack }],
});
export const mail = (fact: string) => ({
  messageId: `<${fact}@rihla.example>`,
  to: ["one@example.com"],
  subject: "",
});

/**
 * `N` was paid by a relative at a gateway and delivered; of its second eSIM, given back, the money went to the wallet. `W` was
 * paid from the wallet, which `T` had filled. `V` cost a voucher, and `R` is more data for the eSIM of `N`, bought by itself.
 */
const books: Books = {
  orders: [
    { ...order, id: "o", number: "N" },
    { ...order, id: "w", number: "W" },
    { ...order, id: "v", number: "V", byVoucher: true },
    { ...order, id: "x", number: "R", unasked: true },
  ],
  topUps: [{ id: "t", number: "T", email: "one@example.com", amount: 500 }],
  payments: [
    {
      ...payment,
      id: "p",
      orderId: "o",
      orderNumber: "N",
      gateway: "bank",
      gatewayRef: "page",
      amount: 200,
      byLink: true,
    },
    {
      ...payment,
      id: "pw",
      orderId: "w",
      orderNumber: "W",
      gateway: "wallet",
      gatewayRef: "pw",
      amount: 300,
    },
    {
      ...payment,
      id: "pt",
      paysFor: "top-up",
      orderId: "t",
      orderNumber: "T",
      gateway: "bank",
      gatewayRef: "filled",
      amount: 500,
    },
    {
      ...payment,
      id: "px",
      orderId: "x",
      orderNumber: "R",
      gateway: "wallet",
      gatewayRef: "px",
      amount: 150,
    },
  ],
  refunds: [{ ...refund, id: "r", paymentId: "p", amount: 90, destination: "wallet" }],
  esims: [
    esim("e", "o", "N", 110),
    { ...esim("e2", "o", "N", 90), cancellation: "done" },
    esim("ew", "w", "W", 300),
    esim("ev", "v", "V", 70),
  ],
  recharges: [
    {
      id: "r1",
      orderNumber: "R",
      status: "done",
      supplier: "maker",
      iccid: "89e",
      price: 150,
      sentAt: when,
      nextAttemptAt: null,
    },
  ],
  toppedUp: [{ supplier: "maker", iccid: "89e" }],
  automaticRuns: [{ esimId: "e", outcome: "bought", orderNumber: "R" }],
  vouchers: [
    { id: "v1", status: "redeemed", orderId: "v" },
    { id: "v2", status: "unused", orderId: null },
  ],
  mailJobs: [],
  coupons: [{ code: "TENTH", uses: 3, left: 2, held: 1, heldByUnsold: 0 }],
  transfers: [
    { cause: "top-up:t", amount: 500, email: "one@example.com" },
    { cause: "payment:pw", amount: -300, email: "one@example.com" },
    { cause: "refund:r", amount: 90, email: "one@example.com" },
    { cause: "payment:px", amount: -150, email: "one@example.com" },
  ],
  ledger: sound,
  pages: [
    { gateway: "bank", ref: "page", state: "paid", taken: 200, given: 0 },
    { gateway: "bank", ref: "filled", state: "paid", taken: 500, given: 0 },
  ],
  made: [made("e"), made("e2", true), made("ew"), made("ev")],
  mails: [
    "order-delivered.o",
    "order-delivered.w",
    "order-delivered.v",
    "recharge.r1",
    "paid-by-link.p",
    "payer-receipt.p",
    "esim-cancelled.e2",
  ].map(mail),
};

/** The books of one test, which may change them. */
export const agreed = (): Books => structuredClone(books);
