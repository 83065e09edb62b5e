import type { Order } from "@rihla/contract";
import { lazy, Suspense } from "react";
import type { AskCompany } from "../../domain/person/company.ts";

// Fetched by who has an invoice, or can ask for one.
const OrderInvoices = lazy(async () => ({
  default: (await import("../../features/company/order-invoices.tsx")).OrderInvoices,
}));
const CheckoutCompany = lazy(async () => ({
  default: (await import("../../features/company/checkout-company.tsx")).CheckoutCompany,
}));

const invoices = (mayChange: boolean) => (order: Order) =>
  order.company || (mayChange && order.companyChangeableUntil) ? (
    <Suspense>
      <OrderInvoices order={order} mayChange={mayChange} />
    </Suspense>
  ) : null;

export const changeableInvoices = invoices(true);
export const shownInvoices = invoices(false);

/** A company's fields, where somebody says that they buy for one. */
export const askCompany: AskCompany = (props) => (
  <Suspense>
    <CheckoutCompany {...props} />
  </Suspense>
);
