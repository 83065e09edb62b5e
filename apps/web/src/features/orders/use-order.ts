import type { Order } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useToken } from "../../lib/session/session.ts";

/** What `/status/:id` names: a payment by its id, an order by its number. */
const isPaymentId = (id: string) => id.includes("-");
const moving: readonly Order["status"][] = ["pending", "confirmed", "ordered"];

/** The order that is meant, and the payment where one was named. Asked again while something of it moves. */
export function useNamedOrder(id: string) {
  const signedIn = useToken() !== null;
  const byPayment = isPaymentId(id);
  const payment = useQuery({
    ...apiQuery("GET /payments/{id}", { path: { id } }),
    enabled: signedIn && byPayment,
  });
  const number = byPayment ? (payment.data?.orderNumber ?? "") : id;
  const order = useQuery({
    ...apiQuery("GET /orders/{number}", { path: { number }, orderSecret: orderSecret(number) }),
    staleTime: 0,
    enabled: signedIn && number !== "",
    refetchInterval: ({ state }) => (state.data && moving.includes(state.data.status) ? 5000 : false),
  });
  return { order, error: payment.error ?? order.error, payment: byPayment ? payment.data : undefined };
}
