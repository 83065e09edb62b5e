import type { Order } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { forgetOrder, orderSecret } from "../../../domain/orders/order-access.ts";
import { forgetPlaced, notePaid, usePlacedHere } from "../../../domain/orders/placed-here.ts";
import { unpaidState } from "../../../domain/orders/unpaid-state.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { api } from "../../../lib/api/api.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useToken } from "../../../lib/session/session.ts";

const askAgainMs = 20_000;

/**
 * Orders that can still be paid, newest first: those that this browser placed, and of a customer also those placed
 * elsewhere. What is seen to be paid leaves the cart; what is over is not asked about again.
 */
export function useUnpaidOrders(): Order[] {
  const numbers = usePlacedHere();
  const signedIn = useToken() !== null;
  const { data = [], refetch } = useQuery({
    queryKey: ["unpaid", numbers, signedIn],
    queryFn: () => findUnpaid(numbers, signedIn),
    enabled: numbers.length > 0 || signedIn,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? askAgainMs : false),
  });
  useReturnFromBank(refetch);
  return data;
}

async function findUnpaid(numbers: string[], signedIn: boolean): Promise<Order[]> {
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
