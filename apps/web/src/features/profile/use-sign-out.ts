import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { signOut } from "../../lib/session.ts";

/** Out of this browser in any case: without a network the server hears of it when the session runs out. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => api("DELETE /auth/sessions/{id}", { path: { id: "current" } }).catch(() => {}),
    onSettled: signOut,
  });
}
