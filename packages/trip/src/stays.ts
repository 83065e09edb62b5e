import { addDays, daysBetween } from "./day.ts";
import { type Day, type Leg, miss, type Ticket } from "./ticket.ts";

const home = "DZ";
/** Between flights: so many nights are a stay beside a longer one. */
const realStay = 2;
/** Flights are sold a year ahead. */
const furthest = 365;

type Stay = { country: string; from: Day | null; to: Day | null };

/** Where one goes by these flights, from which day to which. */
export function tripOfLegs(flown: readonly Leg[], today: Day): Ticket {
  const legs = inOrder(flown).filter(({ from, to }) => from.country !== to.country);
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return miss(flown.length > 0 ? "domestic" : "no-flight");
  const own = homeOf(first, last, legs);
  // Who comes home first has been away before this ticket.
  // Of somebody who lives abroad a ticket says both days, or the places were no flights.
  if (own !== home && last.to.country === own && legs.some(({ day }) => day === null))
    return miss("contradiction");
  const out = legs.findIndex(({ from }) => from.country === own);
  if (out < 0) return miss("way-home");
  const away = legs.slice(out);
  const returns = away.findLastIndex(({ to }) => to.country === own);
  const trip = returns < 0 ? away : away.slice(0, returns + 1);
  const stays = staysOf(trip, own);
  const longest = longestOf(stays);
  if (!longest) return miss("way-home");
  const others = stays.filter((stay) => stay.country !== longest.country && nights(stay) >= realStay);
  return dated(
    {
      kind: "trip",
      country: longest.country,
      otherCountries: [...new Set(others.map(({ country }) => country))],
      from: trip[0]?.day ?? null,
      to: returns < 0 ? null : (trip.at(-1)?.day ?? null),
      otherwise: null,
      legs: trip,
    },
    today,
  );
}

function homeOf(first: Leg, last: Leg, legs: readonly Leg[]): string {
  if (first.from.country === last.to.country) return first.from.country;
  const touched = legs.some(({ from, to }) => from.country === home || to.country === home);
  return touched ? home : first.from.country;
}

/** By day, where each has one; flights that are told twice once, with their day. */
function inOrder(legs: readonly Leg[]): Leg[] {
  const same = (one: Leg, other: Leg) =>
    one.from.country === other.from.country && one.to.country === other.to.country;
  const whole = legs.filter(
    (leg, index) =>
      !legs.some(
        (other, at) =>
          at !== index &&
          same(leg, other) &&
          (leg.day === null ? other.day !== null || at < index : at < index && other.day === leg.day),
      ),
  );
  if (whole.some(({ day }) => day === null)) return whole;
  return whole.toSorted((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
}

function staysOf(trip: readonly Leg[], own: string): Stay[] {
  return trip
    .map(({ to, day }, index): Stay => ({ country: to.country, from: day, to: trip[index + 1]?.day ?? null }))
    .filter(({ country }) => country !== own);
}

/** A stay that no flight ends is where one goes. */
const nights = ({ from, to }: Stay): number => (from && to ? daysBetween(from, to) : from || to ? 1000 : 0);

const longestOf = (stays: readonly Stay[]): Stay | undefined =>
  stays.reduce<Stay | undefined>(
    (best, stay) => (!best || nights(stay) >= nights(best) ? stay : best),
    undefined,
  );

/** Without days that can't be: over, before leaving, later than anybody sells. */
export function dated(trip: Extract<Ticket, { kind: "trip" }>, today: Day): Ticket {
  const { from, to } = trip;
  if (from !== null && to !== null && to < from) return miss("contradiction");
  if (from !== null && from > addDays(today, furthest)) return miss("contradiction");
  if (to !== null && to < today) return miss("past");
  // A pass of yesterday is a trip that began.
  if (from !== null && to === null && from < addDays(today, -3)) return miss("past");
  return { ...trip, from: from !== null && from < today ? today : from };
}
