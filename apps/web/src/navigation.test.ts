import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, type RouteObject } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import common from "../../../packages/i18n/src/messages/fr/common.json" with { type: "json" };
import shell from "../../../packages/i18n/src/messages/fr/shell.json" with { type: "json" };
import { render } from "./entry-server.tsx";
import { routes } from "./routes.ts";
import type { PageHandle } from "./routing.ts";

const assets = {
  entry: "",
  scripts: [],
  styles: "",
  recallLanguage: "",
  recallOwn: "",
  keepEarly: "",
  importMap: "",
};

async function pageAt(address: string): Promise<string> {
  const origin = "http://localhost";
  const page = await render(new Request(origin + address), { assetsFor: () => assets, origin });
  if (page.kind !== "page") throw new Error(`${address} is no page`);
  return page.opening + page.shown + page.closing;
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"#]*)(#[^"]*)?"/g)].map(([, to, at = ""]) => `${to}${at}`);

test("the bottom navigation has five places, and the foot of the page the rest of all eight without scripts", async () => {
  const html = await pageAt("/fr/guide");
  const rest = html.slice(html.indexOf('class="bottom-navigation'));
  const bar = linksIn(rest.slice(0, rest.indexOf("</nav>")));
  expect(bar).toEqual([
    "/fr/home",
    "/fr/search",
    "/fr/esims",
    "/fr/support",
    "/fr/profile",
    "/fr/guide#more",
  ]);
  const foot = linksIn(html.slice(html.indexOf('id="more"')));
  for (const place of ["/fr/home#destinations", "/fr/compatibility", "/fr/guide"])
    expect(foot).toContain(place);
});

test("what the bottom navigation unfolds leads to the other three", async () => {
  const { Sheet } = await import("./features/shell/more-sheet.tsx");
  const children = createElement(MemoryRouter, null, createElement(Sheet, { open: true, onClose() {} }));
  const messages = { shell, common };
  const html = renderToString(
    createElement(IntlProvider, { locale: "fr", messages, timeZone: "UTC", children }),
  );
  expect(linksIn(html)).toEqual(["/home#destinations", "/compatibility", "/guide"]);
});

type Page = RouteObject & { handle?: PageHandle };
const pagesIn = (all: readonly RouteObject[]): Page[] =>
  all.flatMap((route) => [route as Page, ...pagesIn(route.children ?? [])]);

test("every page of one's own that has a bottom navigation finds its place marked there", async () => {
  const own = pagesIn(routes).filter(
    ({ path, handle }) => path && handle && handle.access !== "public" && handle.frame === "shop",
  );
  expect(own.map(({ path }) => path)).toEqual(expect.arrayContaining(["profile", "wallet", "status/:id"]));
  for (const { path } of own) {
    const html = await pageAt(`/fr/${path?.replace(/:\w+/, "7")}`);
    const bar = html.slice(html.indexOf('class="bottom-navigation'));
    expect([path, bar.slice(0, bar.indexOf("</nav>")).match(/aria-current="page"/g)?.length]).toEqual([
      path,
      1,
    ]);
  }
});
