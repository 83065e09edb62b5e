import type { Destination } from "@rihla/contract";
import { useMemo, useState } from "react";
import { useVisitor } from "../../lib/visitor.ts";
import type { FoundPlace, PlaceFinder } from "./find-places.ts";
import { recentPlaces } from "./recent-places.ts";

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
    return text ? { found: ready.finder.find(text, language, most), heading: null } : beforeTyping(ready);
  }, [ready, typed, language]);
  return { prepare, List: ready?.List ?? null, ...offer };
}

async function load(currency: string): Promise<Ready> {
  const { Suggestions, placeFinder } = await import("./suggestions.tsx");
  return { List: Suggestions, finder: await placeFinder(currency), currency };
}

function beforeTyping({ finder }: Ready): { found: FoundPlace[]; heading: "recent" | "popular" } {
  const plain = (destination: Destination) => ({ destination, via: null });
  const recent = recentPlaces().flatMap(
    (code) => finder.destinations.find((destination) => destination.code === code) ?? [],
  );
  if (recent.length > 0) return { found: recent.map(plain), heading: "recent" };
  const popular = finder.destinations.filter((destination) => destination.popular).slice(0, 5);
  return { found: popular.map(plain), heading: "popular" };
}
