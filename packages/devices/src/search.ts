import type { Device } from "./device.ts";
import { wordsOf } from "./normalise.ts";

/** Devices for what somebody typed, best first; none for an empty text, and for what is not listed. */
export type DeviceSearch = (typed: string, limit?: number) => Device[];

type Named = { device: Device; words: readonly string[]; joined: readonly string[] };
type Found = { device: Device; cost: number; whole: boolean };

const longestQuery = 60;
/** What each kind of likeness costs; a letter that is missing at the end costs least. */
const cost = { same: 0, start: 1, joined: 3, error: 4 };
const unlike = Number.POSITIVE_INFINITY;

export function createDeviceSearch(devices: readonly Device[]): DeviceSearch {
  const all = devices.map(named);
  return (typed, limit = devices.length) => {
    const asked = wordsOf(typed.slice(0, longestQuery));
    const found = find(all, asked);
    // "iphone 13 128 go chine": memory and origin are no part of a name.
    return (found.length > 0 ? found : find(all, withoutUnit(asked)))
      .sort(
        (one, other) =>
          Number(other.whole) - Number(one.whole) ||
          one.cost - other.cost ||
          other.device.since - one.device.since ||
          one.device.model.length - other.device.model.length,
      )
      .slice(0, limit)
      .map(({ device }) => device);
  };
}

function find(all: readonly Named[], asked: readonly string[]): Found[] {
  if (asked.length === 0) return [];
  const together = asked.join("");
  const found = all
    .map((one) => ({
      device: one.device,
      cost: costOf(one, asked),
      whole: one.joined.includes(together),
    }))
    .filter(({ cost }) => cost < unlike);
  // What is written right means no other name.
  const written = found.filter(({ cost: paid }) => paid < cost.error);
  return written.length > 0 ? written : found;
}

const withoutUnit = (asked: readonly string[]) => asked.filter((word) => !unit.test(word));
const unit =
  /^(?:(?:32|64|128|256|512|1|2)?(?:gb|go|g|tb|to)|32|64|128|256|512|[45]g|lte|ram|dual|double|duos|sim|puces?|chine|chinoise?|china|hong|kong|hk|macao|usa|japon|coree|turquie|neuf|occasion)$/;

function named(device: Device): Named {
  const words = wordsOf(`${device.maker} ${nameOf(device)}`);
  // "samsungs23", "s23ultra", "iphone15pro": written together, from any word on, with and without the series.
  const joined = [words, words.filter((word) => word !== "galaxy")].flatMap((kept) =>
    kept.map((_, at) => kept.slice(at).join("")),
  );
  return { device, words, joined };
}

/** The X of iPhone X is a ten, and is typed as one. */
const nameOf = ({ model }: Device) => model.replace(/^iPhone X$/, "iPhone X 10");

function costOf({ words, joined }: Named, asked: readonly string[]): number {
  const together = asked.join("");
  const whole = joined.some((name) => name.startsWith(together)) ? cost.joined : unlike;
  let each = 0;
  for (const word of asked) {
    each += Math.min(...words.map((known) => likeness(known, word)));
    if (each === unlike) return whole;
  }
  return Math.min(whole, each);
}

function likeness(known: string, word: string): number {
  if (known === word) return cost.same;
  if (known.startsWith(word)) return cost.start;
  if (twoDigits.test(word) && series.exec(known)?.[1] === word) return cost.joined;
  return letters.test(known) && letters.test(word) && isOneErrorAway(known, word) ? cost.error : unlike;
}
/** "samsung 23" is an S23. */
const twoDigits = /^\d{2}$/;
const series = /^[a-z]+(\d+)$/;
/** A digit is never a typing error: S22 is no S23. */
const letters = /^[a-z]{4,}$/;

/** One letter more, fewer or other, or two exchanged. */
function isOneErrorAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}
