import type { OrderLineRow, OrderRow } from "../order.ts";

/** One eSIM for each piece of a line. */
export function esimsOf(order: Pick<OrderRow, "id" | "number" | "email">, line: OrderLineRow) {
  return Array.from({ length: line.quantity }, (_, position) => ({
    orderId: order.id,
    orderNumber: order.number,
    orderLineId: line.id,
    position,
    email: order.email,
    plan: line.plan,
    destinationNames: line.destinationNames,
    flag: line.flag,
    days: line.days,
    provider: line.provider,
    providerPackage: line.providerPackage,
    periodDays: line.soldByDay ? line.days : null,
  }));
}
