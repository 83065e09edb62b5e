import * as z from "zod/mini";
import { email, personName } from "./auth.ts";
import {
  cardMarks,
  language,
  names,
  paymentMethods,
  paymentOperator,
  plan,
  planCode,
  planDays,
} from "./catalogue.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { currencyCode, money } from "./money.ts";
import { couponProblems } from "./problems.ts";
import { ruled } from "./ruled.ts";
import { billingCountries, couponCodeLongest, defaultLanguage, maxQuantity } from "./rules/index.ts";
import { phoneFault, tidyPhone } from "./rules/phone.ts";
import { walletPin } from "./wallet.ts";

/** What is asked for. There is no price here: the server computes it from the catalogue of that moment. */
export const quoteInput = z.object({
  currency: currencyCode,
  lines: z
    .array(
      z.object({
        plan: planCode,
        quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
        /** Only for unlimited plans. */
        days: z.optional(planDays),
      }),
    )
    .check(z.minLength(1, "required"), z.maxLength(10, "invalid")),
  /** A code that takes something off; refused with its reason where it doesn't. */
  coupon: z.optional(z.string().check(z.maxLength(couponCodeLongest, "too_long"))),
});
export type QuoteInput = z.infer<typeof quoteInput>;

export const quoteLine = z.object({
  plan,
  destinationNames: names,
  flag: z.nullable(z.string()),
  quantity: z.int(),
  /** Days of validity: the plan's, or those chosen. */
  days: z.int(),
  unitPrice: money,
  total: money,
});

const totals = {
  subtotal: money,
  serviceFee: money,
  discount: money,
  /** What the coupon takes off; the code is null where none was used. */
  couponDiscount: money,
  couponCode: z.nullable(z.string()),
  total: money,
};
/** Why an order can't be paid now, at this price, this way. */
export const payingProblems = [
  "order_not_payable",
  "price_changed",
  "plan_unavailable",
  "days_out_of_range",
  "payment_pending",
  "payment_method_unavailable",
  "gateway_unavailable",
] as const;
export const quote = z.object({ currency: currencyCode, lines: z.array(quoteLine), ...totals });
export type Quote = z.infer<typeof quote>;

export const billing = z.object({
  email,
  name: personName,
  /** E.164: a plus, the country code, the number. */
  phone: ruled(tidyPhone, phoneFault),
  country: z.enum(billingCountries, "invalid_country"),
});
export type Billing = z.infer<typeof billing>;

/** What a person reads out on the telephone: nothing that can be taken for something else. */
export const orderNumber = z.string().check(z.regex(/^[0-9A-Z]{6,16}$/, "invalid"));

export const orderStatuses = [
  "not_paid",
  "pending",
  "confirmed",
  "ordered",
  "delivered",
  "rejected",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What a receipt names beside amount and date, where the payment's operator gives it. */
export const receiptFields = ["transactionId", "gatewayOrderNumber", "approvalCode"] as const;

/** Why a payment was rejected. `reversed`: the bank took the money and gave it back by itself. */
export const rejectionReasons = ["refused", "cancelled", "expired", "reversed"] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Where money goes back to: the card it came from, or the buyer's wallet. */
export const refundDestinations = ["card", "wallet"] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** What a person may know of one payment attempt. */
export const payment = z.object({
  id: z.string(),
  paysFor: z.enum(["order", "top-up"]),
  /** Or of the top-up. */
  orderNumber: z.string(),
  status: z.enum(["pending", "successful", "rejected"]),
  method: z.enum(paymentMethods),
  amount: money,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** Where the gateway's page is, while it may be paid there: a refused card can be followed by another. */
  redirectUrl: z.nullable(z.string()),
  /** Null of one that is not rejected, or where nobody says why. */
  reason: z.nullable(z.enum(rejectionReasons)),
  /** What of it goes back or is back: the sum, the way, and by when it is there at the latest. */
  refund: z.nullable(z.object({ amount: money, to: z.enum(refundDestinations), by: z.iso.datetime() })),
  /** The gateway's own words, in the language the payment was made in. */
  gatewayMessage: z.nullable(z.string()),
  /** The cards it may have been paid with: several where the gateway doesn't tell them apart. */
  cards: z.array(z.enum(cardMarks)),
  /** Null for an operator that the shop doesn't work with any more. */
  operator: z.nullable(paymentOperator),
  /** In the order to be shown. */
  receipt: z.array(z.object({ field: z.enum(receiptFields), value: z.string() })),
});
export type Payment = z.infer<typeof payment>;

export const order = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  /** Until when it can be paid. */
  payableUntil: z.iso.datetime(),
  /** Until when somebody else may pay it by a link; null where there is none. */
  paymentLinkEndsAt: z.nullable(z.iso.datetime()),
  billing: z.object({ email: z.string(), name: z.string(), phone: z.string(), country: z.string() }),
  lines: z.array(quoteLine),
  ...totals,
  /** How the buyer chose to pay. */
  paymentMethod: z.enum(paymentMethods),
  /** Whether the buyer asked for news. */
  newsletter: z.boolean(),
  /** Attempts, newest first. */
  payments: z.array(payment),
  /** One per eSIM bought, in the order of the lines; `id` opens it once signed in. */
  esims: z.array(z.object({ id: z.string(), issued: z.boolean(), refused: z.boolean() })),
});
export type Order = z.infer<typeof order>;

