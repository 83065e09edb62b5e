import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { addDays, type Day } from "../../../domain/plans/calendar.ts";

export type CalendarNames = {
  /** In the order of a week. */
  weekdays: readonly { short: string; long: string }[];
  /** `décembre 2026` */
  month: (day: Day) => string;
  /** `samedi 12 décembre 2026` */
  whole: (day: Day) => string;
};

const aSaturday = "2026-12-12";

/** By the browser's own names: what the page writes of dates elsewhere are digits. */
export function calendarNames(language: Language): CalendarNames {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locales[language].tag, { ...options, timeZone: "UTC" });
    return (day: Day) => format.format(new Date(`${day}T12:00:00Z`));
  };
  const long = write({ weekday: "long" });
  // Where no name is shorter than the whole one, as in Arabic, but for one letter.
  const isShorter = write({ weekday: "short" })(aSaturday) !== long(aSaturday);
  const short = write({ weekday: isShorter ? "short" : "narrow" });
  return {
    weekdays: Array.from({ length: 7 }, (_, days) => addDays(aSaturday, days)).map((day) => ({
      short: short(day).replace(".", ""),
      long: long(day),
    })),
    month: write({ month: "long", year: "numeric" }),
    whole: write({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  };
}
