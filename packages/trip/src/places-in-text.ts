import { anyMonth } from "./months.ts";
import { airport, beginsName, type NamedPlace, placeCalled } from "./place-names.ts";

/** A place as it stands in a text. `coded`: by its airport's code. */
export type WrittenPlace = NamedPlace & { start: number; end: number; coded: boolean };

const mostPlaces = 60;
const longestName = 4;

/** Beside these a place's name is an airline's. */
const airlineWords = new Set(
  `air airways airlines airline aerien aerienne aerienne aerea lineas hava yollari aviation arabian southern eastern ferries royal
  الخطوط خطوط طيران الجويه جويه العربيه fluggesellschaft saudi`.split(/\s+/),
);
/** What is written in capitals and is none of the airports that it spells. */
const wordsLikeCodes = new Set(
  `AIR VOL PNR REF EUR USD DZD TND TTC NON OUI THE AND FOR YOU ALL NOT BAG KGS PAX ADT CHD INF ETK NVA NVB DOB MIS TER DEP
  ARR VIA GATE SUN MON TUE WED THU FRI SAT DIM LUN MER JEU VEN SAM JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC FEV AVR MAI
  AOU DES LES UNE PAR SUR AUX ETE EST SON SES TEL FAX WEB COM NET ORG TVA ART BIS IDA OUT RET ALI ANA ECO CLA TAX NUM
  DAY HRS MIN UTC GMT TWO ONE SEE CAR DID BOY HIS OUR MOM ACC`.split(/\s+/),
);
const passedThrough =
  /(?:\bvia|escale a|escale|correspondance a|stopover in|transit(?: a| in)?|connection in|scalo a|escala en|umstieg in|aktarma|عبر|توقف في|ترانزيت)[ :(]{1,3}$/;

type Word = { text: string; start: number; end: number };

/** Every place of a tidied text, in its order; those that are only passed through are left out. */
export function placesIn(text: string): WrittenPlace[] {
  const small = text.toLowerCase();
  const words = [...small.matchAll(/\p{L}+/gu)]
    .slice(0, 6000)
    .map(({ 0: word, index }): Word => ({ text: word, start: index, end: index + word.length }));
  const found: WrittenPlace[] = [];
  for (let at = 0; at < words.length && found.length < mostPlaces; at++) {
    const place = nameAt(words, at, text) ?? codeAt(words, at, text);
    if (!place) continue;
    while (words[at + 1] && (words[at + 1] as Word).end <= place.end) at++;
    found.push(...("pair" in place ? place.pair : [place]));
  }
  return found.filter(({ start }) => !passedThrough.test(small.slice(Math.max(0, start - 24), start)));
}

function nameAt(words: readonly Word[], at: number, text: string): WrittenPlace | undefined {
  if (!mayBegin((words[at] as Word).text)) return undefined;
  for (let length = longestName; length >= 1; length--) {
    const run = words.slice(at, at + length);
    if (run.length < length || !stands(run, text)) continue;
    const [first, last] = [run[0] as Word, run.at(-1) as Word];
    const place = called(run.map((word) => word.text).join(" "));
    if (!place || isAirline(words, at, length)) continue;
    if (place.word && !isJoined(words, at, length, text)) continue;
    const capital = text.slice(first.start, first.start + 1) !== first.text.charAt(0);
    const latin = /^[a-z]/.test(first.text);
    const ofOwnCode = place.stop.country === airport(codeAfter(text, last.end))?.stop.country;
    if (!place.sure && latin && !capital && !ofOwnCode) continue;
    return { ...place, start: first.start, end: last.end, coded: false };
  }
  return undefined;
}

const codeAfter = (text: string, end: number): string =>
  /^[ ,/(-]{1,3}([A-Z]{3})\b/.exec(text.slice(end, end + 8))?.[1] ?? "";

/** Nothing but a blank, a hyphen or an apostrophe between its words. */
const stands = (run: readonly Word[], text: string): boolean =>
  run.every(
    (word, index) => index === 0 || /^[ '.-]{1,2}$/.test(text.slice(run[index - 1]?.end, word.start)),
  );

/** `Alger-Nice`, `Nice → Alger`: a word that is a place's name, too, is one beside another place. */
function isJoined(words: readonly Word[], at: number, length: number, text: string): boolean {
  const run = words.slice(at, at + length);
  const [before, first, last, after] = [words[at - 1], run[0], run.at(-1), words[at + length]];
  const isPlace = (word: Word) => placeCalled(word.text) ?? airport(text.slice(word.start, word.end));
  const joins = (one: Word | undefined, other: Word | undefined) =>
    one && other && /^ ?[-/→←➡➔✈>]{1,3} ?$/.test(text.slice(one.end, other.start));
  const isCapital = first && text.slice(first.start, first.start + 1) !== first.text.charAt(0);
  if (!isCapital) return false;
  return Boolean(
    (joins(before, first) && isPlace(before as Word)) || (joins(last, after) && isPlace(after as Word)),
  );
}

const mayBegin = (word: string): boolean =>
  beginsName(word) ||
  (/^[لبو]/.test(word) && (beginsName(word.slice(1)) || beginsName(`ال${word.slice(2)}`)));

/** Arabic writes `to`, `in` and `and` as part of the word. */
function called(name: string): NamedPlace | undefined {
  const place = placeCalled(name);
  if (place || !/^[لبو]/.test(name) || name.length < 4) return place;
  return placeCalled(name.startsWith("لل") ? `ال${name.slice(2)}` : name.slice(1));
}

function isAirline(words: readonly Word[], at: number, length: number): boolean {
  const beside = [words[at - 1]?.text, words[at + length]?.text];
  return beside.some((word) => word !== undefined && airlineWords.has(word));
}

const monthOfCode = new RegExp(`\\d{1,2}(?:${anyMonth})\\d{0,4}\\D`);

/** `(ALG)`, `ALG-IST`, `ALG IST`, and of bookings `ALGIST`, where a date stands before. */
function codeAt(
  words: readonly Word[],
  at: number,
  text: string,
): WrittenPlace | { pair: WrittenPlace[]; end: number } | undefined {
  const word = words[at] as Word;
  const written = text.slice(word.start, word.end);
  const length = word.end - word.start;
  if (written !== written.toUpperCase() || !/^[A-Z]+$/.test(written)) return undefined;
  if (length === 6) {
    const halves = [written.slice(0, 3), written.slice(3)].map(airport);
    const line = text.slice(text.lastIndexOf("\n", word.start) + 1, word.start).slice(-60);
    if (!halves[0] || !halves[1] || !monthOfCode.test(line.toLowerCase())) return undefined;
    const pair = halves.map((half, index) => coded(half as NamedPlace, word.start + 3 * index, 3));
    return { pair, end: word.end };
  }
  const place = length === 3 ? airport(written) : undefined;
  return place && isMarked(text, word, written) ? coded(place, word.start, 3) : undefined;
}

const coded = (place: NamedPlace, start: number, length: number): WrittenPlace => ({
  ...place,
  start,
  end: start + length,
  coded: true,
});

/** A code between brackets, or with another beside it, or with its own place's name. */
function isMarked(text: string, { start, end }: Word, code: string): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + 12);
  if (before.endsWith("(") && after.startsWith(")")) return true;
  if (/[[]$/.test(before) && after.startsWith("]")) return true;
  const isWord = wordsLikeCodes.has(code);
  const [, nextLink, next] =
    /^( {0,2}(?:[-/>→←➡➔✈]{1,3}|to|vers| )? {0,2})([A-Z]{3})(?![A-Za-z])/.exec(after) ?? [];
  const [, previous, previousLink] =
    /(?<![A-Za-z])([A-Z]{3})( {0,2}(?:[-/>→←➡➔✈]{1,3}|to|vers| )? {0,2})$/.exec(before) ?? [];
  const holds = (other: string | undefined, link: string | undefined) =>
    other && airport(other) && (!(isWord || wordsLikeCodes.has(other)) || /[-/>→←➡➔✈]/.test(link ?? ""));
  if (holds(next, nextLink) || holds(previous, previousLink)) return true;
  return !isWord && isBesideName(text, start, end, code);
}

function isBesideName(text: string, start: number, end: number, code: string): boolean {
  const country = airport(code)?.stop.country;
  const words = (part: string) => part.toLowerCase().match(/\p{L}+/gu) ?? [];
  const before = words(
    text
      .slice(Math.max(0, start - 40), start)
      .split("\n")
      .at(-1) ?? "",
  );
  const after = words(text.slice(end, end + 40).split("\n")[0] ?? "");
  const near = [before.at(-1), before.slice(-2).join(" "), after[0], after.slice(0, 2).join(" ")];
  return near.some((name) => name && placeCalled(name)?.stop.country === country);
}
