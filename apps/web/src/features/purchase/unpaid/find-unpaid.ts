import type { Order } from "@rihla/contract";
import { forgetOrder, orderSecret } from "../../../domain/orders/order-access.ts";
import { forgetPlaced, notePaid } from "../../../domain/orders/placed-here.ts";
import { unpaidState } from "../../../domain/orders/unpaid-state.ts";
import { api } from "../../../lib/api/api.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";

/** Of these orders, and of all that a signed-in customer has, those that can still be paid, newest first. */
export async function findUnpaid(numbers: string[], signedIn: boolean): Promise<Order[]> {
  const theirs = signedIn ? await api("GET /orders", { orGuest: true }).catch(() => []) : [];
  const placedHere = await Promise.all(numbers.map(look));
  const elsewhere = theirs.filter(({ number }) => !numbers.includes(number));
  return [...placedHere.flat(), ...elsewhere]
    .filter((order) => !["paid", "over"].includes(unpaidState(order).kind))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

const isGone = ["not_found", "order_secret_ended"];

/** One that can't be asked about now is looked at the next time. */
async function look(number: string): Promise<Order[]> {
  try {
    const order = await api("GET /orders/{number}", { path: { number }, orderSecret: orderSecret(number) });
    notePaid(order);
    if (unpaidState(order).kind === "over") forgetPlaced(number);
    return [order];
  } catch (error) {
    if (error instanceof ApiProblem && isGone.includes(error.code)) forgetPlaced(number);
    if (error instanceof ApiProblem && error.code === "order_secret_ended") forgetOrder(number);
    return [];
  }
}
