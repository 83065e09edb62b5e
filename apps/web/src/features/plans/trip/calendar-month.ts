import { addDays, type Day } from "../../../domain/plans/calendar.ts";

/** Saturday, as calendars in Algeria have it, whatever their language. */
const weekStart = 6;
const weekdayOf = (day: Day) => new Date(`${day}T12:00:00Z`).getUTCDay();
/** How far into its week a day is. */
const intoWeek = (day: Day) => (weekdayOf(day) - weekStart + 7) % 7;

/** `2026-12` of `2026-12-12`. */
export const monthOf = (day: Day) => day.slice(0, 7);
const firstOf = (day: Day): Day => `${monthOf(day)}-01`;

/** The same day some months on; the last of a month that has no such day. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(`${firstOf(day)}T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  const first = date.toISOString().slice(0, 10);
  const same = addDays(first, Number(day.slice(8)) - 1);
  if (monthOf(same) === monthOf(first)) return same;
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

/** The weeks of a month; null where a week has days of another one. */
export function weeksOf(month: Day): (Day | null)[][] {
  const first = firstOf(month);
  const start = addDays(first, -intoWeek(first));
  const weeks: (Day | null)[][] = [];
  for (let at = start; at < addMonths(first, 1); at = addDays(at, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, days) => {
        const day = addDays(at, days);
        return monthOf(day) === monthOf(first) ? day : null;
      }),
    );
  return weeks;
}

type Pressed = { key: string; shiftKey?: boolean };

/** Where a key leads from a day of a calendar, as WAI-ARIA describes its grid; undefined for a key that means nothing there. */
export function dayByKey(day: Day, { key, shiftKey = false }: Pressed, rtl: boolean): Day | undefined {
  const on = rtl ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return addDays(day, on);
    case "ArrowLeft":
      return addDays(day, -on);
    case "ArrowDown":
      return addDays(day, 7);
    case "ArrowUp":
      return addDays(day, -7);
    case "Home":
      return addDays(day, -intoWeek(day));
    case "End":
      return addDays(day, 6 - intoWeek(day));
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1);
    default:
      return undefined;
  }
}
