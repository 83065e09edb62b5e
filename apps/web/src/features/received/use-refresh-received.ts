import type { ReceivedEsim } from "@rihla/contract";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { receivedQuery } from "./received-queries.ts";

/** Asks the provider about one of the eSIMs that this phone has received. */
export function useRefreshReceived(id: string): UseMutationResult<ReceivedEsim, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /shares/received/{id}/refresh", { path: { id } }),
    onSuccess: (fresh) =>
      client.setQueryData(receivedQuery.queryKey, (received) =>
        received?.map((esim) => (esim.id === id ? fresh : esim)),
      ),
  });
}

/** Says of one of them that it is installed, or is not. */
export function useSayReceivedInstalled(id: string): (installed: boolean) => Promise<void> {
  const client = useQueryClient();
  return async (installed) => {
    const said = await api("PUT /shares/received/{id}/installed", { path: { id }, body: { installed } });
    client.setQueryData(receivedQuery.queryKey, (received) =>
      received?.map((esim) => (esim.id === id ? said : esim)),
    );
  };
}
