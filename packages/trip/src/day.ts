import type { Day } from "./ticket.ts";

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

export function addDays(day: Day, days: number): Day {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(first: Day, last: Day): number {
  return Math.round((noon(last).getTime() - noon(first).getTime()) / 86_400_000);
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => noon(day).getUTCDay();

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Null where the month has no such day. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const time = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** Day 1 is 1 January. Null for 366 in a year of 365. */
export function dayOfYear(year: number, count: number): Day | null {
  const day = addDays(`${year}-01-01`, count - 1);
  return count >= 1 && yearOf(day) === year ? day : null;
}

/** The first day on or after `earliest` that one of the years has. */
export function firstFrom(earliest: Day, inYear: (year: number) => Day | null): Day | null {
  const year = yearOf(earliest);
  // 29 February may be eight years away.
  for (let next = year; next <= year + 8; next++) {
    const day = inYear(next);
    if (day !== null && day >= earliest) return day;
  }
  return null;
}
