/** A day of the calendar, `2026-12-12`: no hour, no time zone. */
export type Day = string;

const noon = (day: Day) => new Date(`${day}T12:00:00Z`);

export function addDays(day: Day, days: number): Day {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 12 December to 19 December: 7. */
export function daysBetween(first: Day, last: Day): number {
  return Math.round((noon(last).getTime() - noon(first).getTime()) / 86_400_000);
}

/** Today in Algiers. Taken by loaders, so that the server's page and the browser's agree about it. */
export function todayInAlgiers(now = new Date()): Day {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Algiers" }).format(now);
}

/**
 * The day that a traveller has. A browser knows its own; the server takes the latest clock on Earth to turn midnight, so that
 * it calls no day past that is still today for whoever asks.
 */
export function todayOfTraveller(now = new Date()): Day {
  const minutes = import.meta.env.SSR ? 12 * 60 : now.getTimezoneOffset();
  return new Date(now.getTime() - minutes * 60_000).toISOString().slice(0, 10);
}

/** `12/12`: beside another date the year says nothing. */
export function shortDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`;
}

/** `12/12/2026`; of a month `07/2025`: as dates are written in every language here. */
export function longDay(day: Day): string {
  return day.split("-").reverse().join("/");
}
