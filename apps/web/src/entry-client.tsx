import "@vitejs/plugin-react/preamble";
import { type ReactNode, StrictMode, startTransition, useEffect, useEffectEvent } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router";
import { askToSignIn } from "./ask-to-sign-in.ts";
import { chosenByHand } from "./domain/person/chosen-by-hand.ts";
import { type Hydration, hydrationId } from "./hydration.ts";
import { warmUpFrom } from "./lib/navigation/navigation.tsx";
import type { EarlyInput } from "./lib/page/replay-early-input.ts";
import type { RootData } from "./lib/page/root-data.ts";
import { reloadForLostCode, watchLostCode } from "./lib/session/lost-code.ts";
import { restorePreferences } from "./lib/session/preferences.ts";
import { forgetWithSession, onceSignedIn, whenSessionRefused } from "./lib/session/session.ts";
import { keepMessages, loadMessages } from "./lib/text/messages.ts";
import { openWebStorage } from "./platform/storage/storage.web.ts";
import { routes } from "./routes.ts";
import type { PageHandle } from "./routing.ts";

declare global {
  /** Of `public/keep-early.js`; asked once. */
  var takeEarlyInput: (() => EarlyInput | false) | undefined;
}

type Router = ReturnType<typeof createBrowserRouter>;

const hydration: Hydration = JSON.parse(document.getElementById(hydrationId)?.textContent ?? "{}");

/** The empty page that a browser has kept, without a network say. */
const isShell = !hydration.loaderData.root;

openWebStorage();
watchLostCode();
start().catch(async (error) => {
  await reloadForLostCode(error);
  throw error;
});

/** In small pieces, so that a touch in between is answered at once; on a cheap phone all of it takes half a second. */
async function start(): Promise<void> {
  await pause();
  // Before the router reads the address. Without its code, offline say, only the promo code is lost.
  if (/[?&]promo=/.test(location.search))
    await import("./lib/storage/capture-promo.ts").then(({ capturePromo }) => capturePromo(), console.warn);
  const router = isShell
    ? await import("./fill-shell.ts").then(({ routerForShell }) => routerForShell(routes, hydration.words))
    : await routerForPage();
  warmUpFrom(routes);
  whenSessionRefused(() => askToSignIn(router));
  forgetWithSession();
  await pause();
  const root = document.getElementById("root") as HTMLElement;
  // From here on React hears each press, and hydrates at once for it.
  const early = globalThis.takeEarlyInput?.();
  const page = (
    <AfterHydration act={() => settle(router, early)}>
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>
    </AfterHydration>
  );
  // React hydrates in one go unless it is told that nothing depends on it.
  startTransition(() => (isShell ? createRoot(root).render(page) : void hydrateRoot(root, page)));
}

async function routerForPage(): Promise<Router> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all([...matches.map(({ route }) => resolveLazy(route)), loadWords(matches)]);
  await pause();
  return createBrowserRouter(routes, { hydrationData: hydration });
}

/** Lets the browser paint and answer. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Calls `act` after hydration: a change of the page before it would differ from what the server rendered. */
function AfterHydration({ act, children }: { act: () => void; children: ReactNode }) {
  const once = useEffectEvent(act);
  useEffect(() => once(), []);
  return children;
}

function settle(router: Router, early: EarlyInput | false | undefined): void {
  if (early)
    import("./lib/page/replay-early-input.ts").then(
      ({ replayEarlyInput }) => replayEarlyInput(early),
      () => {},
    ); // offline: it is lost
  const { visitor }: RootData = router.state.loaderData.root;
  const isForgotten = restorePreferences((language) => chosenByHand({ language }));
  // A shell knows nothing of the shop yet.
  if ((isForgotten && !visitor.prefix) || (isShell && navigator.onLine)) router.revalidate();
  if (import.meta.env.PROD)
    navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
  onceSignedIn(() =>
    import("./lib/session/register-device.ts").then(
      ({ registerThisDevice }) => registerThisDevice(),
      () => {}, // offline: at the next visit
    ),
  );
}

/** React must find at once what the server rendered: the code of the pages matched comes before hydrating. */
async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  const { loader, ...module } = await route.lazy();
  Object.assign(route, module, { lazy: undefined, loader: route.loader ?? loader });
}

async function loadWords(matches: { route: RouteObject }[]): Promise<void> {
  const handles = matches.map(({ route }): PageHandle | undefined => route.handle);
  const groups = handles.flatMap((handle) => handle?.messages ?? []);
  const language = hydration.loaderData.root?.visitor.language ?? "fr";
  keepMessages(language, hydration.words);
  await loadMessages(language, ["public", ...new Set(groups)]);
}
