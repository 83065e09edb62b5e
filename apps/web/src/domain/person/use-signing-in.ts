import type { DataOf, User } from "@rihla/contract";
import { useCallback, useEffect, useRef } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { parseNext } from "../../lib/navigation/inside-address.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { inLanguage, paths } from "../../paths.ts";
import { agreeOnPreferences, startSession } from "./start-session.ts";

/**
 * What the three screens that sign in share: whoever is signed in, also through another tab, goes where they wanted; who
 * signed in here, in the language and currency that hold from now on.
 */
export function useSigningIn() {
  const next = parseNext(useSearchParams()[0]);
  const token = useToken();
  const visitor = useVisitor();
  const agreed = useRef<User["preferences"]>(undefined);
  const leave = useLeave(next ?? paths.esims());
  useEffect(() => {
    if (token) leave(agreed.current);
  }, [token, leave]);
  return {
    next,
    onSignedIn: (session: DataOf<"POST /auth/sessions">) => {
      agreed.current = agreeOnPreferences(session, visitor);
      return startSession(session, agreed.current);
    },
  };
}

function useLeave(to: string) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { language, currency, prefix } = useVisitor();
  return useCallback(
    async (agreed: User["preferences"] = { language, currency }) => {
      const address = agreed.language === language ? `${prefix}${to}` : inLanguage(to, agreed.language);
      await navigate(address, { replace: true });
      // Afterwards: asked during a move to another page, the frame would keep its currency.
      if (agreed.currency !== currency) revalidate();
    },
    [navigate, revalidate, language, currency, prefix, to],
  );
}
