import { isLanguage } from "@rihla/i18n";
import { createBrowserRouter, type RouteObject } from "react-router";
import type { RootData } from "./lib/page/root-data.ts";
import { visitorOf } from "./lib/page/visitor.ts";
import { type CarriedWords, keepMessages, loadMessages } from "./lib/text/messages.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * For the empty page that a browser keeps: draws what the address asks for without having heard anything from the server.
 * Resolves once there is something to show, be it that there is no network.
 */
export async function routerForShell(routes: RouteObject[], words: CarriedWords): Promise<Router> {
  const root: RootData = { visitor: await visitorOfShell(words), catalogue: null };
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { root } } });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  return router;
}

/** In the language of its own words where those of the visitor's are out of reach. */
async function visitorOfShell(words: CarriedWords) {
  const { lang } = document.documentElement;
  const visitor = visitorOf(new Request(location.href));
  if (!isLanguage(lang)) return visitor;
  keepMessages(lang, words);
  return loadMessages(visitor.language, ["public"]).then(
    () => visitor,
    () => ({ ...visitor, language: lang }),
  );
}
