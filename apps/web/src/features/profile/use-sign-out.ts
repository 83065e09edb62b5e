import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api/api.ts";
import { signOut } from "../../lib/session/session.ts";
import { unsubscribeFromPush } from "../../platform/app/push.ts";

/**
 * Out of this browser in any case, and before the server ends the session: nothing that is sent in the background may carry a
 * token that has just become worthless. Without a network the server hears of it when the session runs out.
 */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      // Whoever uses this browser next must not read what is sent to this one.
      await unsubscribeFromPush().catch(() => {});
      // Begun with the token, which is forgotten while the answer is on its way.
      const ended = api("DELETE /auth/sessions/{id}", { path: { id: "current" } });
      signOut();
      await ended.catch(() => {});
    },
  });
}
