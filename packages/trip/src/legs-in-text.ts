import type { FlightDate } from "./flight-dates.ts";
import type { WrittenPlace } from "./places-in-text.ts";
import type { Day, Leg, Stop } from "./ticket.ts";

/** Places of one country that follow each other: where one lands and leaves from. */
export type Halt = { stop: Stop; first: WrittenPlace; last: WrittenPlace; ids: ReadonlySet<string> };

export function haltsOf(places: readonly WrittenPlace[], text = ""): readonly Halt[] {
  const halts: Halt[] = [];
  for (const place of places) {
    const before = halts.at(-1);
    if (before?.stop.country !== place.stop.country)
      halts.push({ stop: place.stop, first: place, last: place, ids: new Set([place.id]) });
    else
      halts[halts.length - 1] = {
        ...before,
        stop: place.coded && !before.first.coded ? place.stop : before.stop,
        last: place,
        ids: new Set([...before.ids, place.id]),
      };
  }
  return halts.length === 2 ? turned(halts, text) : halts;
}

const leaving = /(?:\bdepart(?:s|ure)?(?: de| d'| :)?|\bdepuis|\bfrom|\bleaving|\bdesde|\bab|من) ?$/;

/** `Istanbul au départ d'Alger`: the second is where one leaves. */
function turned(halts: readonly Halt[], text: string): readonly Halt[] {
  const [says, saysFirst] = [halts[1], halts[0]].map((halt) => {
    const start = halt?.first.start ?? 0;
    return leaving.test(text.slice(Math.max(0, start - 14), start));
  });
  return says && !saysFirst ? halts.toReversed() : halts;
}

/** Where dates of flights stand, seen from their two places. Where one way finds none, the one between them is taken. */
const ways = ["between", "before", "after"] as const;

/** Flights from halt to halt, each with its day, read the one way that dates most of them and keeps their order. */
export function legsOfHalts(halts: readonly Halt[], dates: readonly FlightDate[], text: string): Leg[] {
  const readings = ways.map((way) => {
    const found = halts.slice(1).map((_, index) => dateOf(halts, index, dates, way));
    return {
      legs: legsWith(
        halts,
        found.map((date) => date?.day ?? null),
      ),
      worth: worthOf(found, halts, text),
    };
  });
  const best = Math.max(...readings.map(({ worth }) => worth));
  const isHeaded = (dates[0]?.start ?? 0) < (halts[0]?.first.start ?? 0);
  const [between, before, after] = readings;
  const inOrder = isHeaded ? [between, before, after] : [between, after, before];
  return inOrder.find((reading) => reading?.worth === best)?.legs ?? [];
}

function dateOf(
  halts: readonly Halt[],
  index: number,
  dates: readonly FlightDate[],
  way: (typeof ways)[number],
): FlightDate | undefined {
  const [here, there] = [halts[index] as Halt, halts[index + 1] as Halt];
  const between = dates.find(({ start }) => start > here.last.start && start < there.first.start);
  if (way === "between") return between;
  if (way === "after") {
    const end = halts[index + 2] ? there.last.start : Number.POSITIVE_INFINITY;
    return dates.find(({ start }) => start > there.first.start && start < end) ?? between;
  }
  const from = index === 0 ? -1 : here.first.start;
  return dates.findLast(({ start }) => start > from && start < here.last.start) ?? between;
}

function worthOf(found: readonly (FlightDate | undefined)[], halts: readonly Halt[], text: string): number {
  let worth = 0;
  let latest = "";
  for (const [index, date] of found.entries()) {
    if (!date) continue;
    const [from, to] = [halts[index]?.last, halts[index + 1]?.first];
    const isBeside = (place: WrittenPlace | undefined) =>
      place && linesBetween(text, place.start, date.start) === 0;
    worth += isBeside(from) ? 6 : isBeside(to) ? 5 : 4;
    if (date.day < latest) worth -= 10;
    latest = date.day;
  }
  return worth;
}

const linesBetween = (text: string, one: number, other: number): number =>
  text.slice(Math.min(one, other), Math.max(one, other)).split("\n").length - 1;

function legsWith(halts: readonly Halt[], days: readonly (Day | null)[]): Leg[] {
  return days.map((day, index): Leg => {
    const [from, to] = [halts[index] as Halt, halts[index + 1] as Halt];
    return { from: from.stop, to: to.stop, day };
  });
}
