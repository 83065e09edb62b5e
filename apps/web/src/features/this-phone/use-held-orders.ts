import type { Order } from "@rihla/contract";
import { useQueries } from "@tanstack/react-query";
import { useEffect } from "react";
import { forgetHere } from "../../domain/orders/forget-ended.ts";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { refundsOf } from "../../domain/orders/order-outcome.ts";
import { unpaidState } from "../../domain/orders/unpaid-state.ts";
import { useOrdersHere } from "../../domain/orders/use-orders-here.ts";
import type { ApiProblem } from "../../lib/api/api-problem.ts";
import { apiQuery } from "../../lib/api/query.tsx";

/** What this browser opens, newest first; last what it can't tell anything of just now. */
export function useHeldOrders() {
  const numbers = useOrdersHere();
  const asked = useQueries({
    queries: numbers.map((number) => ({
      ...apiQuery("GET /orders/{number}", { path: { number }, orderSecret: orderSecret(number) }),
      staleTime: 0,
    })),
  });
  const held = numbers.flatMap((number, at) => {
    const query = asked[at];
    return query && !isGone(query.error) && isShown(query.data) ? { number, query } : [];
  });
  const gone = numbers.filter((_, at) => isGone(asked[at]?.error ?? null)).join();
  useEffect(() => {
    for (const number of gone.split(",").filter(Boolean)) forgetHere(number);
  }, [gone]);
  return held.toSorted((one, other) => placedAt(other.query.data).localeCompare(placedAt(one.query.data)));
}

export type HeldOrder = ReturnType<typeof useHeldOrders>[number];

/** Its owner has ended what opened it here, or it was never paid and is deleted. */
const isGone = (error: ApiProblem | null) =>
  error !== null && ["order_secret_ended", "not_found"].includes(error.code);

/** Not what nobody has paid and nobody can pay any more. */
const isShown = (order: Order | undefined) =>
  !order || order.esims.length > 0 || refundsOf(order).length > 0 || unpaidState(order).kind !== "over";

const placedAt = (order: Order | undefined) => order?.createdAt ?? "";
