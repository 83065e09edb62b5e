import type { RouteObject } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
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

afterEach(() => vi.unstubAllGlobals());

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"#]*)(#[^"]*)?"/g)].map(([, to, at = ""]) => `${to}${at}`);

test("the bottom navigation has five places, and the other three stand first on the pages of two of them", async () => {
  const html = await pageAt("/fr/guide");
  const rest = html.slice(html.indexOf('class="bottom-navigation'));
  const bar = linksIn(rest.slice(0, rest.indexOf("</nav>")));
  expect(bar).toEqual(["/fr/home", "/fr/search", "/fr/esims", "/fr/support", "/fr/profile"]);
  vi.stubGlobal("fetch", async (asked: string) =>
    asked.includes("/destinations") ? Response.json({ data: [] }) : Response.error(),
  );
  const main = async (address: string) => {
    const page = await pageAt(address);
    return linksIn(page.slice(page.indexOf("<main"), page.indexOf("</main>")));
  };
  expect(await main("/fr/search")).toContain("/fr/home#destinations");
  expect((await main("/fr/support")).slice(0, 2)).toEqual(["/fr/guide", "/fr/compatibility"]);
});

type Page = RouteObject & { handle?: PageHandle };
const pagesIn = (all: readonly RouteObject[]): Page[] =>
  all.flatMap((route) => [route as Page, ...pagesIn(route.children ?? [])]);

test("every page of one's own that has a bottom navigation finds its place marked there", {
  // Reads the code of all pages.
  timeout: 60_000,
}, async () => {
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
