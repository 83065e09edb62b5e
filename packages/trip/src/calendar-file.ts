import { addDays, dayOf } from "./day.ts";
import { haltsOf } from "./legs-in-text.ts";
import { placesIn } from "./places-in-text.ts";
import { tripOfLegs } from "./stays.ts";
import { type Day, type Leg, miss, type Ticket } from "./ticket.ts";
import { longestText, tidy } from "./tidy.ts";

const mostEvents = 40;
const flight =
  /\b(?:vols?|flights?|fly|airport|aeroport|vuelo|volo|flug|ucus)\b|رحله|مطار|✈|\b[a-z][a-z0-9] ?\d{3,4}\b/;

/** The flights of a calendar; what else it holds is skipped. */
export function readCalendar(text: string, today: Day): Ticket {
  const lines = text
    .slice(0, longestText)
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);
  const legs: Leg[] = [];
  let event: Map<string, string> | undefined;
  let events = 0;
  for (const line of lines) {
    if (/^BEGIN:VEVENT/i.test(line)) event = new Map();
    else if (/^END:VEVENT/i.test(line) && event && events++ < mostEvents) {
      const leg = legOf(event);
      if (leg) legs.push(leg);
      event = undefined;
    } else if (event) note(event, line);
  }
  return legs.length > 0 ? tripOfLegs(legs, today) : miss("no-flight");
}

function note(event: Map<string, string>, line: string): void {
  const [, name = "", value = ""] = /^([A-Z-]{3,20})(?:;[^:]{0,80})?:(.{0,2000})/i.exec(line) ?? [];
  const text = value.replace(/\\n/gi, "\n").replace(/\\([,;\\])/g, "$1");
  if (name && !event.has(name.toUpperCase())) event.set(name.toUpperCase(), text);
}

function legOf(event: ReadonlyMap<string, string>): Leg | null {
  const [summary, location, more] = ["SUMMARY", "LOCATION", "DESCRIPTION"].map((name) =>
    tidy(event.get(name) ?? ""),
  );
  const day = startOf(event.get("DTSTART") ?? "");
  if (!day || event.get("STATUS")?.toUpperCase() === "CANCELLED") return null;
  if (!flight.test(`${summary}\n${location}`.toLowerCase())) return null;
  const named = haltsOf(placesIn(summary ?? ""));
  const [from, to] = named;
  if (from && to) return { from: from.stop, to: to.stop, day };
  const [start] = haltsOf(placesIn(location ?? ""));
  // `Flight to Barcelona`: where it begins is the place of the event.
  if (from && start) return { from: start.stop, to: from.stop, day };
  const [first, second] = haltsOf(placesIn(more ?? ""));
  return first && second ? { from: first.stop, to: second.stop, day } : null;
}

/** `20261215T103000` is the hour of its place; with a Z it is an hour later in Algiers. */
function startOf(value: string): Day | null {
  const [, year, month, date, hour, isUtc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})\d{2}(?:\d{2})?(Z)?)?$/i.exec(value.trim()) ?? [];
  const day = year ? dayOf(Number(year), Number(month), Number(date)) : null;
  return day && isUtc && hour === "23" ? addDays(day, 1) : day;
}
