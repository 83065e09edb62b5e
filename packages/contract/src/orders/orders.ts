import * as z from "zod/mini";
import { email, personName } from "../account/auth.ts";
import { proofOfWork } from "../account/codes.ts";
import {
  cardMarks,
  language,
  names,
  paymentMethods,
  paymentOperator,
  plan,
  planCode,
  planDays,
} from "../catalogue.ts";
import { deviceCheck } from "../compatibility.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { couponProblems } from "../endpoint/problems.ts";
import { ruled } from "../endpoint/ruled.ts";
import { esim } from "../esims/esims.ts";
import { lineTopUp, recharge } from "../esims/recharges.ts";
import { currencyCode, money } from "../money.ts";
import { captchaAnswer, captchaProblems } from "../payments/captchas.ts";
import { returnTo } from "../payments/payments.ts";
import { walletPin } from "../payments/wallet.ts";
import {
  billingCountries,
  couponCodeLongest,
  defaultLanguage,
  maxLines,
  maxPieces,
  maxQuantity,
} from "../rules/index.ts";
import { phoneFault, tidyPhone } from "../rules/person/phone.ts";
import { company } from "./company.ts";

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
        /** The eSIM that it tops up: one of the caller's own, alone in the order, with a plan of its own top-ups. */
        esim: z.optional(z.uuid()),
      }),
    )
    .check(
      z.minLength(1, "required"),
      z.maxLength(maxLines, "invalid"),
      z.refine((lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= maxPieces, "invalid"),
    ),
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
  /** Null where it is for new eSIMs. */
  topUp: z.nullable(lineTopUp),
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
  "shop_closed",
  ...captchaProblems,
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

/**
 * What a receipt names beside amount and date, where the payment's operator gives it, and who is told where somebody else paid:
 * what tells of the payer is no buyer's.
 */
export const receiptReaders = {
  transactionId: "both",
  gatewayOrderNumber: "both",
  approvalCode: "both",
  card: "payer",
} as const satisfies Record<string, "both" | "payer">;
type ReceiptField = keyof typeof receiptReaders;
const receiptFields = Object.keys(receiptReaders) as [ReceiptField, ...ReceiptField[]];

/** Why a payment was rejected. `reversed`: the bank took the money and gave it back by itself. */
export const rejectionReasons = ["refused", "cancelled", "expired", "reversed"] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** What was wrong with what somebody tried to pay with, as far as its gateway tells it by a code. `unsaid`: the bank keeps it to itself. */
export const refusalCauses = [
  "funds",
  "limit",
  "expired",
  "details",
  "not_confirmed",
  "not_accepted",
  "try_later",
  "other_means",
  "account",
  "unsaid",
] as const;
export type RefusalCause = (typeof refusalCauses)[number];

/** Where money goes back to: the card it came from, or the buyer's wallet. */
export const refundDestinations = ["card", "wallet"] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/**
 * How money that goes back stands. `waiting`: it has not left yet · `under_way`: the gateway has it, and no more is known ·
 * `given`: the gateway has given it back, or it is in the wallet · `delayed`: it came back to the shop and is still owed.
 * What waits or is delayed can go into the owner's wallet instead.
 */
export const refundStates = ["waiting", "under_way", "given", "delayed"] as const;
export const refund = z.object({
  amount: money,
  to: z.enum(refundDestinations),
  state: z.enum(refundStates),
  /** By when it is there at the latest; null where nobody knows. */
  by: z.nullable(z.iso.datetime()),
});

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
  /**
   * Where the gateway's page is, while it may be paid there: a refused card can be followed by another. Null too where
   * whoever opened it brought the order's secret, and the caller did not.
   */
  redirectUrl: z.nullable(z.string()),
  /** Until when; null where nobody can pay there any more. */
  payableUntil: z.nullable(z.iso.datetime()),
  /** Nobody has paid on it so far, as the gateway said when it was asked last. */
  awaitsPayer: z.boolean(),
  /** The payer has done their part, and its gateway has the money or awaits it, for days at times: nothing more is to be paid. */
  isHeld: z.boolean(),
  /** Null of one that is not rejected, or where nobody says why. */
  reason: z.nullable(z.enum(rejectionReasons)),
  /** Of one that was refused, where its gateway has a code for it. */
  refusedFor: z.nullable(z.enum(refusalCauses)),
  /** The sentence that its card scheme asks to be shown of a rejected payment, in each of its languages; else none. */
  rejectedWords: z.array(z.object({ language, text: z.string() })),
  /** What of it goes back or is back, each way and state in one sum. */
  refunds: z.array(refund),
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
  /** Whether that is still to come, by the shop's clock: a phone's may be wrong. */
  isPayable: z.boolean(),
  /** Until when somebody else may pay it by a link; null where there is none. */
  paymentLinkEndsAt: z.nullable(z.iso.datetime()),
  billing: z.object({ email: z.string(), name: z.string(), phone: z.string(), country: z.string() }),
  /** Whom an invoice is made out to; null where nobody asked for one. */
  company: z.nullable(company),
  /** Until when its owner can bill it to a company, or to another one; null where they can't, or did. */
  companyChangeableUntil: z.nullable(z.iso.datetime()),
  lines: z.array(quoteLine),
  ...totals,
  /**
   * How the buyer chose to pay, or how it was last tried; null while nobody has said. An order that a voucher paid for has no
   * payments.
   */
  paymentMethod: z.nullable(z.enum([...paymentMethods, "voucher"])),
  /** Whether the buyer asked for news. */
  newsletter: z.boolean(),
  /** What was found out about the phone before paying; null where nothing was. */
  deviceCheck: z.nullable(deviceCheck),
  /**
   * It has the caller's e-mail and was not placed from their account: they pay it only with `takeOver`, and whoever placed
   * it can't open it any more from then on.
   */
  takenOverByPaying: z.boolean(),
  /** Attempts, newest first. */
  payments: z.array(payment),
  /**
   * About how many minutes until the last of its eSIMs comes. Null where none is waited for, and where nobody can say
   * because its supplier takes no orders just now.
   */
  deliveryMinutes: z.nullable(z.int()),
  /** Since when eSIMs of it are waited for; null where none is. `deliveryTimes` says when they are late. */
  awaitedSince: z.nullable(z.iso.datetime()),
  /** Whether a mail that it is paid was sent, or one with its eSIMs. */
  confirmationSent: z.boolean(),
  /** One per eSIM bought, in the order of the lines; `id` opens it once signed in. */
  esims: z.array(
    z.object({
      id: z.string(),
      issued: z.boolean(),
      refused: z.boolean(),
      /** Issued, and taken back by its supplier since. */
      givenBack: z.boolean(),
    }),
  ),
  /** What it has topped up, once it is paid. */
  recharges: z.array(recharge),
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
      /** For an invoice beside the payment's receipt. */
      company: z.optional(company),
      /** Refused where it can't take the total. Without it any method may: paying names it. */
      paymentMethod: z.optional(z.enum(paymentMethods)),
      language: z._default(language, defaultLanguage),
      newsletter: z._default(z.boolean(), false),
      compatibilityConfirmed: z.literal(true, "compatibility_not_confirmed"),
      /** It travels with the order: a phone that refuses the eSIM all the same is decided by it. */
      deviceCheck: z.optional(deviceCheck),
      termsAccepted: z.literal(true, "terms_not_accepted"),
      /** Asked for where the days of a plan count from paying. */
      daysFromPayingAccepted: z.optional(z.literal(true, "days_from_paying_not_accepted")),
      /** What the person saw. A comparison only: it is never charged. */
      expectedTotal: money,
      /** Asked for by `proof_required`, where many guests order from one address; no part of what the idempotency key stands for. */
      proof: z.optional(proofOfWork),
    }),
    /**
     * `secret` lets a guest open this order; it goes in the Order-Secret header and nowhere else. The same key tells it again
     * for an hour, unless it has ended; later the key opens nothing.
     */
    output: z.object({ order, secret: z.string() }),
    status: 201,
    errors: [
      "order_secret_ended",
      "plan_unavailable",
      "days_out_of_range",
      ...couponProblems,
      "price_changed",
      "payment_method_unavailable",
      "shop_closed",
      "proof_required",
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
  "GET /orders/{number}/esims": {
    summary:
      "The eSIMs of an order with what is needed to install them, as far as they have come; with the order's secret, until they are installed",
    who: "owner",
    path: z.object({ number: orderNumber }),
    output: z.array(esim),
    status: 200,
    list: true,
  },
  "POST /orders/{number}/esims/{id}/installed": {
    summary:
      "Say of one of them that it is installed, where its supplier tells nothing of that; changes words only. With the order's secret its code is not shown any more; only its owner, signed in, takes it back",
    who: "owner",
    path: z.object({ number: orderNumber, id: z.uuid() }),
    output: esim,
    status: 200,
  },
  "DELETE /orders/{number}": {
    summary:
      "Drop an order that nobody has paid: its coupon is free again, its pages and its payment link close; money that still comes goes back. One whose money a gateway holds waits for it",
    who: "owner",
    waits: "gateway",
    path: z.object({ number: orderNumber }),
    status: 204,
    errors: ["order_not_payable", "payment_pending"],
  },
  "POST /orders/{number}/corrections": {
    summary:
      "Correct the e-mail of an order that waits for its money, with the secret it was placed with: it is closed and placed anew, with another number and secret, at the price of this moment",
    who: "owner",
    waits: "gateway",
    path: z.object({ number: orderNumber }),
    idempotent: true,
    body: z.object({
      email,
      /** What the person saw. A comparison only; a coupon that does not help who it is for now takes nothing off. */
      expectedTotal: money,
      /** As for an order. */
      proof: z.optional(proofOfWork),
    }),
    output: z.object({ order, secret: z.string() }),
    status: 201,
    errors: [
      "order_not_payable",
      "order_of_another",
      "payment_pending",
      "plan_unavailable",
      "days_out_of_range",
      "coupon_usage_limit",
      "coupon_already_used",
      "price_changed",
      "shop_closed",
      "proof_required",
      "rate_limited",
    ],
  },
  "POST /orders/{number}/payments": {
    summary: "Start a payment attempt and get the gateway's page",
    who: "owner",
    waits: "gateway",
    path: z.object({ number: orderNumber }),
    idempotent: true,
    body: z.object({
      method: z.enum(paymentMethods),
      language: z._default(language, defaultLanguage),
      /** With the method `wallet`, which only the order's owner can use, signed in. */
      walletPin: z.optional(walletPin),
      returnTo: z._default(returnTo, "page"),
      /** What the person saw. A comparison only: an order that a link keeps open past its hour is quoted again, and others may have agreed to another price. */
      expectedTotal: z.optional(money),
      /** Where the method's gateway wants a question answered first. */
      captcha: z.optional(captchaAnswer),
      /** The person has read that the order was not placed from their account, and wants it: see `takenOverByPaying`. */
      takeOver: z.optional(z.literal(true)),
    }),
    output: payment,
    status: 201,
    errors: [
      ...payingProblems,
      "order_of_another",
      "wallet_insufficient",
      "pin_not_set",
      "pin_incorrect",
      "pin_blocked",
      "new_device_limit",
      "rate_limited",
    ],
  },
  "POST /payments/{id}/refunds": {
    summary:
      "Have what is to go back of an order's payment put into the owner's wallet instead, while it has not left: where their own session started the payment, or the order's secret comes with the call",
    who: "signed-in",
    proofs: ["order"],
    path: z.object({ id: z.uuid() }),
    body: z.object({
      to: z.literal("wallet"),
      /** What the person saw. A comparison only. */
      expected: money,
    }),
    output: payment,
    status: 200,
    errors: ["refund_has_left", "refund_to_card_only", "payment_disputed", "rate_limited"],
  },
  "GET /payments/{id}": {
    summary: "How a payment stands; asks the gateway when the last answer is old",
    who: "owner",
    waits: "gateway",
    path: z.object({ id: z.uuid() }),
    output: payment,
    status: 200,
  },
  "GET /payments/{id}/outcome": {
    summary:
      "How a payment stands, and nothing else of it: for a browser that its gateway sent back and that can't prove more",
    who: "anyone",
    waits: "gateway",
    path: z.object({ id: z.uuid() }),
    output: z.pick(payment, { status: true, paysFor: true }),
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
