import { type Language, locales } from "@rihla/contract/rules";
import { brand, type ContactHours } from "./brand.ts";

const timeZone = "Africa/Algiers";
/** A Sunday, as `days` begins. */
const sunday = Date.UTC(2026, 0, 4);
const day = 24 * 3600 * 1000;

/** Whether somebody answers at this moment. */
export function isAnswered(now: Date, hours: ContactHours | null = brand.contactHours): boolean {
  if (hours === null) return true;
  // Algiers is an hour ahead of UTC all year; the calendar says so rather than we.
  const there = new Date(now.toLocaleString("sv-SE", { timeZone }).replace(" ", "T").concat("Z"));
  const time = there.toISOString().slice(11, 16);
  return hours.days.includes(there.getUTCDay()) && time >= hours.from && time < hours.to;
}

/** What the message `contact.hours` takes: "always", or on which days and between what. */
export function contactTimes(language: Language, hours: ContactHours | null = brand.contactHours) {
  if (hours === null) return { when: "always", days: "all", from: "", to: "" };
  const { tag } = locales[language];
  const name = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  const names = hours.days.map((at) => name.format(sunday + at * day));
  const days =
    hours.days.length === 7 ? "all" : new Intl.ListFormat(tag, { type: "conjunction" }).format(names);
  return { when: "hours", days, from: hours.from, to: hours.to };
}
