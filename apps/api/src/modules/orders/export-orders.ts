import type { Consent, Order } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { readPages } from "../../infra/database/read-pages.ts";
import type { OrderRow } from "./order.ts";
import { findOrdersBefore } from "./orders.repository.ts";
import { showOrders } from "./show-order.ts";

/** All orders of the caller's e-mail, in pages. */
export async function* exportOrders(
  app: Uses<"config" | "db" | "gateways" | "providers">,
  caller: Caller,
): AsyncGenerator<Order[]> {
  for await (const rows of pagesOf(app, caller.email))
    yield showOrders(app, rows, { caller, orderSecret: null });
}

/** What was agreed to with each of them, in pages. */
export async function* exportOrderConsents(app: Uses<"db">, email: string): AsyncGenerator<Consent[]> {
  for await (const rows of pagesOf(app, email)) yield rows.flatMap(consentsOf);
}

const pagesOf = ({ db }: Uses<"db">, email: string) =>
  readPages((before, limit) => findOrdersBefore(db, email, before, limit));

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
