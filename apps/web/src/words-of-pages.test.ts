import { readFileSync } from "node:fs";
import path from "node:path";
import { bundles } from "@rihla/i18n/bundles";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { routes } from "./routes.ts";
import type { ServerHandle } from "./routing.ts";

const source = import.meta.dirname;
/** The app itself brings them, and nothing else shows them. */
const ofTheApp = bundles.phone;

/** Where a word misses, its name stands on the page, and nothing else notices. */
test.each(pagesOf(routes))("the page $id brings the words that its code says", ({ handle }) => {
  const brought = new Set<string>([...handle.messages.flatMap((group) => bundles[group]), ...ofTheApp]);
  const said = [...importedBy(path.join(source, "..", handle.file))].flatMap(namespacesOf);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(({ namespace }) => !brought.has(namespace))).toEqual([]);
});

function pagesOf(table: RouteObject[]): { id: string; handle: ServerHandle }[] {
  return table.flatMap(({ id = "", handle, children = [] }) => [
    ...(handle?.file ? [{ id, handle }] : []),
    ...pagesOf(children),
  ]);
}

/** A source and all that it imports of the shop's front, without what is fetched later and without what fetches words of its own. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(file, "utf8");
  if (found.has(file) || text.includes("<IntlProvider")) return found;
  found.add(file);
  for (const [, name = ""] of text.matchAll(/^(?:import|export|\}) .*?from "(\.[^"]+\.tsx?)";$/gm))
    importedBy(path.join(path.dirname(file), name), found);
  return found;
}

const namespacesOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/useTranslations\("(\w+)/g)].map(([, namespace = ""]) => ({
    file: path.relative(source, file),
    namespace,
  }));