export const orderEndpoints = {
  "POST /quotes": {
    summary: "What it would cost now",
    who: "anyone",
    body: quoteInput,
    output: quote,
    status: 200,
    errors: ["plan_unavailable", "days_out_of_range", ...couponProblems, "rate_limited"],
  },
  "POST /orders": {
    summary: "Place an order, unpaid; the price must still be the one shown",
    who: "anyone",
    idempotent: true,
    body: z.extend(quoteInput, {
      billing,
      paymentMethod: z.enum(paymentMethods),
      language: z._default(language, defaultLanguage),
      newsletter: z._default(z.boolean(), false),
      compatibilityConfirmed: z.literal(true, "compatibility_not_confirmed"),
      termsAccepted: z.literal(true, "terms_not_accepted"),
      /** What the person saw. A comparison only: it is never charged. */
      expectedTotal: money,
    }),
    /** `secret` lets a guest open this order; it goes in the Order-Secret header and nowhere else. */
    output: z.object({ order, secret: z.string() }),
    status: 201,
    errors: [
      "plan_unavailable",
      "days_out_of_range",
      ...couponProblems,
      "price_changed",
      "payment_method_unavailable",
      "rate_limited",
    ],
  },
  "GET /orders": {
    summary:
      "The signed-in customer's orders, newest first; unpaid ones only if they were placed or taken up while signed in",
    who: "signed-in",
    query: z.object({ cursor: z.optional(z.uuid()) }),
    output: z.array(order),
    status: 200,
    list: true,
  },
  "GET /orders/{number}": {
    summary: "One order",
    who: "owner",
    path: z.object({ number: orderNumber }),
    output: order,
    status: 200,
  },
  "POST /orders/{number}/payments": {
    summary: "Start a payment attempt and get the gateway's page",
    who: "owner",
    path: z.object({ number: orderNumber }),
    idempotent: true,
    body: z.object({
      method: z.enum(paymentMethods),
      language: z._default(language, defaultLanguage),
      /** With the method `wallet`, which only the order's owner can use, signed in. */
      walletPin: z.optional(walletPin),
      /** What the person saw, where a payment link kept the order open past its hour: it is quoted again then. */
      expectedTotal: z.optional(money),
    }),
    output: payment,
    status: 201,
    errors: [
      ...payingProblems,
      "wallet_insufficient",
      "pin_not_set",
      "pin_incorrect",
      "pin_blocked",
      "rate_limited",
    ],
  },
  "GET /payments/{id}": {
    summary: "How a payment stands; asks the gateway when the last answer is old",
    who: "owner",
    path: z.object({ id: z.uuid() }),
    output: payment,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
