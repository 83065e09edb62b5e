import type { Destination } from "@rihla/contract";

/** How well a name fits: it starts with the text, a word of it does, or the text is somewhere inside. */
const ranks = { start: 0, word: 1, inside: 2, not: 3 } as const;
type Rank = (typeof ranks)[keyof typeof ranks];

/** Destinations whose name in any of the shop's languages fits `text`, best first; ties keep their order. */
export function findDestinations(destinations: readonly Destination[], text: string): Destination[] {
  const wanted = plain(text);
  if (wanted === "") return [...destinations];
  return destinations
    .map((destination) => ({ destination, rank: bestRank(destination, wanted) }))
    .filter(({ rank }) => rank < ranks.not)
    .sort((a, b) => a.rank - b.rank)
    .map(({ destination }) => destination);
}

function bestRank({ names, code, kind }: Destination, wanted: string): Rank {
  if (kind === "country" && code.toLowerCase() === wanted) return ranks.start;
  const found = [names.fr, names.en, names.ar].map((name) => rankOf(plain(name), wanted));
  return Math.min(...found) as Rank;
}

function rankOf(name: string, wanted: string): Rank {
  if (name.startsWith(wanted)) return ranks.start;
  if (name.includes(` ${wanted}`)) return ranks.word;
  return name.includes(wanted) ? ranks.inside : ranks.not;
}

/**
 * What people don't type the same way every time goes: accents, capitals, hyphens, Arabic vowel signs, the forms of
 * alif, ta marbuta, alif maqsura and the article.
 */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, "")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/[-'’.,()]+/g, " ")
    .replace(/(^|\s)ال(?=\S\S)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
