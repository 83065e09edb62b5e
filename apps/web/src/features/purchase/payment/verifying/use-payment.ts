import { useQuery } from "@tanstack/react-query";
import { orderOfPayment, orderSecret } from "../../../../domain/orders/order-access.ts";
import { paymentEnd } from "../../../../domain/payments/payment-end.ts";
import { usePaymentNews } from "../../../../domain/payments/payment-news.ts";
import { apiQuery } from "../../../../lib/api/query.tsx";
import { pollDelay } from "./poll-delay.ts";

/**
 * A payment as the server knows it, which asks the bank: again and again until it has come to something, at once when this
 * tab comes back into view or another tab of the shop has news.
 */
export function usePayment(id: string) {
  const payment = useQuery({
    ...apiQuery("GET /payments/{id}", { path: { id }, orderSecret: orderSecret(orderOfPayment(id)) }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      const hopeless = state.error?.code === "not_found" || state.error?.code === "order_secret_ended";
      return hopeless || (state.data && paymentEnd(state.data) !== null) ? false : pollDelay(asked);
    },
  });
  usePaymentNews(id, payment.refetch);
  return payment;
}
