import type { ListedPlan, Plan } from "@rihla/contract";

/**
 * Codes of the plans that another one beats or equals in all that a buyer gets, for no more money. Plans that start, reach, run, are
 * topped up, given back or come out elsewhere in another way are never compared. Of two that are alike the first stays.
 */
export function outdoneAmong(plans: readonly ListedPlan[]): string[] {
  return plans
    .filter((plan, at) =>
      plans.some(
        (other, otherAt) =>
          otherAt !== at && isAsGood(other, plan) && (!isAsGood(plan, other) || otherAt < at),
      ),
    )
    .map(({ code }) => code);
}

const isAsGood = (one: ListedPlan, than: ListedPlan): boolean =>
  kindOf(one) === kindOf(than) &&
  one.price.amount <= than.price.amount &&
  one.dataBytes >= than.dataBytes &&
  (one.days ?? 0) >= (than.days ?? 0) &&
  (one.reducedSpeedKbps ?? 0) >= (than.reducedSpeedKbps ?? 0) &&
  one.unusedValidDays >= than.unusedValidDays;

/** What more data or days don't make up for. Of sharing the connection nobody says anything. */
const kindOf = ({ kind, starts, countryCount, speed, topUp, givingBack, egressCountries }: ListedPlan) =>
  [kind, starts, countryCount, speed, topUp, givingBack, ...egressCountries.toSorted()].join();

/** At a glance, whatever else they differ by: beside it the dearer one would look like a mistake. */
const isPlainlyMore = (one: Plan, than: Plan): boolean =>
  one.price.amount < than.price.amount &&
  one.dataBytes >= than.dataBytes &&
  (one.days ?? 0) >= (than.days ?? 0);

/** Plans under the advised one: a look at more would be a list again. */
const rows = 3;

type Weighed = {
  /** Worth buying for this trip, of one kind. */
  plans: readonly Plan[];
  advised: Plan | undefined;
  cost: (plan: Plan) => number;
  isEnough: (plan: Plan) => boolean;
};

/**
 * The three to show beside the advised one, the cheapest first: the next cheaper, the next dearer with more, and the cheapest that is
 * enough; where one of them is missing or the advised one itself, the next dearer in its place, then the next cheaper.
 */
export function besideAdvised({ plans, advised, cost, isEnough }: Weighed): Plan[] {
  const sorted = plans
    .filter((plan) => plan.code !== advised?.code && !plans.some((other) => isPlainlyMore(other, plan)))
    .toSorted((a, b) => cost(a) - cost(b) || b.dataBytes - a.dataBytes);
  const pivot = advised ? cost(advised) : 0;
  const cheaper = sorted.filter((plan) => cost(plan) < pivot).reverse();
  const dearer = sorted.filter((plan) => cost(plan) >= pivot);
  const more = advised
    ? dearer.filter(({ dataBytes, kind }) => kind !== advised.kind || dataBytes > advised.dataBytes)
    : dearer;
  const wanted = [cheaper[0], more[0], sorted.find(isEnough), ...more, ...dearer, ...cheaper];
  const chosen = [...new Set(wanted)].filter((plan) => plan !== undefined).slice(0, rows);
  return sorted.filter((plan) => chosen.includes(plan));
}
