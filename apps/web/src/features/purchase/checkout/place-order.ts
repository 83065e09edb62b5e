import type { BodyOf, Language, Order, Quote } from "@rihla/contract";
import { rememberOrder } from "../../../domain/orders/order-access.ts";
import { api } from "../../../lib/api.ts";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../../lib/idempotency.ts";
import type { SummarySearch } from "../../../paths.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { notePendingOrder } from "./pending-order.ts";
import { readPhone } from "./phone-number.ts";

const purpose = "order";

/** The next order is another one, even with the same contents. */
export const nextOrderIsNew = () => forgetIdempotencyKey(purpose);

/** Places the order once, however often it is called with the same contents from this tab. */
export async function placeOrder(
  values: CheckoutValues,
  quote: Quote,
  search: SummarySearch,
  language: Language,
): Promise<Order> {
  const body = await orderBody(values, quote, language);
  const { order, secret } = await api("POST /orders", {
    body,
    idempotencyKey: idempotencyKeyFor(purpose, body),
  });
  rememberOrder(order.number, secret);
  notePendingOrder(search, order.number);
  return order;
}

async function orderBody(
  values: CheckoutValues,
  quote: Quote,
  language: Language,
): Promise<BodyOf<"POST /orders">> {
  return {
    currency: quote.currency,
    lines: quote.lines.map(({ plan, quantity, days }) => ({
      plan: plan.code,
      quantity,
      ...(plan.days === null ? { days } : {}),
    })),
    ...(quote.couponCode === null ? {} : { coupon: quote.couponCode }),
    billing: {
      email: values.email.trim(),
      name: values.name.trim(),
      phone: await phoneOf(values),
      country: values.country as "DZ",
    },
    paymentMethod: values.method,
    language,
    newsletter: values.newsletter,
    compatibilityConfirmed: true,
    termsAccepted: true,
    expectedTotal: quote.total,
  };
}

async function phoneOf({ phoneCountry, phoneNumber }: CheckoutValues): Promise<string> {
  const phone = await readPhone(phoneCountry, phoneNumber).catch(() => {
    throw new ApiProblem("offline", 0); // the numbering plans didn't arrive
  });
  return "e164" in phone ? phone.e164 : phoneNumber;
}
