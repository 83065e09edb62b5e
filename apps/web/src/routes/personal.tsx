import { Navigate, Outlet, useLocation, useMatches } from "react-router";
import { Queries } from "../lib/query.tsx";
import { useToken } from "../lib/session.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { useVisitor } from "../lib/visitor.ts";
import { paths, withoutLanguage } from "../paths.ts";
import type { PageHandle } from "../routing.ts";

/** Around personal screens: what the API said is kept while one moves between them; some ask for signing in. */
export function Component() {
  return (
    <Queries>
      <SignedInOnly />
    </Queries>
  );
}

function SignedInOnly() {
  const token = useToken();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const { prefix } = useVisitor();
  const access = (useMatches().at(-1)?.handle as PageHandle | undefined)?.access;
  if (access === "signed-in" && hydrated && !token)
    return <Navigate replace to={prefix + paths.login({ next: withoutLanguage(pathname) + search })} />;
  return <Outlet />;
}
