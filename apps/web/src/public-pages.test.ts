import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { paths } from "./paths.ts";
import { publicAddress, sitemapPaths } from "./public-pages.ts";
import { routes } from "./routes.ts";
import type { PageHandle, ServerHandle } from "./routing.ts";

const known = (address: string) => publicAddress(new URL(address, "http://localhost"));

test("keeps pages apart that show something else", () => {
  const shown = ["", "?phone=samsung", "?phone=pixel"].map((query) => known(`/guide/installation${query}`));
  expect(new Set(shown.map((page) => page?.address)).size).toBe(shown.length);
});

test("lets a page that others are shown too know nothing else of one visitor's address", () => {
  const page = known("/fr/packages/FR?email=a@b.dz&days=7&fbclid=x");
  expect(page).toEqual({ address: "/fr/packages/FR?days=7", cached: true });
});

/** Values that no parser knows, for every name that it reads. */
const nonsense = ["", "zzz", "0x10", "1e1", "-1", "99999", "x".repeat(200)];
const pages = pagesWithQuery(routes);

test.each(pages)("no unknown value makes another page of $path", ({ path, handle }) => {
  const plain = known(path)?.address;
  for (const name of handle.queryNames.filter((name) => !handle.notKeptWith.includes(name)))
    for (const value of nonsense) {
      const asked = `${path}?${new URLSearchParams({ [name]: value })}`;
      expect([asked, known(asked)?.address]).toEqual([asked, plain]);
    }
});

test("one page has one address, however it is written", () => {
  for (const same of ["/FR/Packages/DZ", "/fr/packages/DZ/", "/fr/packages/DZ?days=0x10&sort=zzz&days=7"])
    expect(known(same)?.address).toBe("/fr/packages/DZ");
});

test.each([
  ["/packages/FR?plan=FR_1_7", "/packages/FR"],
  ["/packages/FR/FR_1_7?from=2027-01-01&days=3", "/packages/FR/FR_1_7?days=3"],
])("%s is not kept, as there is no end of such", (asked, kept) => {
  expect(known(asked)?.cached).toBe(false);
  expect(known(kept)?.cached).toBe(true);
});

test("knows of each page only the names that this page reads", () => {
  expect(known("/fr/home?phone=pixel&kind=region&sort=days")?.address).toBe("/fr/home?kind=region");
  expect(known("/ar/packages/FR/x?from=2026-12-12&sort=days")?.address).toBe(
    "/ar/packages/FR/x?from=2026-12-12",
  );
});

test.each(["/search", "/fr/support"])("keeps %s, but no answers to questions", (path) => {
  expect(known(path)?.cached).toBe(true);
  expect(known(`${path}?q=fra`)).toEqual({ address: `${path}?q=fra`, cached: false });
});

test.each(["/esims", "/fr/summary?plan=x", "/xy/home", "/nowhere", "/"])("%s is nobody else's", (path) => {
  expect(known(path)).toBeNull();
});

/** An address of every builder there is; a new one without a page fails here. */
const built = Object.values(paths).map((build) => (build as (...parts: unknown[]) => string)("A", "B"));

test.each(built)("%s is public where the route table says so", (path) => {
  const handle = matchRoutes(routes, path.split("#")[0] ?? "")?.at(-1)?.route.handle as
    | PageHandle
    | undefined;
  expect(handle?.access).toBeDefined();
  expect(known(path) !== null).toBe(handle?.access === "public");
});

function pagesWithQuery(table: RouteObject[]): { path: string; handle: ServerHandle }[] {
  return table.flatMap(({ path, handle, children }) => {
    const { access, queryNames = [] } = (handle ?? {}) as Partial<ServerHandle>;
    const own = access === "public" && path && queryNames.length > 0;
    return [
      ...(own ? [{ path: `/${path.replaceAll(/:\w+/g, "FR")}`, handle: handle as ServerHandle }] : []),
      ...pagesWithQuery(children ?? []),
    ];
  });
}

test("tells search engines of every lasting page and every destination, and of nobody's questions", () => {
  const all = sitemapPaths(["FR", "DZ"]);
  expect(all).toEqual(expect.arrayContaining(["/home", "/guide/installation", "/legal", "/packages/DZ"]));
  expect(all).not.toContain("/search");
  expect(all).not.toContain("/esims");
  expect(all.join()).not.toContain(":");
});

test.each(["/search?q=fra", "/packages/FR/compare?plans=a,b"])(
  "%s asks to be left out of search engines",
  (path) => {
    const handle = matchRoutes(routes, path.split("?")[0] ?? "")?.at(-1)?.route.handle as PageHandle;
    expect([handle.access, handle.indexed]).toEqual(["public", false]);
  },
);
