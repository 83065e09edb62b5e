import type { Language } from "@rihla/contract/rules/languages";
import { guess } from "./closeness.ts";
import { cheapest, type Found, findWords, type Way, wordFinder } from "./find-words.ts";
import { formsOf } from "./forms.ts";
import { normalise } from "./normalise.ts";
import { type PlaceKind, readPlaces } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";
import { leadsTo, type SearchableDestination } from "./targets.ts";

export type SearchHit = {
  /** A destination on sale. */
  code: string;
  /** The place that the text was taken for, in the reader's language. */
  matched: { text: string; kind: PlaceKind };
};

/** Destinations for what somebody typed, best first, each once; empty for an empty text and for nonsense. */
export type Search = (query: string, language: Language, limit?: number) => SearchHit[];

const longestQuery = 60;
/** For an answer put together from words, which any typing error in the whole beats. */
const wordByWord = 8;
/** For a word of several that a destination has nothing to do with. */
const unmatchedWord = 40;

/** Prepares everything once (tens of milliseconds), so that a search takes a fraction of one. */
export function createSearch(index: PlaceIndex, destinations: readonly SearchableDestination[]): Search {
  const forms = formsOf(leadsTo(destinations, readPlaces(index)), popularity(index, destinations));
  const codes = new Map(
    destinations.filter(({ kind }) => kind === "country").map(({ code }) => [code.toLowerCase(), code]),
  );
  const findWord = wordFinder(forms);
  const emptyWords = new Set(normalise(index.emptyWords).split(" "));

  return (query, language, limit = 10) => {
    const text = query.slice(0, longestQuery);
    const words = normalise(text);
    if (words === "") return [];
    const found = findWords(forms, words, language, /^\s*[A-Z]{3}\s*$/.test(text));
    addCountryCode(found, words);
    const telling = words.split(" ").filter((word) => !emptyWords.has(word));
    if (cheapest(found) >= guess && words.includes(" ")) {
      const shorter = telling.join(" ");
      if (shorter !== "" && shorter !== words) merge(found, findWords(forms, shorter, language, false), 1);
      if (telling.length > 1) merge(found, findEachWord(findWord, telling, language), wordByWord);
    }
    return ranked(found, language, limit);
  };

  /** "tr" is Turkey's code, and the beginning of other things. */
  function addCountryCode(found: Found, words: string): void {
    const code = codes.get(words);
    const form = code && forms.own.get(code);
    if (form) merge(found, new Map([[form.lead.code, { cost: codeCost + form.weight, form }]]), 0);
  }
}
const codeCost = 11;

/**
 * "paris france": the destinations that most words lead to. The cost of each word that leads there and of those that
 * don't, shared by all of them.
 */
function findEachWord(
  findWord: ReturnType<typeof wordFinder>,
  words: readonly string[],
  language: Language,
): Found {
  const waysOfWords = words.map((word) => findWord(word, language));
  const sums = new Map<string, Sum>();
  for (const ways of waysOfWords) for (const { form } of ways) countWord(sums, form);
  for (const sum of sums.values()) sum.cost = (words.length - sum.words) * unmatchedWord;
  for (const ways of waysOfWords) for (const way of ways) addWay(sums.get(way.form.lead.code) as Sum, way);
  for (const sum of sums.values()) sum.cost /= words.length;
  return sums;
}

/** `words`: how many lead there; `least`: the cost of the best of them, whose form it is. */
type Sum = Way & { words: number; least: number };

function countWord(sums: Map<string, Sum>, form: Way["form"]): void {
  const sum = sums.get(form.lead.code);
  if (sum) sum.words++;
  else sums.set(form.lead.code, { words: 1, cost: 0, least: Infinity, form });
}

function addWay(sum: Sum, { cost, form }: Way): void {
  sum.cost += Math.max(cost, 0);
  if (cost >= sum.least) return;
  sum.least = cost;
  sum.form = form;
}

function merge(into: Found, more: Found, extra: number): void {
  for (const [code, way] of more) {
    const cost = way.cost + extra;
    const before = into.get(code);
    if (!before || cost < before.cost) into.set(code, { cost, form: way.form });
  }
}

function ranked(found: Found, language: Language, limit: number): SearchHit[] {
  return [...found.values()]
    .sort((one, other) => one.cost - other.cost)
    .slice(0, limit)
    .map(({ form: { lead } }) => {
      const { kind, shown } = lead.place;
      return { code: lead.code, matched: { text: shown[language], kind } };
    });
}

/** From 0 for where everybody goes to 6 for where few do. */
function popularity(index: PlaceIndex, destinations: readonly SearchableDestination[]) {
  const order = index.travelOrder.split(" ");
  const known = new Map(destinations.map((destination) => [destination.code, destination]));
  return (code: string) => {
    const destination = known.get(code);
    const place = order.indexOf(code);
    const rank = place >= 0 ? place : destination?.kind === "region" ? regionRank : order.length;
    return (6 * (destination?.popular ? Math.min(rank, popularRank) : rank)) / order.length;
  };
}
const regionRank = 16;
const popularRank = 12;
