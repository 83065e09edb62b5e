import type { parseArgs } from "node:util";
import { currencyRow } from "@rihla/contract/rules";
import type { Db } from "../database.ts";
import { type Coupon, findCoupons, type NewCoupon } from "../modules/coupons/index.ts";
import { endCoupon, makeCoupon, type Responsible } from "../modules/operators/index.ts";

const usage = `coupon create [CODE] --percent 10 or --amount DZD:500,USD:4 [--minimum DZD:2000] [--plan CODE] [--destination CODE]
       [--from 2026-12-01T00:00Z] [--until 2027-01-01T00:00Z] [--uses 100] [--each 1] · coupon block CODE · coupon list`;

const text = { type: "string" } as const;
const several = { type: "string", multiple: true } as const;
export const couponOptions = {
  percent: text,
  amount: text,
  minimum: text,
  plan: several,
  destination: several,
  from: text,
  until: text,
  uses: text,
  each: text,
} as const;

/** Creates, blocks or lists, by the words and options that were typed. Throws what is wrong with them. */
export async function manageCoupons(
  db: Db,
  [what, code]: string[],
  typed: Typed,
  responsible: () => Responsible,
): Promise<Coupon[]> {
  if (what === "list") return findCoupons(db);
  if (what !== "create" && !(what === "block" && code)) throw new Error(usage);
  const who = responsible();
  const coupon =
    what === "create"
      ? await makeCoupon(db, { ...wantedOf(typed), ...(code ? { code } : {}) }, who)
      : await endCoupon(db, code ?? "", who);
  return [coupon];
}

export const tellCoupons = (coupons: readonly Coupon[]): string =>
  coupons.map(lineOf).join("\n") || "There is no coupon";

type Typed = ReturnType<typeof parseArgs<{ options: typeof couponOptions }>>["values"];

function wantedOf({ percent, amount, minimum, plan, destination, from, until, uses, each }: Typed) {
  if ((percent === undefined) === (amount === undefined)) throw new Error(usage);
  return {
    ...(amount === undefined ? { percent: wholeNumber(percent) } : { amounts: amountsOf(amount) }),
    ...(minimum === undefined ? {} : { minimums: amountsOf(minimum) }),
    ...(plan ? { plans: plan } : {}),
    ...(destination ? { destinations: destination } : {}),
    ...(from === undefined ? {} : { startsAt: dateOf(from) }),
    ...(until === undefined ? {} : { endsAt: dateOf(until) }),
    ...(uses === undefined ? {} : { maxUses: wholeNumber(uses) }),
    ...(each === undefined ? {} : { maxUsesEach: wholeNumber(each) }),
  } as NewCoupon;
}

function wholeNumber(typed = ""): number {
  if (!/^\d{1,9}$/.test(typed) || Number(typed) === 0) throw new Error(`${typed} is no whole number above 0`);
  return Number(typed);
}

/** `DZD:500,USD:4.50` in units of the currency, as people write prices. */
function amountsOf(typed: string): Record<string, number> {
  const pairs = typed.split(",").map((pair) => {
    const [, currency = "", amount = ""] = /^([A-Z]{3}):(\d{1,9}(?:\.\d{1,3})?)$/.exec(pair) ?? [];
    if (!currency) throw new Error(`${pair} is no sum: DZD:500`);
    return [currency, Math.round(Number(amount) * 10 ** currencyRow(currency).exponent)] as const;
  });
  return Object.fromEntries(pairs);
}

function dateOf(typed: string): Date {
  const date = new Date(typed);
  if (Number.isNaN(date.getTime())) throw new Error(`${typed} is no date: 2026-12-01T00:00Z`);
  return date;
}

function lineOf(coupon: Coupon & { uses?: number }): string {
  const sums = (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts).map(
      ([currency, amount]) => `${amount / 10 ** currencyRow(currency).exponent} ${currency}`,
    );
  const parts = [
    coupon.code,
    coupon.percent === null ? sums(coupon.amounts ?? {}).join(" or ") : `${coupon.percent} %`,
    ...sums(coupon.minimums).map((minimum) => `from ${minimum}`),
    ...(coupon.plans ?? []),
    ...(coupon.destinations ?? []),
    coupon.startsAt && `after ${coupon.startsAt.toISOString()}`,
    coupon.endsAt && `until ${coupon.endsAt.toISOString()}`,
    coupon.maxUses !== null && `${coupon.usesLeft} of ${coupon.maxUses} uses left`,
    coupon.maxUsesEach !== null && `${coupon.maxUsesEach} each`,
    coupon.uses !== undefined && `used by ${coupon.uses} orders`,
    coupon.blockedAt && "blocked",
  ];
  return parts.filter(Boolean).join("  ");
}
