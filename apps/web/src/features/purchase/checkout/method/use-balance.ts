import type { Money, OfferedMethod } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query.tsx";
import { useToken } from "../../../../lib/session/session.ts";

/** What the customer has to pay with, in the currency of the order. */
export function useBalance(methods: readonly OfferedMethod[], currency: string): Money | undefined {
  const isOffered = methods.some(({ method }) => method === "wallet");
  const enabled = useToken() !== null && isOffered;
  const { data } = useQuery({ ...apiQuery("GET /wallet"), staleTime: 0, enabled });
  return data?.balances.find((balance) => balance.currency === currency);
}
