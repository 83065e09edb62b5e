import type { PaymentMethod } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/api/query.tsx";

const lookAgainMs = 15_000;

/** The ways to pay that nobody carries out just now in this currency; none while that is not known. */
export function useMethodsDown(currency: string): ReadonlySet<PaymentMethod> {
  const { data = [] } = useQuery({
    ...apiQuery("GET /payment-outages"),
    refetchInterval: lookAgainMs,
  });
  return new Set(data.filter((one) => one.currency === currency).map(({ method }) => method));
}
