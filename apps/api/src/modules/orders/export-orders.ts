import type { Consent, Order } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { OrderRow } from "./order.ts";
import { findOrdersOf } from "./orders.repository.ts";
import { showOrders } from "./show-order.ts";

type Exported = { orders: Order[]; consents: Consent[] };

/** All orders of an e-mail, and what was agreed to with each. */
export async function exportOrders(app: Uses<"db" | "gateways">, email: string): Promise<Exported> {
  const rows = await findOrdersOf(app.db, email);
  return { orders: await showOrders(app, rows), consents: rows.flatMap(consentsOf) };
}

function consentsOf(order: OrderRow): Consent[] {
  const given = (document: Consent["document"], at: Date) => ({
    document,
    version: null,
    givenAt: at.toISOString(),
    orderNumber: order.number,
  });
  return [
    given("terms", order.termsAcceptedAt),
    given("compatibility", order.compatibilityConfirmedAt),
    ...(order.newsletter ? [given("newsletter", order.createdAt)] : []),
  ];
}
