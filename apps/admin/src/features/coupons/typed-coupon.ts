import type { NewCoupon } from "@rihla/contract/admin";
import { offeredCurrencies } from "@rihla/contract/rules";
import { minorUnits } from "../../lib/amount.ts";
import type { CouponTerms } from "./use-coupon-words.ts";

/** A coupon as it is typed: texts, which may be wrong for a while. */
export type TypedCoupon = {
  code: string;
  kind: "percent" | "amounts";
  percent: string;
  amounts: Record<string, string>;
  minimums: Record<string, string>;
  destinations: string[];
  plans: string;
  starts: string;
  ends: string;
  maxUses: string;
  maxUsesEach: string;
};

export const nothingTyped: TypedCoupon = {
  code: "",
  kind: "percent",
  percent: "10",
  amounts: {},
  minimums: {},
  destinations: [],
  plans: "",
  starts: "",
  ends: "",
  maxUses: "",
  maxUsesEach: "1",
};

export const countPattern = "[1-9][0-9]{0,8}";
export const percentPattern = "[1-9][0-9]?|100";

/** Algeria's, all year. */
const momentOf = (typed: string): string => new Date(`${typed}:00+01:00`).toISOString();

const sumsOf = (typed: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(
    offeredCurrencies.flatMap((code) => {
      const amount = minorUnits(typed[code] ?? "");
      return amount > 0 ? [[code, amount]] : [];
    }),
  );

const countOf = (typed: string): number | undefined =>
  new RegExp(`^(${countPattern})$`).test(typed.trim()) ? Number(typed) : undefined;

/** As it is sent; undefined while it takes nothing off. */
export function couponOf(typed: TypedCoupon): NewCoupon | undefined {
  const amounts = sumsOf(typed.amounts);
  const minimums = sumsOf(typed.minimums);
  const percent = Number(typed.percent);
  const plans = typed.plans
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const isShare = typed.kind === "percent";
  if (isShare ? !(percent >= 1 && percent <= 100) : Object.keys(amounts).length === 0) return undefined;
  const [maxUses, maxUsesEach] = [countOf(typed.maxUses), countOf(typed.maxUsesEach)];
  return {
    ...(typed.code.trim() && { code: typed.code.trim() }),
    takes: isShare ? { percent } : { amounts },
    ...(Object.keys(minimums).length > 0 && { minimums }),
    ...(plans.length > 0 && { plans }),
    ...(typed.destinations.length > 0 && { destinations: typed.destinations }),
    ...(typed.starts && { startsAt: momentOf(typed.starts) }),
    ...(typed.ends && { endsAt: momentOf(typed.ends) }),
    ...(maxUses !== undefined && { maxUses }),
    ...(maxUsesEach !== undefined && { maxUsesEach }),
  };
}

const moneyOf = (sums: Readonly<Record<string, number>> = {}) =>
  Object.entries(sums).map(([currency, amount]) => ({ currency, amount }));

/** As a coupon that is there is told. */
export const termsOf = (
  { takes, minimums, plans = [], startsAt, endsAt, maxUses, maxUsesEach }: NewCoupon,
  destinations: CouponTerms["destinations"],
): CouponTerms => ({
  percent: "percent" in takes ? takes.percent : null,
  amounts: "amounts" in takes ? moneyOf(takes.amounts) : [],
  minimums: moneyOf(minimums),
  plans,
  destinations,
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
  maxUses: maxUses ?? null,
  maxUsesEach: maxUsesEach ?? null,
});
