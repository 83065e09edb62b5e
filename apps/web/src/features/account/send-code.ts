import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useVisitor } from "../../lib/visitor.ts";
import type { Sent } from "./sign-in-card.tsx";

export function useSendCode(onSent: (sent: Sent) => void) {
  const { language } = useVisitor();
  return useMutation({
    mutationFn: async (email: string): Promise<Sent> => {
      const code = await api("POST /auth/codes", { body: { email, language } });
      return { ...code, email, sentAt: Date.now() };
    },
    onSuccess: onSent,
  });
}
