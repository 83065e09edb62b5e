import type { BodyOf, CodeSent } from "@rihla/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { withProof } from "../../lib/api/with-proof.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { Sent } from "./sent-code.ts";

type Whom = BodyOf<"POST /auth/codes">;
/** `onWork`: it takes longer, since the shop wants some work done first. */
export type AskForCode = (whom: Whom, onWork: () => void) => Promise<CodeSent>;

export function useSendCode(onSent: (sent: Sent) => void, ask: AskForCode = askToSignIn) {
  const { language } = useVisitor();
  const t = useTranslations("account");
  const [working, setWorking] = useState(false);
  const send = useMutation({
    mutationFn: async (email: string): Promise<Sent> => {
      const code = await ask({ email, language }, () => setWorking(true));
      return { ...code, email, sentAt: Date.now(), longer: false };
    },
    onSuccess: onSent,
    onSettled: () => setWorking(false),
  });
  /** What a button says while it is on its way. */
  return { ...send, busyWords: working ? t("checking") : t("sending") };
}

/** To the customer who is signed in, whose e-mail the shop knows. */
export const askToConfirm: AskForCode = ({ language }) => api("POST /auth/me/codes", { body: { language } });

/** While the shop is being guessed at, or many ask from one address, it wants some work of this device before it mails. */
const askToSignIn: AskForCode = (whom, onWork) =>
  withProof((proof) => api("POST /auth/codes", { body: { ...whom, ...(proof && { proof }) } }), onWork);
