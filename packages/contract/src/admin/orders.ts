import * as z from "zod/mini";
import { language, names, paymentMethods } from "../catalogue.ts";
import { money } from "../money.ts";
import { orderNumber } from "../orders/orders.ts";
import { esimStatuses } from "../rules/esim-status.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { adminDispute } from "./disputes.ts";
import { done } from "./done.ts";
import { maskedPerson, orderState } from "./look-ups.ts";
import { operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

export const storySubjects = [
  "order",
  "payment",
  "refund",
  "dispute",
  "esim",
  "top-up",
  "mail",
  "push",
  "chat",
  "act",
  "proposal",
] as const;
export type StorySubject = (typeof storySubjects)[number];

/** Something that happened to an order, as it was noted. */
export const storyEntry = z.object({
  at: z.iso.datetime(),
  on: z.enum(storySubjects),
  /** Of the payment, refund, dispute, eSIM, top-up or proposal; of an act, what was acted upon. */
  id: z.nullable(z.string()),
  /** What it became, or what was done: of a mail what became of it, of a chat who wrote. */
  state: z.string(),
  /** As written, in English; of a mail or push its kind. */
  note: z.nullable(z.string()),
  amount: z.nullable(money),
  /** The operator who did it. */
  who: z.nullable(z.string()),
});
export type StoryEntry = z.infer<typeof storyEntry>;

const plan = z.object({ code: z.string(), kind: z.enum(["fixed", "unlimited"]), dataBytes: z.int() });

export const adminLine = z.object({
  id: z.string(),
  destination: names,
  plan,
  days: z.int(),
  quantity: z.int(),
  total: money,
  /** It tops one up. */
  topsUp: z.nullable(z.string()),
});

export const adminEsim = z.object({
  id: z.string(),
  lineId: z.string(),
  status: z.enum(esimStatuses),
  provisioning: z.enum(["waiting", "requested", "issued", "refused"]),
  /** As its supplier says it. */
  saidState: z.nullable(z.string()),
  supplier: z.string(),
  supplierOrder: z.nullable(z.string()),
  refusalCode: z.nullable(z.string()),
  attempts: z.int(),
  iccidEnd: z.nullable(z.string()),
  usedBytes: z.int(),
  totalBytes: z.nullable(z.int()),
  expiresAt: z.nullable(z.iso.datetime()),
  readAt: z.nullable(z.iso.datetime()),
  replacedBy: z.nullable(z.string()),
  /** It has a code that is on no phone yet, so that it may be shown. */
  codeToShow: z.boolean(),
  /** Another may be delivered in its place, once its supplier says that nobody uses it. */
  replaceable: z.boolean(),
});
export type AdminEsim = z.infer<typeof adminEsim>;

export const adminPayment = z.object({
  id: z.string(),
  status: z.enum(["pending", "paid", "declined", "refunded"]),
  method: z.enum(paymentMethods),
  gateway: z.string(),
  amount: money,
  card: z.nullable(z.string()),
  /** What its gateway and the payer's bank call it, to be read out to either. */
  references: z.array(z.string()),
  reviewReason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
});
export type AdminPayment = z.infer<typeof adminPayment>;

const adminRefund = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: money,
  to: z.enum(["card", "wallet"]),
  status: z.enum(["requested", "sent", "done", "manual"]),
  createdAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
});

/** A way that money may go back. `by`: the day by which it is there; null: at once. */
const wayBack = z.object({
  to: z.enum(["card", "wallet"]),
  by: z.nullable(z.iso.datetime()),
  /** Whether an operator sends all of it, or a part, on the gateway's own site. */
  wholeByHand: z.boolean(),
  partByHand: z.boolean(),
});

/** What can still be given back. */
export const refundable = z.object({ left: money, step: z.int(), ways: z.array(wayBack) });
export type Refundable = z.infer<typeof refundable>;

export const adminOrder = z.object({
  number: z.string(),
  ...orderState,
  createdAt: z.iso.datetime(),
  payableUntil: z.iso.datetime(),
  language,
  total: money,
  coupon: z.nullable(z.string()),
  /** Null once the account was deleted. */
  buyer: z.nullable(z.extend(maskedPerson, { country: z.string(), customerId: z.nullable(z.string()) })),
  lines: z.array(adminLine),
  payments: z.array(adminPayment),
  refunds: z.array(adminRefund),
  /** The newest first. */
  disputes: z.array(adminDispute),
  esims: z.array(adminEsim),
  /** Null where nothing is left of what was paid, or its bank decides about it. */
  refundable: z.nullable(refundable),
  /** The newest first. */
  story: z.array(storyEntry),
});
export type AdminOrder = z.infer<typeof adminOrder>;

const path = z.strictObject({ number: orderNumber });

export const orderEndpoints = {
  "GET /orders/{number}": {
    summary: "An order with all that happened to it; of its buyer only what tells two apart",
    who: operatorRoles,
    path,
    output: adminOrder,
    status: 200,
    errors: ["order_unknown"],
  },
  "POST /orders/{number}/refunds": {
    summary:
      "Give back what was paid, or a part of it. What somebody else has given back meanwhile is told, and nothing is done",
    who: operatorRoles,
    confirmed: true,
    path,
    body: z.strictObject({
      /** Minor units. */
      amount: z.int().check(z.gte(1)),
      to: z.enum(["card", "wallet"]),
      /** What was left as the operator saw it: whoever presses twice gives back once. */
      left: z.int().check(z.gte(1)),
      why,
    }),
    output: done,
    status: 201,
    errors: [
      "order_unknown",
      "nothing_paid",
      "more_than_left",
      "goes_back_as_it_came",
      "customer_unknown",
      "changed_meanwhile",
      "payment_under_dispute",
    ],
  },
  "POST /orders/{number}/retries": {
    summary: "Ask again about its payments and refunds, and for its eSIMs",
    who: operatorRoles,
    path,
    body: z.strictObject({ why }),
    output: z.object({ payments: z.int(), refunds: z.int(), esims: z.int(), recharges: z.int() }),
    status: 200,
    errors: ["order_unknown"],
  },
  "POST /orders/{number}/mails": {
    summary: "Send its buyer once more, to the order's own address, what they were mailed about it last",
    who: operatorRoles,
    path,
    body: z.strictObject({ why }),
    status: 204,
    errors: ["order_unknown", "nothing_to_resend", "resent_lately"],
  },
  "POST /esims/{id}/replacements": {
    summary: "Deliver another eSIM in place of one that its supplier, asked now, says is not in use",
    who: operatorRoles,
    confirmed: true,
    path: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ why }),
    output: done,
    status: 201,
    errors: [
      "esim_unknown",
      "esim_in_use",
      "supplier_silent",
      "replaced_already",
      "not_replaceable",
      "payment_under_dispute",
    ],
  },
} as const satisfies AdminEndpoints;
