import * as z from "zod/mini";
import { names } from "../catalogue.ts";
import { currencyCode, money } from "../money.ts";
import { couponCodeLongest } from "../rules/coupon-code.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { foundOrder } from "./look-ups.ts";
import { couponStates, operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

/** Something that was done about a coupon or a batch, by whom and why. */
const doneBy = { at: z.iso.datetime(), who: z.string(), why: z.string() };

const coupon = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(couponStates),
  /** One of the two: a share, or a sum in each currency that it is for. */
  percent: z.nullable(z.int()),
  amounts: z.array(money),
  /** What an order has to come to, in each currency that is named. */
  minimums: z.array(money),
  /** What it is for; with both empty, for everything. */
  plans: z.array(z.string()),
  destinations: z.array(z.object({ code: z.string(), names: z.nullable(names) })),
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  maxUses: z.nullable(z.int()),
  maxUsesEach: z.nullable(z.int()),
  /** Orders that hold it, those too that wait to be paid. */
  uses: z.int(),
  /** What it has taken off orders that were paid and not given back. */
  given: z.array(money),
  createdAt: z.iso.datetime(),
});
export type AdminCoupon = z.infer<typeof coupon>;

/** Of the paid orders that were placed on a day of Algeria's. */
const couponDay = z.object({ day: z.iso.date(), orders: z.int(), given: z.array(money) });
export type CouponDay = z.infer<typeof couponDay>;

const couponPage = z.extend(coupon, {
  /** Those with a use, newest first; `couponDaysShown` at most. */
  days: z.array(couponDay),
  /** The newest first. */
  acts: z.array(z.object({ ...doneBy, act: z.enum(["create", "block"]) })),
});
export type CouponPage = z.infer<typeof couponPage>;

const page = z.strictObject({ after: z.optional(z.uuid()) });
const path = z.strictObject({ id: z.uuid() });

/** Minor units by currency. */
const sums = z.record(currencyCode, z.int().check(z.gte(1), z.lte(100_000_000_000)));
const count = z.int().check(z.gte(1), z.lte(999_999_999));
const codes = z
  .array(z.string().check(z.trim(), z.minLength(2), z.maxLength(60)))
  .check(z.minLength(1), z.maxLength(100));

export const newCoupon = z.strictObject({
  /** Left out: one that nobody guesses. */
  code: z.optional(z.string().check(z.trim(), z.minLength(2, "too_short"), z.maxLength(couponCodeLongest))),
  takes: z.union([z.strictObject({ percent: z.int() }), z.strictObject({ amounts: sums })]),
  minimums: z.optional(sums),
  plans: z.optional(codes),
  destinations: z.optional(codes),
  startsAt: z.optional(z.iso.datetime()),
  endsAt: z.optional(z.iso.datetime()),
  maxUses: z.optional(count),
  maxUsesEach: z.optional(count),
});
export type NewCoupon = z.infer<typeof newCoupon>;

export const couponEndpoints = {
  "GET /coupons": {
    summary: "Coupons, newest first, a page at a time: what each takes off, for what, how often it was used",
    who: operatorRoles,
    /** `after`: `next` of the page before. */
    query: page,
    output: z.object({ coupons: z.array(coupon), next: z.nullable(z.string()) }),
    status: 200,
  },
  "GET /coupons/{id}": {
    summary: "A coupon with its use by day, and who made and blocked it",
    who: operatorRoles,
    path,
    output: couponPage,
    status: 200,
  },
  "GET /coupons/{id}/orders": {
    summary: "Orders that were placed with it, newest first, a page at a time",
    who: operatorRoles,
    path,
    query: page,
    output: z.object({ orders: z.array(foundOrder), next: z.nullable(z.string()) }),
    status: 200,
  },
  "POST /coupons": {
    summary:
      "Make a coupon. Sent twice under one `key` it is made once; a code that there is already is refused",
    who: ["owner"],
    confirmed: true,
    body: z.extend(newCoupon, { key: z.uuid(), why }),
    output: z.object({ id: z.string(), code: z.string() }),
    status: 201,
    errors: [
      "coupon_exists",
      "coupon_unreadable",
      "coupon_invalid_percentage",
      "currency_unknown",
      "no_sum",
      "item_unknown",
      "end_is_over",
      "end_before_start",
    ],
  },
  "POST /coupons/{id}/blocks": {
    summary: "Nobody can use it from now on; orders that hold it keep it",
    who: ["owner"],
    confirmed: true,
    path,
    body: z.strictObject({ why }),
    status: 204,
    errors: ["coupon_blocked_already"],
  },
} as const satisfies AdminEndpoints;
