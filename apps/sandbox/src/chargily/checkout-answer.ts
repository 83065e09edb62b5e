import type { Checkout } from "./checkout.ts";

/** A checkout as every call and every event shows it, except for its address. Amounts in whole dinars, times in seconds. */
export function checkoutFields(checkout: Checkout) {
  const { fees, onCustomer } = feesOf(checkout);
  return {
    id: checkout.id,
    entity: "checkout",
    livemode: false,
    amount: checkout.amount,
    currency: "dzd",
    fees,
    fees_on_merchant: fees - onCustomer,
    fees_on_customer: onCustomer,
    pass_fees_to_customer: null,
    chargily_pay_fees_allocation: checkout.feesAllocation,
    status: checkout.status,
    locale: checkout.locale,
    description: checkout.description,
    metadata: checkout.metadata,
    success_url: checkout.successUrl,
    failure_url: checkout.failureUrl || null,
    webhook_endpoint: checkout.webhookEndpoint || null,
    payment_method: checkout.method,
    invoice_id: null,
    customer_id: checkout.customerId,
    payment_link_id: null,
    created_at: seconds(checkout.createdAt),
    updated_at: seconds(checkout.updatedAt),
    shipping_address: null,
    collect_shipping_address: 0,
    discount: null,
    amount_without_discount: null,
    ...checkout.misreport,
  };
}

export function checkoutAnswer(checkout: Checkout) {
  const app = checkout.method === "chargily_app";
  return {
    ...checkoutFields(checkout),
    checkout_url: checkout.pageUrl,
    ...(app && { qr_code_url: `${checkout.pageUrl}?qr=1` }),
  };
}

export function feesOf({ amount, feePercent, feesAllocation }: Checkout) {
  const fees = Math.round((amount * feePercent) / 100);
  const onCustomer = { customer: fees, merchant: 0, split: Math.ceil(fees / 2) }[feesAllocation];
  return { fees, onCustomer };
}

export function seconds(time: number): number {
  return Math.floor(time / 1000);
}
