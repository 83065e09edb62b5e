import type { Order } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { usePlacedHere } from "../../../domain/orders/placed-here.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { useToken } from "../../../lib/session/session.ts";
import { findUnpaid } from "./find-unpaid.ts";

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
