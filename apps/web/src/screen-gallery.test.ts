import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { screens } from "../../../e2e/screen-gallery/screens.ts";
import { routes } from "./routes.ts";

test("the gallery has pictures of every page, and of none that is gone", () => {
  const pages = addressesIn(routes).map(({ id, path }) => (path === "*" ? path : id));
  expect([...new Set(screens.map(({ page }) => page))].toSorted()).toEqual(pages.toSorted());
});

/** What an address leads to, without the frames around it. */
function addressesIn(table: RouteObject[]): RouteObject[] {
  return table.flatMap((route) => [
    ...(route.path && !route.children ? [route] : []),
    ...addressesIn(route.children ?? []),
  ]);
}
