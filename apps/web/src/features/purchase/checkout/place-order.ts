import type { BodyOf, Language, Order, Quote } from "@rihla/contract";
import { forgetOthersCheck, keptCheck } from "../../../domain/devices/phone-check.ts";
import { rememberOrder } from "../../../domain/orders/order-access.ts";
import { noteOrderedAs } from "../../../domain/orders/ordered-as.ts";
import { notePlaced } from "../../../domain/orders/placed-here.ts";
import { api } from "../../../lib/api/api.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { forgetIdempotencyKey, idempotencyKeyFor, isKeyKnownFor } from "../../../lib/api/idempotency.ts";
import { withProof } from "../../../lib/api/with-proof.ts";
import { readPhone } from "./billing/phone-number.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { notePendingOrder } from "./pending-order.ts";
import type { Wanted } from "./wanted.ts";

const purpose = "order";

/** The next order is another one, even with the same contents. */
export const nextOrderIsNew = () => forgetIdempotencyKey(purpose);

/**
 * Places the order once, however often it is called with the same contents from this tab. `onWork`: many guests order from this
 * address just now, and the shop wants some work of this device first.
 */
export async function placeOrder(
  values: CheckoutValues,
  quote: Quote,
  wanted: Wanted,
  language: Language,
  onWork: () => void,
): Promise<Order> {
  const body = await orderBody(values, quote, language);
  const place = () => {
    const idempotencyKey = idempotencyKeyFor(purpose, body);
    return withProof(
      (proof) => api("POST /orders", { body: { ...body, ...(proof && { proof }) }, idempotencyKey }),
      onWork,
    );
  };
  const { order, secret } = await place().catch((error: unknown) => {
    if (!(error instanceof ApiProblem) || error.code !== "order_secret_ended") throw error;
    // The key of an order of long ago, in a tab that was left open: this press means another.
    nextOrderIsNew();
    return place();
  });
  rememberOrder(order, secret);
  notePendingOrder(wanted.lines, order.number);
  notePlaced(order.number, wanted.ofCart);
  noteOrderedAs(values.email, values.name);
  forgetOthersCheck();
  return order;
}

/** Whether the next press goes on with the order that this tab has placed: nothing of it has changed since. */
export const isPlacedAlready = async (
  values: CheckoutValues,
  quote: Quote,
  language: Language,
): Promise<boolean> => isKeyKnownFor(purpose, await orderBody(values, quote, language));

async function orderBody(
  values: CheckoutValues,
  quote: Quote,
  language: Language,
): Promise<BodyOf<"POST /orders">> {
  const check = keptCheck();
  return {
    currency: quote.currency,
    lines: quote.lines.map(({ plan, quantity, days, topUp }) => ({
      plan: plan.code,
      quantity,
      ...(plan.days === null ? { days } : {}),
      ...(topUp ? { esim: topUp.esim } : {}),
    })),
    ...(quote.couponCode === null ? {} : { coupon: quote.couponCode }),
    billing: {
      email: values.email.trim(),
      name: values.name.trim(),
      phone: await phoneOf(values),
      country: values.country as "DZ",
    },
    ...(values.forCompany ? { company: values.company.fields } : {}),
    language,
    newsletter: values.newsletter,
    compatibilityConfirmed: true,
    ...(check ? { deviceCheck: check } : {}),
    termsAccepted: true,
    ...(values.daysFromPaying ? { daysFromPayingAccepted: true as const } : {}),
    expectedTotal: quote.total,
  };
}

async function phoneOf({ phoneCountry, phoneNumber }: CheckoutValues): Promise<string> {
  const phone = await readPhone(phoneCountry, phoneNumber).catch(() => {
    throw new ApiProblem("offline", 0); // the numbering plans didn't arrive
  });
  return "e164" in phone ? phone.e164 : phoneNumber;
}
