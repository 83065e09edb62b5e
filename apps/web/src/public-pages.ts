import { languageCodes } from "@rihla/i18n";
import type { RouteObject } from "react-router";
import { routes } from "./routes.ts";
import type { ServerHandle } from "./routing.ts";

type PublicPage = { path: string; handle: ServerHandle };
export type PublicAddress = {
  /** Path and query without noise: two addresses that show the same page are the same here. */
  address: string;
  /** Whether the page may be kept and shown to the next visitor. */
  cached: boolean;
};

/** Longer values are cut: nothing that is sold or filtered by has a longer name. */
const longestValue = 80;

const publicPages = publicPagesIn(routes);
const matchers = publicPages.map(({ path, handle }) => ({ path, handle, pattern: patternOf(path) }));

/** What of an address a page that others will be shown too may know; null for personal pages and where there is none. */
export function publicAddress(url: URL): PublicAddress | null {
  for (const { path, pattern, handle } of matchers) {
    const match = pattern.exec(url.pathname);
    if (!match) continue;
    const [, language = "", ...values] = match;
    const query = queryThatMatters(handle, url.searchParams);
    const pathname = `${language.toLowerCase()}/${path.replaceAll(/:\w+/g, () => values.shift() ?? "")}`;
    return {
      address: query.size > 0 ? `${pathname}?${query}` : pathname,
      cached: !handle.notKeptWith.some((name) => query.has(name)),
    };
  }
  return null;
}

/** What the page's parser reads, and would read otherwise without: values that it knows nothing of change no page. */
function queryThatMatters({ search, queryNames }: ServerHandle, asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of queryNames) {
    const value = asked.get(name)?.slice(0, longestValue);
    if (value === undefined) continue;
    const before = JSON.stringify(search?.(query));
    query.set(name, value);
    if (JSON.stringify(search?.(query)) === before) query.delete(name);
  }
  return query;
}

/** Addresses, without a language, of the pages that search engines are told of. */
export function sitemapPaths(destinationCodes: readonly string[]): string[] {
  return publicPages.flatMap(({ path, handle }) => {
    if (handle.sitemap === "each-destination")
      return destinationCodes.map((code) => `/${path.replace(":code", encodeURIComponent(code))}`);
    return handle.indexed && !path.includes(":") ? [`/${path}`] : [];
  });
}

function publicPagesIn(table: RouteObject[]): PublicPage[] {
  return table.flatMap(({ path, handle, children }) => {
    if (children) return publicPagesIn(children);
    return path && (handle as ServerHandle | undefined)?.access === "public" ? [{ path, handle }] : [];
  });
}

function patternOf(path: string): RegExp {
  const parts = path.replaceAll(/:\w+/g, "([^/]+)");
  return new RegExp(`^(/(?:${languageCodes.join("|")}))?/${parts}/?$`, "i");
}
