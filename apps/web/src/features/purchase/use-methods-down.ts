import type { MethodOutage, PaymentMethod } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/api/query.tsx";

const lookAgainMs = 15_000;

/** The ways to pay that nobody carries out just now, each with its currency; none while that is not known. */
export function useOutages(): readonly MethodOutage[] {
  const { data = [] } = useQuery({
    ...apiQuery("GET /payment-outages"),
    refetchInterval: lookAgainMs,
  });
  return data;
}

/** Those in this currency. */
export const useMethodsDown = (currency: string): ReadonlySet<PaymentMethod> =>
  new Set(
    useOutages()
      .filter((one) => one.currency === currency)
      .map(({ method }) => method),
  );
