import type { createBrowserRouter } from "react-router";
import type { RootData } from "./lib/page/root-data.ts";
import { inLanguage, paths, withoutLanguage } from "./paths.ts";

/** Leads to the sign-in and afterwards back to the page at hand, in its language. */
export function askToSignIn(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname, search } = router.state.location;
  if (withoutLanguage(pathname) === paths.login()) return;
  const login = paths.login({ next: withoutLanguage(pathname) + search });
  const root: RootData | undefined = router.state.loaderData.root;
  const visitor = root?.visitor;
  router.navigate(visitor?.prefix ? inLanguage(login, visitor.language) : login);
}
