import type { LoaderFunctionArgs } from "react-router";
import { load } from "../../lib/load.ts";
import { visitorOf } from "../../lib/visitor.ts";
import { parseSearchSearch } from "../../paths.ts";
import type { FoundPlace } from "./find-places.ts";

export type SearchData = { text: string; found: FoundPlace[] };

/** On the server for who comes with a question, in the browser (without a network, once loaded) for who asks another. */
export async function searchLoader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const { currency, language } = visitorOf(request);
  const { q: text = "" } = parseSearchSearch(new URL(request.url).searchParams);
  const { placeFinder } = await import("./find-places.ts");
  const { find, destinations } = await load(placeFinder(currency));
  if (text !== "") return { text, found: find(text, language, 24) };
  const popular = destinations.filter((destination) => destination.popular);
  return { text, found: popular.map((destination) => ({ destination, via: null })) };
}
