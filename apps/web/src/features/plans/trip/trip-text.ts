import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import type { Day } from "../../../domain/plans/calendar.ts";

/** `12` and `19 déc.`, `28 déc.` and `3 janv.`: day before month in each language, as dates are written here. */
export function endsOfTrip(from: Day, to: Day, language: Language): { from: string; to: string } {
  const names = new Intl.DateTimeFormat(locales[language].tag, { month: "short", timeZone: "UTC" });
  const write = (day: Day, named: boolean) => {
    const date = new Date(`${day}T12:00:00Z`);
    return named ? `${date.getUTCDate()}\u00a0${names.format(date)}` : String(date.getUTCDate());
  };
  return { from: write(from, from.slice(0, 7) !== to.slice(0, 7)), to: write(to, true) };
}

/** `5 décembre 2026`: a day in a question. */
export function dayInWords(day: Day, language: Language): string {
  const date = new Date(`${day}T12:00:00Z`);
  const month = new Intl.DateTimeFormat(locales[language].tag, { month: "long", timeZone: "UTC" }).format(
    date,
  );
  return `${date.getUTCDate()}\u00a0${month} ${date.getUTCFullYear()}`;
}
