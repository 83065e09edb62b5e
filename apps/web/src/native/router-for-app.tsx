import { createBrowserRouter, type RouteObject } from "react-router";
import { PendingPage } from "../features/shell/pending-page.tsx";
import type { RootData, Visitor } from "../lib/page/root-data.ts";

/**
 * The frame stands at once, with the shape of the page in it until that has its data. Figures of the frame itself come with the
 * first answer.
 */
export function routerForApp(routes: RouteObject[], visitor: Visitor) {
  const root: RootData = { visitor, catalogue: null };
  const [frame] = routes;
  const hydrateFallbackElement = <PendingPage to={{ ...location, state: null, key: "" }} isSlow={false} />;
  const children = frame?.children?.map((route) => ({ ...route, hydrateFallbackElement }) as RouteObject);
  return createBrowserRouter([{ ...frame, children } as RouteObject], {
    hydrationData: { loaderData: { root } },
  });
}
