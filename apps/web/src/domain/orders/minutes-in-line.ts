import type { Order } from "@rihla/contract";

/** Minutes that are worth telling: there is a line. Null where it comes as usual, or nobody can say when. */
export function minutesInLine({ deliveryMinutes }: Pick<Order, "deliveryMinutes">): number | null {
  return deliveryMinutes !== null && deliveryMinutes > 1 ? deliveryMinutes : null;
}
