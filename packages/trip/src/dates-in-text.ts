import { addDays, dayOf, firstFrom, weekdayOf, yearOf } from "./day.ts";
import { anyMonth, months, weekdays } from "./months.ts";
import type { Day } from "./ticket.ts";

/** Which of two numbers is the day. */
export type Order = "day-first" | "month-first";

/** A date as it stands in a text; `day`: null where it is none in this order. */
export type WrittenDate = {
  start: number;
  end: number;
  month: number;
  date: number;
  year: number | null;
  /** Two numbers, of which either may be the month. */
  open: boolean;
  /** Without a year, as `15/12`: prices and fractions look so, too. */
  bare: boolean;
};

const mostDates = 60;

const yearOrNone =
  "(?:[ ,]{1,3}(?:de |del )?(\\d{4})(?![\\d:])|[-/.](\\d{4}|\\d{2})(?!\\d)|(\\d{4}|\\d{2})(?!\\d))?";
const dayFirst = new RegExp(
  `(?<![\\d.,:/])(\\d{1,2})(?:er|st|nd|rd|th|º|°|o)?[ .,/-]{0,3}(?:de |of )?(${anyMonth})(?!\\p{L})\\.?${yearOrNone}`,
  "gu",
);
const monthFirst = new RegExp(
  `(?<!\\p{L})(${anyMonth})\\.?[ -]{1,2}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:h/]|[ -]?(?:${anyMonth}))(?:,? {1,2}(\\d{4})(?![\\d:]))?`,
  "gu",
);
const yearFirst = /(?<![\d/.-])(20\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g;
const numbers = /(?<![\d/.,:-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|-\d)/g;
const twoNumbers = /(?<![\d/.,:-])(\d{1,2})\/(\d{1,2})(?![\d/,]|\.\d| ?(?:kg|da\b|dzd|eur|€|pers))/g;
/** `15.12.` as German has it. */
const withDots = /(?<![\d/.,:-])(\d{1,2})\.(\d{1,2})\.(?!\d)/g;
/** `du 15 au 22 décembre`: the first has no month of its own. */
const dayBeforeRange =
  /(?<![\d/.,:-])(\d{1,2})(?:er|st|nd|rd|th|\.)? ?(?:-+>?|→|au|to|al|a|bis(?: zum)?|الي|حتي|and|et) ?$/;
const dayAfterRange = /^ ?(?:-|→|to) ?(\d{1,2})(?:st|nd|rd|th)?(?![\d:/h.])(?:, ?(\d{4}))?/;

type Found = Omit<WrittenDate, "open" | "bare"> & Partial<WrittenDate>;

/** Every date of a tidied text in small letters, in its order. */
export function datesIn(text: string, today: Day): WrittenDate[] {
  const found: WrittenDate[] = [];
  const taken = new Set<number>();
  const add = ({ open = false, bare = false, ...date }: Found) => {
    for (let at = date.start; at < date.end; at++) if (taken.has(at)) return false;
    for (let at = date.start; at < date.end; at++) taken.add(at);
    found.push({ ...date, open, bare });
    return true;
  };
  const near = (year: number | null) => isNear(year, today);
  for (const match of some(text, yearFirst)) {
    const [all, year, , month, date] = match;
    if (near(Number(year)))
      add({ ...place(match.index, all), year: Number(year), month: Number(month), date: Number(date) });
  }
  for (const match of some(text, dayFirst)) addWorded(match, match[1], match[2], text, today, add);
  for (const match of some(text, monthFirst)) addWorded(match, match[2], match[1], text, today, add);
  for (const match of some(text, numbers)) {
    const [all, one, mark, other, year = ""] = match;
    const full = fullYear(year);
    if (!near(full)) continue;
    add({
      ...place(match.index, all),
      date: Number(one),
      month: Number(other),
      year: full,
      open: mark !== ".",
    });
  }
  for (const pattern of [twoNumbers, withDots])
    for (const match of some(text, pattern))
      add({
        ...place(match.index, match[0]),
        date: Number(match[1]),
        month: Number(match[2]),
        year: null,
        open: pattern === twoNumbers,
        bare: true,
      });
  return found.sort((one, next) => one.start - next.start);
}

const some = (text: string, pattern: RegExp) => [...take(text.matchAll(pattern), mostDates)];

function* take<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let count = 0;
  for (const item of items) {
    if (count++ === most) return;
    yield item;
  }
}

const place = (start: number, all: string) => ({ start, end: start + all.trimEnd().length });

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** Flights are sold a year ahead and told a year later at most: other years are of births, or hours (`2040`). */
const isNear = (year: number | null, today: Day): boolean =>
  year === null || Math.abs(year - yearOf(today) - 0.5) <= 1.5;

const isHour = (digits: string): boolean => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(digits);

type Add = (date: Found) => boolean;

function addWorded(
  match: RegExpExecArray,
  dayText: string | undefined,
  monthText: string | undefined,
  text: string,
  today: Day,
  add: Add,
): void {
  const month = months.get(monthText ?? "");
  if (!month) return;
  const written = match[3] ?? match[4] ?? match[5];
  const year = written ? fullYear(written) : null;
  const hasYear = year !== null && isNear(year, today);
  // `11JAN 2040`: the hour, not the year; a birth's year makes no flight.
  if (year !== null && !hasYear && !isHour(written ?? "")) return;
  const start = match.index;
  const end = start + match[0].trimEnd().length;
  if (!add({ start, end, month, date: Number(dayText), year: hasYear ? year : null })) return;
  addOtherEnd(text, start, end, { month, year: hasYear ? year : null }, add);
}

/** `15 au 22 décembre` and `Dec 15 - 22`: the same month holds for both. */
function addOtherEnd(
  text: string,
  start: number,
  end: number,
  { month, year }: Pick<WrittenDate, "month" | "year">,
  add: Add,
): void {
  const before = text.slice(Math.max(0, start - 16), start);
  const first = dayBeforeRange.exec(before);
  if (first) {
    const at = start - before.length + first.index;
    add({ start: at, end: at + (first[1]?.length ?? 0), month, year, date: Number(first[1]) });
    return;
  }
  const after = /^\p{L}/u.test(text.slice(start, end)) ? dayAfterRange.exec(text.slice(end, end + 16)) : null;
  if (!after) return;
  const at = end + after[0].indexOf(after[1] ?? "");
  add({
    start: at,
    end: end + after[0].length,
    month,
    year: after[2] ? Number(after[2]) : year,
    date: Number(after[1]),
  });
}

/** The day that it says; without a year the next one, looking back a month. Null where there is none. */
export function dayMeant(written: WrittenDate, order: Order, since: Day, weekday: number | null): Day | null {
  const turned = written.open && order === "month-first";
  const [month, date] = turned ? [written.date, written.month] : [written.month, written.date];
  const { year } = written;
  if (year !== null) return dayOf(year, month, date);
  const earliest = addDays(since, -30);
  const next = firstFrom(earliest, (inYear) => dayOf(inYear, month, date));
  if (next === null || weekday === null || weekdayOf(next) === weekday) return next;
  return written.open ? null : next;
}

/** The day of the week that stands before a date. */
export function weekdayBefore(text: string, start: number): number | null {
  const word = /(\p{L}{2,10})\.?,? ?$/u.exec(text.slice(Math.max(0, start - 14), start))?.[1];
  return weekdays.get(word ?? "") ?? null;
}
