import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { SignIn } from "../features/account/sign-in.tsx";
import { handedEmail } from "../lib/handed-email.ts";
import { useGo } from "../lib/navigation.tsx";
import { signIn, useToken } from "../lib/session.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { parseNext, paths } from "../paths.ts";

export function Component() {
  const next = parseNext(useSearchParams()[0]) ?? paths.esims();
  const token = useToken();
  const hydrated = useHydrated();
  const go = useGo();
  useEffect(() => {
    if (token) go(next, { replace: true });
  }, [token, go, next]);
  // The address handed over by another screen is known in the browser only.
  return <SignIn key={String(hydrated)} firstEmail={hydrated ? handedEmail() : ""} onSignedIn={signIn} />;
}
