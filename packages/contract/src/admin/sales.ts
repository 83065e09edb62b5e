import * as z from "zod/mini";
import { names } from "../catalogue.ts";
import { money } from "../money.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

export const pausedKinds = ["supplier", "gateway"] as const;
export const hidingKinds = ["plan", "place"] as const;

const kept = { who: z.string(), why: z.string() };

export const pause = z.object({ ...kept, pausedAt: z.iso.datetime(), endsAt: z.iso.datetime() });
export type Pause = z.infer<typeof pause>;

/** A company that delivers or takes money, and whether it does. */
const company = z.object({
  company: z.string(),
  /** The settings of the shop have it deliver, or take money; else it is there for what was sold before. */
  offered: z.boolean(),
  /** Of a supplier: how many it sells just now; of a gateway: its methods. */
  plans: z.int(),
  methods: z.array(z.string()),
  pause: z.nullable(pause),
});
export type PausableCompany = z.infer<typeof company>;

/** What a plan is, as far as one is told from another. */
const planFacts = {
  kind: z.enum(["fixed", "unlimited"]),
  tier: z.nullable(z.string()),
  dataBytes: z.int(),
  days: z.nullable(z.int()),
};

export const hiding = z.object({
  ...kept,
  kind: z.enum(hidingKinds),
  code: z.string(),
  /** Of the place. */
  names,
  hiddenAt: z.iso.datetime(),
  endsTopUps: z.boolean(),
});
export type Hiding = z.infer<typeof hiding>;

const sales = z.object({
  suppliers: z.array(company),
  gateways: z.array(company),
  hidden: z.array(hiding),
});
export type Sales = z.infer<typeof sales>;

const place = z.object({
  code: z.string(),
  kind: z.enum(["country", "region"]),
  names,
  /** On sale. */
  plans: z.int(),
  hidden: z.boolean(),
});
export type SoldPlace = z.infer<typeof place>;

const shelfPlan = z.object({
  ...planFacts,
  code: z.string(),
  prices: z.array(money),
  supplier: z.string(),
  /** Of the price book, by which its price was made. */
  rule: z.string(),
  /** Suppliers that offer it now. */
  offers: z.int(),
  onSale: z.boolean(),
  /** By itself; its place is another thing. */
  hidden: z.boolean(),
});
export type ShelfPlan = z.infer<typeof shelfPlan>;

const shelf = z.extend(place, { list: z.array(shelfPlan) });
export type Shelf = z.infer<typeof shelf>;

/** What became of the plans on sale. */
const picked = z.object({ changed: z.int(), withdrawn: z.int() });
export type PlansPicked = z.infer<typeof picked>;

const paused = { kind: z.enum(pausedKinds), company: z.string().check(z.minLength(2), z.maxLength(40)) };
const hidden = { kind: z.enum(hidingKinds), code: z.string().check(z.minLength(2), z.maxLength(60)) };

export const salesEndpoints = {
  "GET /sales": {
    summary: "Suppliers and gateways with their pauses, and what is hidden; by whom and why",
    who: operatorRoles,
    output: sales,
    status: 200,
  },
  "GET /places": {
    summary: "Every country and region that something is or was offered for",
    who: operatorRoles,
    output: z.array(place),
    status: 200,
  },
  "GET /places/{code}": {
    summary: "A place's plans, those too that are not on sale now, the cheapest first",
    who: operatorRoles,
    path: z.strictObject({ code: z.string().check(z.maxLength(40)) }),
    output: shelf,
    status: 200,
    errors: ["item_unknown"],
  },
  "POST /pauses": {
    summary:
      "Sell nothing new of a supplier, or let no payment begin at a gateway, until a moment; what has begun there goes on",
    who: ["owner"],
    confirmed: true,
    body: z.strictObject({ ...paused, endsAt: z.iso.datetime(), why }),
    output: picked,
    status: 201,
    errors: ["company_unknown", "end_is_over", "paused_already"],
  },
  "POST /resumptions": {
    summary: "End a pause before its time",
    who: ["owner"],
    confirmed: true,
    body: z.strictObject({ ...paused, why }),
    output: picked,
    status: 201,
    errors: ["not_paused"],
  },
  "POST /hidings": {
    summary: "Sell a plan, or all of a place, no more, whatever suppliers offer; what is sold goes on",
    who: ["owner"],
    confirmed: true,
    body: z.strictObject({ ...hidden, endsTopUps: z.boolean(), why }),
    output: picked,
    status: 201,
    errors: ["item_unknown", "hidden_already"],
  },
  "POST /showings": {
    summary: "Sell it again",
    who: ["owner"],
    confirmed: true,
    body: z.strictObject({ ...hidden, why }),
    output: picked,
    status: 201,
    errors: ["not_hidden"],
  },
} as const satisfies AdminEndpoints;
