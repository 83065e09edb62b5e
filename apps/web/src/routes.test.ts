import { existsSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { footerLinks } from "./features/shell/footer-links.ts";
import { routes } from "./routes.ts";
import type { ServerHandle } from "./routing.ts";

const links = footerLinks.flatMap((column) => column.links.map(([label, to]) => ({ label, to })));

test.each(links)("$label leads to a page that is there", ({ to }) => {
  const leaf = matchRoutes(routes, to)?.at(-1)?.route;
  const { file } = (leaf?.handle ?? {}) as Partial<ServerHandle>;
  expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
});

test("all that belongs at the foot of the shop is there", () => {
  expect(links.map(({ label }) => label.split(".")[1])).toEqual([
    "destinations",
    "world",
    "account",
    "guide",
    "compatibility",
    "support",
    "contact",
    "privacy",
    "terms",
    "notices",
  ]);
});

const pages = pagesIn(routes).map(({ id, handle }) => ({ id, ...(handle as ServerHandle) }));

test.each(pages)("the file that the build knows $id by is the one that its code comes from", async (page) => {
  expect(await page.module()).toBe(await import(`../${page.file}`));
});

function pagesIn(table: RouteObject[]): RouteObject[] {
  return table.flatMap((route) => [...(route.handle ? [route] : []), ...pagesIn(route.children ?? [])]);
}
