import type { HeldEsim } from "@rihla/contract";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";

/** Asks the provider about one of the eSIMs that this phone holds. */
export function useRefreshHeld(id: string): UseMutationResult<HeldEsim, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /hand-overs/held/{id}/refresh", { path: { id } }),
    onSuccess: (fresh) =>
      client.setQueryData(apiQuery("GET /hand-overs/held").queryKey, (held) =>
        held?.map((esim) => (esim.id === id ? fresh : esim)),
      ),
  });
}
