import type { EsimGo } from "./esim-go.ts";
import { pageOf } from "./paging.ts";
import { refusal } from "./refusal.ts";

/** A page of the catalogue. `countries` keeps the bundles that stand under one of these, by comma. */
export function listBundles(go: EsimGo, query: URLSearchParams) {
  const countries = query.get("countries")?.split(",");
  const all = go.shelf
    .list()
    .filter((one) => !countries || one.countries?.some(({ iso }) => countries.includes(iso)));
  const { rows, pageCount, pageSize } = pageOf(all, query, "perPage");
  return { bundles: rows, pageCount, rows: all.length, pageSize };
}

export function showBundle(go: EsimGo, name: string) {
  const found = go.shelf.find(name);
  if (!found) throw refusal(400, "bundle not found");
  return found;
}
