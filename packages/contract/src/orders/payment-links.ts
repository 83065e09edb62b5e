import * as z from "zod/mini";
import { email } from "../account/auth.ts";
import { language, paymentMethods } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { pdfFile } from "../endpoint/files.ts";
import { couponProblems } from "../endpoint/problems.ts";
import { linkToken as token } from "../link-token.ts";
import { money } from "../money.ts";
import { captchaAnswer } from "../payments/captchas.ts";
import { defaultLanguage } from "../rules/index.ts";
import { orderNumber, payingProblems, payment, quoteLine } from "./orders.ts";

/** What an order costs its payer in one currency, at this moment. */
const priceByLink = {
  lines: z.array(quoteLine),
  serviceFee: money,
  discount: money,
  couponDiscount: money,
  /** The order has a coupon that takes nothing off in this currency. */
  couponLost: z.boolean(),
  total: money,
};

/** What somebody who pays for another may know of the order; nothing that tells who the other is or what they get. */
export const payableByLink = z.strictObject({
  /** The traveller's first name. */
  firstName: z.string(),
  /** In the order's currency. */
  ...priceByLink,
  /** In the others in which it can be paid: who pays in one of them takes the order there. */
  elsewhere: z.array(z.strictObject(priceByLink)),
  endsAt: z.iso.datetime(),
});
export type PayableByLink = z.infer<typeof payableByLink>;

/** How the link's own payment stands, and what its receipt names. */
export const paymentByLink = z.omit(payment, { paysFor: true });
export type PaymentByLink = z.infer<typeof paymentByLink>;

/** Why a link can't be paid. One that was never made is answered as one that is over. */
export const paymentLinkProblems = [
  "payment_link_unknown",
  "payment_link_ended",
  "payment_link_withdrawn",
  "payment_link_paid",
] as const;

export const paymentLinkEndpoints = {
  "POST /orders/{number}/payment-link": {
    summary:
      "Let somebody else pay: a link's token, told once; one made before is withdrawn. The order stays payable until it ends",
    who: "owner",
    path: z.object({ number: orderNumber }),
    output: z.strictObject({ token, endsAt: z.iso.datetime() }),
    status: 201,
    errors: ["order_not_payable", "order_of_another", "rate_limited"],
  },
  "DELETE /orders/{number}/payment-link": {
    summary: "Withdraw the order's link; a page of the bank that is open by then can still be paid",
    who: "owner",
    path: z.object({ number: orderNumber }),
    status: 204,
  },
  "POST /payment-links/lookup": {
    summary: "What a link asks to be paid, at the price of this moment",
    who: "anyone",
    body: z.strictObject({ token }),
    output: payableByLink,
    status: 200,
    errors: [...paymentLinkProblems, "plan_unavailable", "days_out_of_range", "rate_limited"],
  },
  "POST /payment-links/payments": {
    summary:
      "Start paying by a link, at the total that was shown; refused while somebody else is paying, until the payer goes on knowing it",
    who: "anyone",
    waits: "gateway",
    idempotent: true,
    body: z.strictObject({
      token,
      method: z.enum(paymentMethods),
      language: z._default(language, defaultLanguage),
      /** What the payer saw and agrees to pay. */
      expectedTotal: money,
      termsAccepted: z.literal(true, "terms_not_accepted"),
      /** For the receipt. */
      email: z.optional(email),
      captcha: z.optional(captchaAnswer),
      /** The payer knows that a page of this link is open, their own or somebody else's. Without it that is `payment_page_open`. */
      despiteOpenPage: z._default(z.boolean(), false),
    }),
    output: paymentByLink,
    status: 201,
    errors: [
      ...paymentLinkProblems,
      "payment_page_open",
      ...couponProblems,
      ...payingProblems,
      "rate_limited",
    ],
  },
  "POST /payment-links/payments/{id}": {
    summary:
      "How a payment that was started by this link stands; asks the gateway when the last answer is old",
    who: "anyone",
    waits: "gateway",
    path: z.object({ id: z.uuid() }),
    body: z.strictObject({ token }),
    output: paymentByLink,
    status: 200,
  },
  "POST /payment-links/payments/{id}/receipt": {
    summary: "The receipt of a payment that this link started, as a PDF in the language it was paid in",
    who: "anyone",
    path: z.object({ id: z.uuid() }),
    body: z.strictObject({ token }),
    output: pdfFile,
    status: 200,
    errors: ["rate_limited"],
  },
  "POST /payment-links/payments/{id}/receipt/mail": {
    summary: "Have it sent to the payer, who may ask to be told of money that goes back, too",
    who: "anyone",
    path: z.object({ id: z.uuid() }),
    /** Without `tellOfRefund` the address is forgotten once the receipt is sent. */
    body: z.strictObject({ token, email, tellOfRefund: z._default(z.boolean(), false) }),
    status: 204,
    errors: ["rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
