import type { Money, Plan } from "@rihla/contract";
import { maxDays } from "@rihla/contract/rules";
import {
  type DailyTier,
  dailyTiers,
  type PackagesSearch,
  type PlanKind,
  type PlanOrder,
} from "../../paths.ts";

/** A week: what most trips last. */
export const usualDays = 7;

export type PlanChoice = {
  /** Kinds there are; tabs make sense for two. */
  kinds: PlanKind[];
  kind: PlanKind;
  /** The one shown to who asks for nothing. */
  usualKind: PlanKind;
  /** Lengths fixed plans come in, as far as one can ask for them; shortest first. */
  durations: number[];
  /** fixed: the length asked for, if any · unlimited: how many days are bought */
  days: number | undefined;
  /** Days that an unlimited plan is bought for, also where plans of the other kind are shown. */
  boughtDays: number;
  /** Daily tiers that unlimited plans come in. */
  tiers: DailyTier[];
  /** What each of them has at full speed a day, bytes. */
  tierBytes: ReadonlyMap<DailyTier | null, number>;
  tier: DailyTier | undefined;
  /** Orders that make a difference here. */
  orders: PlanOrder[];
  order: PlanOrder;
  shown: Plan[];
  selected: Plan | undefined;
  /** Somebody asked for some of them, or for another order. */
  isFiltered: boolean;
  /** The trip, which no filter changes. */
  trip: TripOfSearch;
};
type TripOfSearch = Pick<PackagesSearch, "from" | "to" | "perDay">;

/** What is said of a trip, one asked about or a usual week: the plan to recommend, how many days it lasts, and which plans suffice. */
type Said = {
  advised?: Plan | undefined;
  isAsked?: boolean;
  tripDays?: number;
  isEnough?: (plan: Plan) => boolean;
};

/**
 * What a page shows of `plans` for what its address asks. Where it asks for a trip and nothing else, plans of the advised one's kind
 * are shown. The plan that it names lies ready, else the advised one; where others are asked for, the first of them that is enough.
 */
export function choosePlans(
  plans: readonly Plan[],
  search: PackagesSearch,
  { advised, isAsked = false, tripDays = usualDays, isEnough = () => true }: Said = {},
): PlanChoice {
  const kinds = (["fixed", "unlimited"] as const).filter((kind) => plans.some((plan) => plan.kind === kind));
  const firstKind = kinds[0] ?? "fixed";
  const usualKind = (isAsked && advised?.kind) || firstKind;
  const isFiltered = [search.days, search.sort, search.tier].some((asked) => asked !== undefined);
  const named = plans.find(({ code }) => code === search.plan);
  const namedKind = named?.code === advised?.code ? undefined : named?.kind;
  const asked = kinds.find((known) => known === search.kind);
  const kind = asked ?? (isFiltered ? firstKind : (namedKind ?? usualKind));
  const ofKind = plans.filter((plan) => plan.kind === kind);
  const durations = [...new Set(ofKind.flatMap((plan) => plan.days ?? []))]
    .filter((days) => days <= maxDays)
    .sort((a, b) => a - b);
  const tiers = dailyTiers.filter((tier) => ofKind.some((plan) => plan.tier === tier));
  const tierBytes = new Map(ofKind.map((plan) => [plan.tier, plan.dataBytes]));
  const tier = tiers.find((known) => known === search.tier);
  const wanted = kind === "unlimited" ? search.days : undefined;
  const boughtDays = buyable(wanted ?? Math.min(tripDays, maxDays));
  const days = kind === "fixed" ? search.days : boughtDays;
  const orders: PlanOrder[] = ["price", "gigabyte", "data"];
  if (kind === "fixed" && days === undefined && durations.length > 1) orders.push("days");
  const order = orders.find((known) => known === search.sort) ?? "price";
  const shown = ofKind
    .filter((plan) => days === undefined || plan.days === null || plan.days === days)
    .filter((plan) => tier === undefined || plan.tier === tier)
    .sort((a, b) => measures[order](a) - measures[order](b) || measures.price(a) - measures.price(b));
  const asksOthers = isFiltered || (asked && asked !== advised?.kind);
  const selected =
    (advised?.code === search.plan ? advised : shown.find(({ code }) => code === search.plan)) ??
    (asksOthers ? shown.find(({ code }) => code === advised?.code) : advised) ??
    shown.find(isEnough) ??
    shown[0];
  const { from, to, perDay } = search;
  const trip = { from, to, perDay };
  return {
    kinds,
    kind,
    usualKind,
    durations,
    days,
    boughtDays,
    tiers,
    tierBytes,
    tier,
    orders,
    order,
    shown,
    selected,
    isFiltered,
    trip,
  };
}

/** A fixed plan may last longer than the days one can choose. */
const buyable = (days: number) => (days <= maxDays ? days : usualDays);

/** Least first. Daily plans are compared by their day. */
const measures: Record<PlanOrder, (plan: Plan) => number> = {
  price: (plan) => plan.price.amount,
  gigabyte: (plan) => plan.price.amount / plan.dataBytes,
  data: (plan) => -plan.dataBytes,
  days: (plan) => plan.days ?? 0,
};

/** Days that a plan is bought for on a page with this choice; undefined where they are its own. */
export const daysOf = (plan: Plan, { boughtDays }: Pick<PlanChoice, "boughtDays">): number | undefined =>
  plan.days === null ? boughtDays : undefined;

/** An unlimited plan costs its price each day. `days` counts only where the buyer chooses them. */
/** Where the buyer chooses how many: those of the trip, as far as they can be bought. */
export const daysBought = (plan: Plan, days: number): number | undefined =>
  plan.days === null ? Math.min(days, maxDays) : undefined;

export function priceOf(plan: Plan, days: number | undefined): Money {
  const factor = plan.days === null ? (days ?? 1) : 1;
  return { amount: plan.price.amount * factor, currency: plan.price.currency };
}

export type BadgeKind = "cheapest" | "bestPerGigabyte";

/** What deserves a word among `shown`, by plan code. Only comparisons that hold; none when there is nothing to compare. */
export function badgesOf(shown: readonly Plan[]): Map<string, BadgeKind> {
  const badges = new Map<string, BadgeKind>();
  if (shown.length < 2) return badges;
  if (shown.length > 2) badges.set(leastBy(shown, measures.gigabyte).code, "bestPerGigabyte");
  badges.set(leastBy(shown, measures.price).code, "cheapest");
  return badges;
}

function leastBy(plans: readonly Plan[], measure: (plan: Plan) => number): Plan {
  return plans.reduce((least, plan) => (measure(plan) < measure(least) ? plan : least));
}
