import type { Order } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { isRechargeOver } from "../../../domain/esims/recharge-stops.ts";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { pollDelay } from "./verifying/poll-delay.ts";

/** The order as the server knows it now, asked again while `unfinished` says so and the page is seen. */
export function useOrder(number: string, unfinished: (order: Order) => boolean) {
  return useQuery({
    ...apiQuery("GET /orders/{number}", { path: { number }, orderSecret: orderSecret(number) }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && unfinished(state.data) ? pollDelay(state.dataUpdateCount) : false,
  });
}

/** Every eSIM has been issued or refused, and so every top-up. */
export const settled = ({ esims, recharges }: Order) =>
  esims.length + recharges.length > 0 &&
  esims.every(({ issued, refused }) => issued || refused) &&
  recharges.every(isRechargeOver);
