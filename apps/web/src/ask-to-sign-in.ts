import type { createBrowserRouter } from "react-router";
import type { RootData } from "./lib/page/root-data.ts";
import { inLanguage, paths, withoutLanguage } from "./paths.ts";
import type { PageHandle } from "./routing.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate">;

/** Leads to the sign-in and afterwards back to the page at hand, in its language, and to what is open on it. */
export function askToSignIn(router: Router): void {
  const { pathname, search, hash } = router.state.location;
  if (withoutLanguage(pathname) === paths.login()) return;
  const handle: PageHandle | undefined = router.state.matches.at(-1)?.route.handle;
  // What stands behind the # of other pages may be a link's secret, which no address sent to a server may hold.
  const at = handle?.access === "signed-in" ? hash : "";
  const login = paths.login({ next: withoutLanguage(pathname) + search + at });
  const root: RootData | undefined = router.state.loaderData.root;
  const visitor = root?.visitor;
  router.navigate(visitor?.prefix ? inLanguage(login, visitor.language) : login);
}
