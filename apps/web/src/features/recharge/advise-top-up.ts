import type { Esim, RechargeEffect } from "@rihla/contract";
import { costOf, keyOf, type Offer } from "./offers.ts";

type Known = Pick<
  Esim,
  "days" | "expiresAt" | "dataEndsAt" | "remainingBytes" | "usedBytes" | "readAt" | "connection"
>;

/** What a top-up comes to. */
export type DailyData = {
  /** Bytes for each day until then, with what is left. */
  perDay: number;
  /** Until the eSIM's own last day; null where the top-up has its own time. */
  until: string | null;
};

const day = 86_400_000;
/** Of who looks up ways, writes and calls home in the evening: for whoever has hardly used anything yet. */
const usualPerDay = 500 * 1024 ** 2;

/** Bytes a day: as its supplier's figures tell of the last two days, else since it first connected. */
function paceOf({ dataEndsAt, remainingBytes, usedBytes, readAt, connection }: Known): number {
  if (readAt === null) return usualPerDay;
  const days = (from: string, to: string) => Math.max(1, (Date.parse(to) - Date.parse(from)) / day);
  if (dataEndsAt !== null && remainingBytes) return remainingBytes / days(readAt, dataEndsAt);
  return connection && usedBytes > 0 ? usedBytes / days(connection.at, readAt) : usualPerDay;
}

/** Of each; null of plans by the day: nobody knows how many. */
export function dailyDataOf(esim: Known, effect: RechargeEffect, now = Date.now()) {
  const end = esim.expiresAt;
  const daysLeft = end === null ? esim.days : Math.max(1, Math.ceil((Date.parse(end) - now) / day));
  return ({ plan, days }: Offer): DailyData | null => {
    if (plan.days === null) return null;
    return effect === "waits"
      ? { perDay: plan.dataBytes / days, until: null }
      : { perDay: (plan.dataBytes + (esim.remainingBytes ?? 0)) / daysLeft, until: end };
  };
}

/**
 * The one to recommend: the cheapest with which the data lasts, at its owner's pace, as long as the days that the eSIM has; of one
 * that waits its turn, as long as its own. Null where none is enough.
 */
export function adviseTopUp(
  offers: readonly Offer[],
  esim: Known,
  effect: RechargeEffect,
  now = Date.now(),
): Offer | null {
  const pace = paceOf(esim);
  const daily = dailyDataOf(esim, effect, now);
  const perDayOf = (offer: Offer) => daily(offer)?.perDay ?? 0;
  const enough = offers.filter((offer) => perDayOf(offer) >= pace);
  return enough.toSorted((a, b) => costOf(a) - costOf(b) || perDayOf(b) - perDayOf(a))[0] ?? null;
}

/** So many rows stand open. */
const few = 3;

/** The chosen one first, then the next cheaper and the next dearer; of those that give no less for the same money. */
export function shownFirst(offers: readonly Offer[], first: Offer): Offer[] {
  const isOutdone = (one: Offer) =>
    offers.some(
      (other) =>
        other !== one &&
        costOf(other) <= costOf(one) &&
        other.plan.dataBytes >= one.plan.dataBytes &&
        other.days >= one.days &&
        keyOf(other) !== keyOf(one),
    );
  const worth = offers.filter((one) => one === first || !isOutdone(one));
  const at = worth.indexOf(first);
  const byNearness = worth.toSorted(
    (a, b) => Math.abs(worth.indexOf(a) - at) - Math.abs(worth.indexOf(b) - at),
  );
  const rest = offers.filter((one) => !byNearness.includes(one));
  return [...byNearness, ...rest].slice(0, few);
}
