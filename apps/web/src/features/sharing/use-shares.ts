import type { BodyOf, FollowedEsim } from "@rihla/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { savePaper } from "../../lib/page/use-paper.ts";
import { useToken } from "../../lib/session/session.ts";

/** A guest follows what they have bought here by the order's secret. */
const access = (number: string) => ({ path: { number }, orderSecret: orderSecret(number) });
const board = (number: string) => apiQuery("GET /orders/{number}/shares", access(number));
/** Milliseconds between two looks at who has installed; what suppliers call about is there then. */
const pause = 30_000;

export function useShares(number: string) {
  const isSignedIn = useToken() !== null;
  const enabled = isSignedIn || orderSecret(number) !== undefined;
  return useQuery({ ...board(number), enabled, refetchInterval: pause });
}

/** Shares, or changes how it is shared. */
export function useShareEsims(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"PUT /orders/{number}/shares">) =>
      api("PUT /orders/{number}/shares", { ...access(number), body }),
    onSuccess: (followed) => {
      client.setQueryData(board(number).queryKey, followed);
      // They may have new names.
      for (const key of ["GET /esims", "GET /esims/{id}"]) client.invalidateQueries({ queryKey: [key] });
    },
  });
}

export function useWithdraw(number: string, esim: string) {
  return useChange(number, () =>
    api("DELETE /orders/{number}/shares/{esim}", { ...access(number), path: { number, esim } }),
  );
}

export function useRelease(number: string, esim: string) {
  return useChange(number, () =>
    api("POST /orders/{number}/shares/{esim}/release", { ...access(number), path: { number, esim } }),
  );
}

function useChange(number: string, change: () => Promise<undefined>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: board(number).queryKey }),
  });
}

/** A page to print for each of them. */
export function useSheet(number: string) {
  return useMutation({
    mutationFn: async (followed: readonly FollowedEsim[]) => {
      const esims = followed.map(({ esim }) => esim.id);
      savePaper(await api("POST /orders/{number}/shares/sheet", { ...access(number), body: { esims } }));
    },
  });
}
