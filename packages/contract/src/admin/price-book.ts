import * as z from "zod/mini";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { why } from "./why.ts";

/** A margin and what it is for; the first that fits decides. As `readRules` of the api has it. */
const rule = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, "too_short"), z.maxLength(40, "too_long")),
  percent: z.int().check(z.gte(0), z.lte(1000)),
  kind: z.optional(z.enum(["fixed", "unlimited"])),
  destinations: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.minLength(1))),
  belowUsdE4: z.optional(z.int().check(z.gte(1))),
});
export type BookRule = z.infer<typeof rule>;

const book = {
  rules: z.array(rule).check(z.minLength(1), z.maxLength(100)),
  /** Whole percent by supplier. */
  handicaps: z.record(z.string().check(z.maxLength(40)), z.int().check(z.gte(0), z.lte(1000))),
  /** 1/10000 of a currency for one dollar. */
  rates: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.int().check(z.gte(1), z.lte(10_000_000_000))),
};

const priceBookNow = z.object({
  ...book,
  version: z.int(),
  /** Of the book, its rates and what is on sale. */
  revision: z.string(),
  suppliers: z.array(z.string()),
});
export type PriceBookNow = z.infer<typeof priceBookNow>;

const priceChange = z.object({
  plan: z.string(),
  destination: z.string(),
  supplierBefore: z.string(),
  supplier: z.string(),
  rule: z.string(),
  /** Minor units; null before where it was not sold. */
  prices: z.array(z.object({ currency: z.string(), before: z.nullable(z.int()), after: z.int() })),
  percent: z.nullable(z.number()),
  /** It would bring less than it costs, by the rates of now or the new ones. */
  loses: z.boolean(),
});
export type PriceChange = z.infer<typeof priceChange>;

const preview = z.object({
  revision: z.string(),
  up: z.int(),
  down: z.int(),
  losing: z.int(),
  /** Sold by another supplier. */
  moved: z.int(),
  total: z.int(),
  /** What loses first, then the greatest; two hundred at most from where it was asked for. */
  changes: z.array(priceChange),
});
export type BookPreview = z.infer<typeof preview>;

export const priceBookEndpoints = {
  "GET /price-book": {
    summary: "The book in force: rules, rates, handicaps",
    who: ["owner"],
    output: priceBookNow,
    status: 200,
  },
  "POST /price-book/previews": {
    summary:
      "Every plan that another book would sell at another price, or by another supplier; nothing changes",
    who: ["owner"],
    body: z.strictObject({ ...book, from: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0) }),
    output: preview,
    status: 200,
    errors: ["last_rule_narrow"],
  },
  "POST /price-book/versions": {
    summary: "Price every plan by it now; refused where anything has changed since the preview",
    who: ["owner"],
    confirmed: true,
    body: z.strictObject({ ...book, revision: z.string().check(z.maxLength(60)), why }),
    output: z.object({ changed: z.int(), withdrawn: z.int() }),
    status: 201,
    errors: ["book_changed", "last_rule_narrow"],
  },
} as const satisfies AdminEndpoints;
