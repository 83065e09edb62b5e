import { legsOfPasses } from "./boarding-pass.ts";
import type { Order } from "./dates-in-text.ts";
import { flightDates } from "./flight-dates.ts";
import { type Halt, haltsOf, legsOfHalts } from "./legs-in-text.ts";
import { placesIn, type WrittenPlace } from "./places-in-text.ts";
import { rangeOf } from "./range.ts";
import { dated, tripOfLegs } from "./stays.ts";
import { type Day, type Leg, miss, type Ticket, type TicketTrip } from "./ticket.ts";
import { longestText, tidy } from "./tidy.ts";
import { withoutNames } from "./without-names.ts";

const home = "DZ";
const flying =
  /\b(?:vols?|flights?|fly|boarding|embarquement|pnr|e-?ticket|airlines?|airways|air|aeroport|airport|avion|vuelo|volo|flug|ucus|airport|saudia|flynas|tassili|emirates|tunisair|transavia|billet d'avion|asl|vueling|lufthansa)\b|رحله|الطيران|طيران|مطار|الخطوط|طائره|جوي/;
const otherWays =
  /\b(?:trains?|tgv|sncf|ouigo|eurostar|renfe|trenitalia|gare|bus|autobus|flixbus|hotels?|check-out|chambre|appartement|airbnb|booking\.com|ferry|ferries|bateau|location de voiture)\b|فندق|قطار|حافله/;
/** Of the days that follow one holds no more. */
const moved = /\b(?:reportee?s? (?:au|du)|rescheduled|postponed|avancee?s? au)\b|تاجيل/;
/** What makes of one place and its days a journey. */
const journey =
  /\b(?:vols?|flights?|billets?|tickets?|aller|retour|voyage|trip|travel|omra|umrah|depart(?:ure)?|sejour|vuelo|viaje|volo|viaggio|biglietto|flug|reise|ucus|bilet|seyahat|partons?|pars|part|flying|leaving)\b|رحل|تذكر|سفر|عمره|ذهاب|مغادر|نسافر|اسافر/;

/** What a text says, whatever it is: a pass, a confirmation, a booking's lines, a message. */
export function readText(text: string, today: Day): Ticket {
  const passes = legsOfPasses(text.slice(0, longestText), today);
  if (passes.length > 0) return fromLegs(passes, today);
  const plain = withoutNames(tidy(text));
  const small = plain.toLowerCase();
  const places = placesIn(plain);
  if (places.length === 0) return miss("no-flight");
  const codes = places.filter(({ coded }) => coded).length;
  if (moved.test(small)) return miss("contradiction");
  if (codes < 2 && !flying.test(small) && otherWays.test(small)) return miss("no-flight");
  const [dayFirst, monthFirst] = (["day-first", "month-first"] as const).map((order) =>
    readIn(order, small, places, today),
  );
  return decided(dayFirst ?? null, monthFirst ?? null);
}

/** The two ways of reading numbers; a trip that can't be leaves the other one. */
function decided(dayFirst: Ticket | null, monthFirst: Ticket | null): Ticket {
  if (!dayFirst || !monthFirst) return dayFirst ?? monthFirst ?? miss("contradiction");
  if (dayFirst.kind === "miss") return monthFirst.kind === "trip" ? monthFirst : dayFirst;
  if (monthFirst.kind === "miss" || sameTrip(dayFirst, monthFirst)) return dayFirst;
  if (dayFirst.country !== monthFirst.country) return miss("contradiction");
  return { ...dayFirst, otherwise: { from: monthFirst.from, to: monthFirst.to } };
}

const sameTrip = (one: TicketTrip, other: TicketTrip): boolean =>
  one.country === other.country && one.from === other.from && one.to === other.to;

/** Null where the numbers are no dates in this order. */
function readIn(order: Order, text: string, places: readonly WrittenPlace[], today: Day): Ticket | null {
  const dates = flightDates(text, places, today, order);
  if (!dates) return null;
  const halts = haltsOf(places, text);
  const range = rangeOf(dates, text);
  const goal = goalOf(halts, text);
  if (range && goal) {
    const legs = legsFor(halts, goal, range);
    return dated(
      { kind: "trip", country: goal.stop.country, otherCountries: [], otherwise: null, ...range, legs },
      today,
    );
  }
  if (halts.length > 1 && !isJourney(text, places)) return miss("no-flight");
  if (halts.length > 1) return fromLegs(legsOfHalts(halts, dates, text), today);
  const [only] = halts;
  const [first] = dates;
  if (!only) return miss("no-flight");
  if (only.stop.country === home || (only.ids.size > 1 && !journey.test(text)))
    return miss(only.ids.size > 1 ? "domestic" : "no-flight");
  if (!journey.test(text)) return miss("no-flight");
  if (!first) return miss("no-date");
  if (dates.some(({ day }) => day !== first.day)) return miss("contradiction");
  return dated(
    {
      kind: "trip",
      country: only.stop.country,
      otherCountries: [],
      otherwise: null,
      from: first.day,
      to: null,
      legs: [],
    },
    today,
  );
}

/** Two countries in a row are no journey yet. */
function isJourney(text: string, places: readonly WrittenPlace[]): boolean {
  if (journey.test(text) || flying.test(text) || places.filter(({ coded }) => coded).length > 1) return true;
  // `Algérie - France` is a match as often.
  const isCountry = ({ id, stop }: WrittenPlace) => id === stop.country;
  return places.some((place, index) => !isCountry(place) && isLinked(text, place, places[index + 1]));
}

/** `Alger - Paris`, `Alger Paris`, `Alger vers Paris`. */
const isLinked = (text: string, one: WrittenPlace | undefined, other: WrittenPlace | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  /^\)? {0,2}(?:[-/→←➡➔✈>]{1,3}|vers|to|a|nach|hacia|الي)? {0,2}$/.test(text.slice(one.end, other.start));

function fromLegs(legs: readonly Leg[], today: Day): Ticket {
  const ticket = tripOfLegs(legs, today);
  return ticket.kind === "trip" && ticket.from === null ? miss("no-date") : ticket;
}

/** Where one turns round: of `A B C B A` it is C, of `A B C` C; null where the places say more than one way. */
function goalOf(halts: readonly Halt[], text: string): Halt | null {
  // Who writes `Paris - Alger du … au …` lives in Paris; an agency in Alger below `Istanbul du … au …` is no flight.
  const own = halts[1] && isLinked(text, halts[0]?.last, halts[1].first) ? halts[0]?.stop.country : home;
  const abroad = halts.filter(({ stop }) => stop.country !== own);
  const countries = new Set(abroad.map(({ stop }) => stop.country));
  if (countries.size === 1) return abroad[0] ?? null;
  const [first] = halts;
  const last = halts.at(-1);
  if (!first || !last || countries.size === 0) return null;
  if (first.stop.country !== last.stop.country) return last;
  const middle = halts[(halts.length - 1) / 2];
  const turned = halts.every(({ stop }, index) => halts.at(-1 - index)?.stop.country === stop.country);
  return turned && middle ? middle : null;
}

function legsFor(halts: readonly Halt[], goal: Halt, { from, to }: { from: Day; to: Day }): Leg[] {
  const start = halts.find(({ stop }) => stop.country !== goal.stop.country);
  if (!start) return [];
  return [
    { from: start.stop, to: goal.stop, day: from },
    { from: goal.stop, to: start.stop, day: to },
  ];
}
