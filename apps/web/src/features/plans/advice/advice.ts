import type { ListedPlan, Money, Plan } from "@rihla/contract";
import { maxDays } from "@rihla/contract/rules";
import { addDays, type Day, daysBetween } from "../../../domain/plans/calendar.ts";
import { type AskedTrip, readTrip } from "../../../domain/plans/trip.ts";
import type { PackagesSearch, PlanKind } from "../../../paths.ts";
import { daysBought, priceOf, usualDays } from "../plan-choice.ts";
import { besideAdvised, outdoneAmong } from "./worth-showing.ts";

/** What somebody wants of a plan. `from`: when they leave, where they said so. */
export type Wish = { days: number; perDayBytes: number; from: Day | null; today: Day };

/** Data a day of who looks up ways, writes, scrolls a little and calls home in the evening. */
export const usualPerDay = 500;
export const mebibyte = 1024 ** 2;

/** How far a plan goes for a wish. */
export type Cover = {
  /** Days of the trip that are left without it. */
  missingDays: number;
  /** Days that it goes on after the trip; null where the buyer chooses how many. */
  spareDays: number | null;
  /** Bytes for each day of the trip; by the day, what is at full speed. */
  perDay: number;
  isEnough: boolean;
  /** Bought today it would be over before the trip begins. */
  tooEarly: boolean;
};

export function coverOf(plan: Plan, { days, perDayBytes, from, today }: Wish): Cover {
  const lasts = plan.days === null ? Math.min(days, maxDays) : plan.days - countedBefore(plan, from, today);
  const perDay = plan.days === null ? plan.dataBytes : plan.dataBytes / days;
  const waitsUntil = addDays(today, plan.unusedValidDays);
  return {
    missingDays: Math.max(0, days - Math.max(0, lasts)),
    spareDays: plan.days === null ? null : Math.max(0, lasts - days),
    perDay,
    isEnough: perDay >= perDayBytes,
    tooEarly: plan.starts !== "purchase" && from !== null && from > waitsUntil,
  };
}

/** Days that pass between buying and leaving, where they count. */
function countedBefore({ starts }: Plan, from: Day | null, today: Day): number {
  return starts === "purchase" && from !== null ? Math.max(0, daysBetween(today, from)) : 0;
}

const coversAll = (cover: Cover) => cover.missingDays === 0 && !cover.tooEarly;

const costOf = (plan: Plan, days: number) => priceOf(plan, daysBought(plan, days)).amount;

export type Advice = {
  plan: Plan;
  cover: Cover;
  /**
   * cheapest: it covers all that was wished, for the least money · later: a little dearer, and its days count only from the first
   * connection · only: as nothing else does · days, data: nothing covers it, and of
   * this nothing has more
   */
  because: "cheapest" | "later" | "only" | "days" | "data";
  /** What it costs more than the cheapest that is enough. */
  more: Money | null;
};

/** Percent that a plan whose days count only from the first connection may cost more than the cheapest, and still be advised. */
const worthForStart = 10;

/**
 * The one plan to recommend: of those that cover the trip with enough data for each of its days, the cheapest; of equally cheap
 * ones the one with more data. Where the cheapest's days count before the first connection, one whose days don't is better, for hardly more money. Where none does, the one that comes nearest, which then says what is missing.
 */
export function advise(plans: readonly Plan[], wish: Wish): Advice | null {
  const all = plans.map((plan) => ({ plan, cover: coverOf(plan, wish) }));
  const lasting = all.filter(({ cover }) => coversAll(cover));
  const fitting = lasting.filter(({ cover }) => cover.isEnough);
  const cost = ({ plan }: { plan: Plan }) => costOf(plan, wish.days);
  const first = (among: typeof all, by: (one: (typeof all)[number]) => number) =>
    among.toSorted((a, b) => by(a) - by(b) || cost(a) - cost(b) || b.cover.perDay - a.cover.perDay)[0];
  const cheapest = first(fitting, cost);
  if (cheapest) {
    const most = cost(cheapest) * (1 + worthForStart / 100);
    const calm = fitting.filter((one) => one.plan.starts === "first-connection" && cost(one) <= most);
    const better = cheapest.plan.starts === "first-connection" ? undefined : first(calm, cost);
    const difference = better ? cost(better) - cost(cheapest) : 0;
    if (better && difference > 0)
      return { ...better, because: "later", more: { ...better.plan.price, amount: difference } };
    const because = fitting.length === 1 && all.length > 1 ? "only" : "cheapest";
    return { ...(better ?? cheapest), because, more: null };
  }
  const fullest = first(lasting, ({ cover }) => -cover.perDay);
  if (fullest) return { ...fullest, because: "data", more: null };
  const longest = first(
    all.filter(({ cover }) => !cover.tooEarly),
    ({ cover }) => cover.missingDays,
  );
  return longest ? { ...longest, because: "days", more: null } : null;
}

