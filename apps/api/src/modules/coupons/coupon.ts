import { splitAmount } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import type { Selectable } from "kysely";
import { Refusal } from "../../refusal.ts";
import type { CouponTable } from "./coupons.tables.ts";

export type Coupon = Selectable<CouponTable>;
/** `total` in minor units, whole steps of its currency's prices. */
export type DiscountedLine = { plan: string; destination: string; total: number };

/** Refuses a coupon that nobody may use at this moment, whatever they buy. */
export function assertValid(coupon: Pick<Coupon, "blockedAt" | "startsAt" | "endsAt">, now: Date): void {
  if (coupon.blockedAt) throw new Refusal("coupon_blocked");
  if (coupon.startsAt && now < coupon.startsAt) throw new Refusal("coupon_not_yet_active");
  if (coupon.endsAt && now >= coupon.endsAt) throw new Refusal("coupon_expired");
}

/**
 * What the coupon takes off each line, in minor units: whole price steps of the currency, a percentage rounded for the
 * buyer. It leaves the least that can be paid and is shared among the lines that it is for by what they cost. Refuses
 * where nothing would come off.
 */
export function discountLines(
  coupon: Pick<Coupon, "percent" | "amounts" | "minimums" | "plans" | "destinations">,
  lines: readonly DiscountedLine[],
  currency: string,
): number[] {
  assertTakes(coupon, currency);
  const subtotal = sum(lines.map(({ total }) => total));
  const eligible = lines.map((line) => (isFor(coupon, line) ? line.total : 0));
  if (sum(eligible) === 0) throw new Refusal("coupon_package_not_found");
  if (subtotal < (coupon.minimums[currency] ?? 0)) throw new Refusal("coupon_minimum_not_met");
  const { priceStep, leastTotal } = currencyRow(currency);
  const worth = worthOf(coupon, sum(eligible), currency);
  const discount = floorTo(priceStep, Math.min(worth, sum(eligible), subtotal - leastTotal));
  if (discount <= 0) throw new Refusal("coupon_minimum_not_met");
  return splitAmount(discount, eligible, priceStep);
}

/** A coupon that names sums is for the currencies that it names: a minimum is not escaped in another one. */
function assertTakes({ amounts, minimums }: Pick<Coupon, "amounts" | "minimums">, currency: string): void {
  const isNamed = Object.hasOwn(minimums, currency) || Object.keys(minimums).length === 0;
  if (!isNamed || (amounts && !Object.hasOwn(amounts, currency))) throw new Refusal("coupon_refused");
}

function isFor({ plans, destinations }: Pick<Coupon, "plans" | "destinations">, line: DiscountedLine) {
  if (!plans && !destinations) return true;
  return Boolean(plans?.includes(line.plan) || destinations?.includes(line.destination));
}

function worthOf(
  { percent, amounts }: Pick<Coupon, "percent" | "amounts">,
  eligible: number,
  currency: string,
) {
  if (percent === null) return amounts?.[currency] ?? 0;
  assertPercent(percent);
  const { priceStep } = currencyRow(currency);
  return Math.ceil((eligible * percent) / (100 * priceStep)) * priceStep;
}

const floorTo = (step: number, amount: number) => Math.floor(amount / step) * step;

export function assertPercent(percent: number): void {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Refusal("coupon_invalid_percentage");
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
