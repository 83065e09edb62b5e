import * as z from "zod/mini";
import { email, personName } from "./auth.ts";
import { language, names, paymentMethods, plan, planDays } from "./catalogue.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { currencyCode, money } from "./money.ts";
import { defaultLanguage } from "./rules/index.ts";

export const maxQuantity = 10;

/** What is asked for. There is no price here: the server computes it from the catalogue of that moment. */
export const quoteInput = z.object({
  currency: currencyCode,
  lines: z
    .array(
      z.object({
        plan: z.string().check(z.minLength(1, "required"), z.maxLength(80, "invalid")),
        quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
        /** Only for unlimited plans. */
        days: z.optional(planDays),
      }),
    )
    .check(z.minLength(1, "required"), z.maxLength(10, "invalid")),
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
  couponDiscount: money,
  total: money,
};
export const quote = z.object({ currency: currencyCode, lines: z.array(quoteLine), ...totals });
export type Quote = z.infer<typeof quote>;

/** Countries a bill can be made out to. */
export const billingCountries = ["DZ", "TN", "FR", "DE", "IT", "ES"] as const;
export const billing = z.object({
  email,
  name: personName,
  /** E.164: a plus, the country code, the number. */
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "required"),
      z.regex(/^\+/, "phone_country_code_missing"),
      z.regex(/^\+[1-9]\d{6,14}$/, "invalid_phone"),
    ),
  country: z.enum(billingCountries, "invalid_country"),
});
export type Billing = z.infer<typeof billing>;

export const orderStatuses = [
  "not_paid",
  "pending",
  "confirmed",
  "ordered",
  "delivered",
  "rejected",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What a person may know of one payment attempt. The card's network is not told apart by SATIM: "CIB / Edahabia". */
export const payment = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: z.enum(["pending", "successful", "rejected"]),
  method: z.enum(paymentMethods),
  amount: money,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  /** Where the gateway's page is, while the payment is pending. */
  redirectUrl: z.nullable(z.string()),
  /** The gateway's own words, in the language the payment was made in. */
  gatewayMessage: z.nullable(z.string()),
  /** The gateway's transaction id, its order number and the bank's authorisation, for the receipt. */
  transactionId: z.nullable(z.string()),
  gatewayOrderNumber: z.nullable(z.string()),
  approvalCode: z.nullable(z.string()),
});
export type Payment = z.infer<typeof payment>;

export const order = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  /** Until when it can be paid. */
  payableUntil: z.iso.datetime(),
  billing: z.object({ email: z.string(), name: z.string(), phone: z.string(), country: z.string() }),
  lines: z.array(quoteLine),
  ...totals,
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
    errors: ["invalid_input", "plan_unavailable", "days_out_of_range"],
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
      "invalid_input",
      "idempotency_key_required",
      "idempotency_key_reused",
      "compatibility_not_confirmed",
      "terms_not_accepted",
      "plan_unavailable",
      "days_out_of_range",
      "price_changed",
      "payment_method_unavailable",
    ],
  },
  "GET /orders": {
    summary: "The signed-in customer's orders, newest first",
    who: "signed-in",
    output: z.array(order),
    status: 200,
    list: true,
    errors: ["unauthenticated"],
  },
  "GET /orders/{number}": {
    summary: "One order",
    who: "owner",
    output: order,
    status: 200,
    errors: ["not_found"],
  },
  "POST /orders/{number}/payments": {
    summary: "Start a payment attempt and get the gateway's page",
    who: "owner",
    idempotent: true,
    body: z.object({
      method: z.enum(paymentMethods),
      returnTo: z._default(z.enum(["page", "popup", "app"]), "page"),
      language: z._default(language, defaultLanguage),
    }),
    output: payment,
    status: 201,
    errors: [
      "invalid_input",
      "not_found",
      "idempotency_key_required",
      "idempotency_key_reused",
      "order_not_payable",
      "payment_method_unavailable",
      "gateway_unavailable",
    ],
  },
  "GET /payments/{id}": {
    summary: "How a payment stands; asks the gateway when the last answer is old",
    who: "owner",
    output: payment,
    status: 200,
    errors: ["not_found"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
