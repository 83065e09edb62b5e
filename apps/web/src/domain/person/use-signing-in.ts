import type { DataOf } from "@rihla/contract";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { parseNext } from "../../lib/inside-address.ts";
import { useGo } from "../../lib/navigation.tsx";
import { useToken } from "../../lib/session.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { startSession } from "./start-session.ts";

/** What the three screens that sign in share: whoever is signed in, also through another tab, goes where they wanted. */
export function useSigningIn() {
  const next = parseNext(useSearchParams()[0]);
  const token = useToken();
  const visitor = useVisitor();
  const go = useGo();
  useEffect(() => {
    if (token) go(next ?? paths.esims(), { replace: true });
  }, [token, go, next]);
  return {
    next,
    onSignedIn: (session: DataOf<"POST /auth/sessions">) => startSession(session, visitor),
  };
}
