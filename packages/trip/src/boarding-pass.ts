import { addDays, dayOfYear, firstFrom, yearOf } from "./day.ts";
import { airportStop } from "./place-names.ts";
import type { Day, Leg } from "./ticket.ts";

// IATA Resolution 792: 23 letters of the pass, 37 of each leg, each leg followed by as many as its last two say in hex.
const headLength = 23;
const legLength = 37;
const lookBack = 30;

/** The flights of every pass in a text. What else a pass says (name, booking, seat) is skipped and goes nowhere. */
export function legsOfPasses(text: string, today: Day): Leg[] {
  const legs: Leg[] = [];
  for (let at = 0; at + headLength + legLength <= text.length; at++) {
    const pass = beginsPass(text, at) ? text.slice(at, at + 700) : undefined;
    const found = pass && legsOfPass(pass, today);
    if (!found) continue;
    legs.push(...found);
    at += headLength + legLength - 1;
  }
  return legs;
}

/** `M` or, of one leg, `S`; the number of legs; a name in capitals with its mark; blank or E. */
function beginsPass(text: string, at: number): boolean {
  if (text[at] !== "M" && text[at] !== "S") return false;
  const legs = text.charCodeAt(at + 1) - 48;
  if (legs < 1 || legs > 4) return false;
  const name = text.slice(at + 2, at + headLength);
  return name.includes("/") && /^[A-Z .'/-]{20}[E ]$/.test(name);
}

function legsOfPass(pass: string, today: Day): Leg[] | null {
  const count = Number(pass[1]);
  const issued = issueDay(pass, today);
  let earliest = issued ?? addDays(today, -lookBack);
  let at = headLength;
  const legs: Leg[] = [];
  for (let index = 0; index < count; index++) {
    const leg = pass.slice(at, at + legLength);
    const from = airportStop(leg.slice(7, 10));
    const to = airportStop(leg.slice(10, 13));
    // Of a pass that was cut off, what is there.
    if (!from || !to || !/^(\d{3}|\s{1,3})/.test(leg.slice(21, 24))) return legs.length > 0 ? legs : null;
    const day = flightDay(leg.slice(21, 24), earliest);
    earliest = day ?? earliest;
    legs.push({ from, to, day });
    const more = Number.parseInt(leg.slice(35, 37), 16);
    at += legLength + (Number.isNaN(more) ? 0 : more);
  }
  return legs;
}

function flightDay(count: string, earliest: Day): Day | null {
  const number = Number(count);
  return number >= 1 ? firstFrom(earliest, (year) => dayOfYear(year, number)) : null;
}

/** The last digit of the year and the day of it; the pass is from the ten years before tomorrow. */
function issueDay(pass: string, today: Day): Day | null {
  const more = pass.slice(headLength + legLength);
  const [, digit = "", count = ""] = /^>\d[\dA-F]{2}.{3}(\d)(\d{3})/.exec(more) ?? [];
  if (digit === "") return null;
  const latest = yearOf(addDays(today, 1));
  for (let year = latest; year > latest - 10; year--) {
    const day = year % 10 === Number(digit) ? dayOfYear(year, Number(count)) : null;
    if (day !== null && day <= addDays(today, 1)) return day;
  }
  return null;
}
