import type { Destination } from "@rihla/contract";
import { useMemo, useState } from "react";
import { recentPlaces } from "../../domain/plans/recent-places.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { FoundPlace, PlaceFinder } from "./find-places.ts";

type Ready = { List: typeof import("./suggestions.tsx").Suggestions; finder: PlaceFinder; currency: string };

/** As many as fit above a phone's keyboard, with a hint that one may scroll. */
const most = 7;

/** What to offer for `typed`: nothing before `prepare` has fetched the names, then at once for each key. */
export function useSuggestions(typed: string) {
  const { language, currency } = useVisitor();
  const [ready, setReady] = useState<Ready | null>(null);
  const prepare = () => {
    if (ready?.currency === currency) return;
    // Without a network the form still asks the server; the next touch tries again.
    load(currency).then(setReady, () => {});
  };
  const offer = useMemo(() => {
    if (!ready) return { found: [], heading: null };
    const text = typed.trim();
    if (!text) return beforeTyping(ready);
    const found = ready.finder.find(text, language, most);
    // A place that isn't there is said, with what there is.
    return found.length > 0
      ? { found, heading: null }
      : { found: popular(ready), heading: "instead" as const };
  }, [ready, typed, language]);
  return { prepare, List: ready?.List ?? null, ...offer };
}

async function load(currency: string): Promise<Ready> {
  const { Suggestions, placeFinder } = await import("./suggestions.tsx");
  return { List: Suggestions, finder: await placeFinder(currency), currency };
}

const plain = (destination: Destination) => ({ destination, via: null });

const popular = ({ finder }: Ready): FoundPlace[] =>
  finder.destinations
    .filter((destination) => destination.popular)
    .slice(0, 5)
    .map(plain);

function beforeTyping(ready: Ready): { found: FoundPlace[]; heading: "recent" | "popular" } {
  const recent = recentPlaces().flatMap(
    (code) => ready.finder.destinations.find((destination) => destination.code === code) ?? [],
  );
  if (recent.length > 0) return { found: recent.map(plain), heading: "recent" };
  return { found: popular(ready), heading: "popular" };
}
