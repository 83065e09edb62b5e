import type { SeenEsim } from "@rihla/contract";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";

/** Asks the provider anew; what it says shows wherever this eSIM does. A refusal, too soon say, changes nothing. */
export function useFreshEsim(id: string): UseMutationResult<SeenEsim, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /esims/{id}/refresh", { path: { id } }),
    onSuccess: (esim) => client.setQueryData(apiQuery("GET /esims/{id}", { path: { id } }).queryKey, esim),
  });
}

/** Says that it is installed, or is not. */
export function useSayInstalled(id: string): (installed: boolean) => Promise<void> {
  const client = useQueryClient();
  return async (installed) => {
    const esim = await api("PUT /esims/{id}/installed", { path: { id }, body: { installed } });
    client.setQueryData(apiQuery("GET /esims/{id}", { path: { id } }).queryKey, esim);
    await client.invalidateQueries({ queryKey: ["GET /esims"] });
  };
}
