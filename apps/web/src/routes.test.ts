import { existsSync } from "node:fs";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { footerLinks } from "./features/shell/footer-links.ts";
import { routes } from "./routes.ts";
import type { PageHandle } from "./routing.ts";

const links = footerLinks.flatMap((column) => column.links.map(([label, to]) => ({ label, to })));

test.each(links)("$label leads to a page that is there", ({ to }) => {
  const leaf = matchRoutes(routes, to)?.at(-1)?.route;
  const { file } = (leaf?.handle ?? {}) as Partial<PageHandle>;
  expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true);
});

test("all that belongs at the foot of the shop is there", () => {
  expect(links.map(({ label }) => label.split(".")[1])).toEqual([
    "destinations",
    "world",
    "account",
    "guide",
    "support",
    "contact",
    "privacy",
    "terms",
    "notices",
  ]);
});