/** What so many bytes a day are good for, the least first. */
export const dailyUses = ["messages", "maps", "calls", "video"] as const;
export type DailyUse = (typeof dailyUses)[number];

export function dailyUse(perDay: number): DailyUse {
  const megabytes = perDay / mebibyte;
  if (megabytes < 150) return "messages";
  if (megabytes < 450) return "maps";
  return megabytes < 1400 ? "calls" : "video";
}

/** From here on days left over are worth a word. */
const worthSaying = 2;

export const spareWorthSaying = ({ spareDays }: Cover): number | null =>
  spareDays !== null && spareDays >= worthSaying ? spareDays : null;

/** What to lay beside it: the next cheaper and the next dearer that differ in what one gets, and are not over before the trip; the cheapest first. */
export function besides(plans: readonly Plan[], advised: Plan, wish: Wish): Plan[] {
  const { days } = wish;
  const cost = (plan: Plan) => costOf(plan, days);
  const sorted = plans.filter((plan) => !coverOf(plan, wish).tooEarly).toSorted((a, b) => cost(a) - cost(b));
  const cheaper = sorted.findLast((plan) => cost(plan) < cost(advised) && isSized(plan, days));
  const more = sorted.find(
    (plan) => cost(plan) > cost(advised) && totalOf(plan, days) > 1.5 * totalOf(advised, days),
  );
  return [cheaper, advised, more].filter((plan) => plan !== undefined);
}

const totalOf = (plan: Plan, days: number) => plan.dataBytes * (plan.days === null ? days : 1);
/** Nobody compares a plan of one day for a journey of ten. */
const isSized = (plan: Plan, days: number) => plan.days === null || plan.days >= days / 2;

/** For how long and how much, where nobody said anything: a week of usual days. */
export const wishFor = (
  perDay: number | undefined,
  trip: { from: Day; days: number } | null,
  today: Day,
): Wish => ({
  days: trip?.days ?? usualDays,
  perDayBytes: (perDay ?? usualPerDay) * mebibyte,
  from: trip?.from ?? null,
  today,
});

/** All that a page of plans says of a trip, or of a usual week. */
export type TripAdvice = AskedTrip & {
  wish: Wish;
  advice: Advice | null;
  /** Codes of those to lay side by side. */
  beside: string[];
  /** Codes of those of each kind that are shown at once, under the advised one. */
  rows: Record<PlanKind, string[]>;
  /** Codes of those that nobody has a reason to buy: another one gives as much for no more money. */
  outdone: string[];
  /** How far each goes, by its code; null where nobody said what they need. */
  covers: Record<string, Cover> | null;
};

export function adviceFor(
  plans: readonly ListedPlan[],
  { from, to, perDay }: Pick<PackagesSearch, "from" | "to" | "perDay">,
  today: Day,
): TripAdvice {
  const asked = readTrip(from, to, today);
  const wish = wishFor(perDay, asked.trip, today);
  const advice = advise(plans, wish);
  const outdone = outdoneAmong(plans);
  const covers = Object.fromEntries(plans.map((plan) => [plan.code, coverOf(plan, wish)]));
  const knows = asked.trip !== null || perDay !== undefined;
  return {
    ...asked,
    wish,
    advice,
    outdone,
    rows: rowsOf(
      plans.filter(({ code }) => !outdone.includes(code)),
      { advised: advice?.plan, days: wish.days, covers },
    ),
    beside: advice ? besides(plans, advice.plan, wish).map(({ code }) => code) : [],
    covers: knows ? covers : null,
  };
}

type Weighed = { advised: Plan | undefined; days: number; covers: Readonly<Record<string, Cover>> };

function rowsOf(plans: readonly Plan[], { advised, days, covers }: Weighed): TripAdvice["rows"] {
  const cost = (plan: Plan) => costOf(plan, days);
  const isEnough = ({ code }: Plan) => {
    const cover = covers[code];
    return cover !== undefined && coversAll(cover) && cover.isEnough;
  };
  const sized = plans.filter((plan) => !covers[plan.code]?.tooEarly && isSized(plan, days));
  const ofKind = (wanted: PlanKind) =>
    besideAdvised({ plans: sized.filter(({ kind }) => kind === wanted), advised, cost, isEnough }).map(
      ({ code }) => code,
    );
  return { fixed: ofKind("fixed"), unlimited: ofKind("unlimited") };
}
