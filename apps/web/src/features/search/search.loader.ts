import { type LoaderFunctionArgs, redirect } from "react-router";
import { load } from "../../lib/navigation/load.ts";
import { visitorOf } from "../../lib/page/visitor.ts";
import { plainText } from "../../lib/text/plain-text.ts";
import { parsePlaceSearch, paths, type TripSearch } from "../../paths.ts";
import type { FoundPlace } from "./find-places.ts";

export type SearchData = { text: string; found: FoundPlace[]; trip: TripSearch };

/** On the server for who comes with a question, in the browser (without a network, once loaded) for who asks another. */
export async function searchLoader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const { currency, language, prefix } = visitorOf(request);
  const { q: text = "", ...trip } = parsePlaceSearch(new URL(request.url).searchParams);
  const { placeFinder } = await import("./find-places.ts");
  const { find, destinations } = await load(placeFinder(currency));
  if (text !== "") {
    const found = find(text, language, 24);
    // With dates it is a question about plans: who named one place has answered which.
    if ((trip.from || trip.to) && found[0] && namesOnly(found[0], text))
      throw redirect(prefix + paths.packages(found[0].destination.code, trip));
    return { text, found, trip };
  }
  const popular = destinations.filter((destination) => destination.popular);
  return { text, found: popular.map((destination) => ({ destination, via: null })), trip };
}

/** What was typed is the whole name of the place, or of a city or an airport there. */
function namesOnly({ destination, via }: FoundPlace, text: string): boolean {
  const wanted = plainText(text);
  const [city, airport] = (via ?? "").split(/ \(|\)/);
  return [...Object.values(destination.names), city, airport].some(
    (name) => name && plainText(name) === wanted,
  );
}
