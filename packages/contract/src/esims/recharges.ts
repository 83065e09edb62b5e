import * as z from "zod/mini";
import { plan, planCode } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { currencyCode, money } from "../money.ts";
import { walletPin } from "../payments/wallet.ts";
import { rechargeObstacles } from "../rules/esim-status.ts";
import { defaultCurrency } from "../rules/index.ts";

/** What a supplier does with more data: adds it to what is running at once, or has it wait until that is over. */
export const rechargeEffects = ["extends", "waits"] as const;
export type RechargeEffect = (typeof rechargeEffects)[number];

/** The eSIM that is topped up by a line, and how. */
export const lineTopUp = z.object({ esim: z.string(), effect: z.enum(rechargeEffects) });

/** `sent`: asked of the supplier · `active`: it has carried it out · `refused`: it will not, and the money goes back. */
export const rechargeStatuses = ["paid", "sent", "active", "refused"] as const;

export const recharge = z.object({
  id: z.string(),
  esim: z.string(),
  orderNumber: z.string(),
  dataBytes: z.int(),
  days: z.int(),
  kind: z.enum(["fixed", "unlimited"]),
  effect: z.enum(rechargeEffects),
  status: z.enum(rechargeStatuses),
  paidAt: z.iso.datetime(),
  /** Null until then. */
  sentAt: z.nullable(z.iso.datetime()),
  activeAt: z.nullable(z.iso.datetime()),
});
export type Recharge = z.infer<typeof recharge>;

export const rechargeChoice = z.object({
  /** Cheapest first; bought alone, through an order whose line names the eSIM. */
  plans: z.array(plan),
  effect: z.enum(rechargeEffects),
  obstacle: z.nullable(z.enum(rechargeObstacles)),
});
export type RechargeChoice = z.infer<typeof rechargeChoice>;

/** How a try to top up by itself ended; what was not bought is tried again when data runs low the next time. */
export const rechargeOutcomes = ["bought", "no_money", "over_ceiling", "not_possible"] as const;
export type RechargeOutcome = (typeof rechargeOutcomes)[number];

/** What tops an eSIM up from the wallet when a tenth of its data is left. */
export const automaticRecharge = z.object({
  /** At today's price; null while its supplier doesn't offer it. */
  plan: z.nullable(plan),
  /** At most so much in a month of Algiers' calendar, for this eSIM. */
  ceiling: money,
  spentThisMonth: money,
  last: z.nullable(z.object({ outcome: z.enum(rechargeOutcomes), at: z.iso.datetime() })),
});
export type AutomaticRecharge = z.infer<typeof automaticRecharge>;

/** As its owner takes it along: what is set for an eSIM now. */
export const exportedAutomaticRecharge = z.strictObject({
  esim: z.string(),
  plan: z.string(),
  ceiling: money,
  since: z.iso.datetime(),
});
/** And each time that it came to it; without an order where nothing was bought. */
export const exportedRechargeRun = z.strictObject({
  esim: z.string(),
  outcome: z.enum(rechargeOutcomes),
  orderNumber: z.nullable(z.string()),
  at: z.iso.datetime(),
});

export const rechargeEndpoints = {
  "GET /esims/{id}/top-ups": {
    summary:
      "Plans that its supplier offers for this eSIM; bought alone, by POST /orders with `esim` on the line",
    who: "signed-in",
    waits: "supplier",
    path: z.object({ id: z.uuid() }),
    query: z.object({ currency: z._default(currencyCode, defaultCurrency) }),
    output: rechargeChoice,
    status: 200,
    errors: ["rate_limited"],
  },
  "GET /esims/{id}/recharges": {
    summary: "How this eSIM was topped up so far, newest first",
    who: "signed-in",
    path: z.object({ id: z.uuid() }),
    output: z.array(recharge),
    status: 200,
  },
  "GET /esims/{id}/automatic-top-up": {
    summary: "What tops this eSIM up by itself when a tenth of its data is left; null where nothing does",
    who: "signed-in",
    path: z.object({ id: z.uuid() }),
    output: z.nullable(automaticRecharge),
    status: 200,
  },
  "PUT /esims/{id}/automatic-top-up": {
    summary: "Have it topped up by itself, from the wallet",
    who: "signed-in",
    waits: "supplier",
    path: z.object({ id: z.uuid() }),
    body: z.strictObject({ plan: planCode, ceiling: money, walletPin }),
    output: z.nullable(automaticRecharge),
    status: 200,
    errors: [
      "plan_unavailable",
      "payment_method_unavailable",
      "pin_not_set",
      "pin_incorrect",
      "pin_blocked",
      "new_device_limit",
    ],
  },
  "DELETE /esims/{id}/automatic-top-up": {
    summary: "Top it up by itself no more",
    who: "signed-in",
    path: z.object({ id: z.uuid() }),
    status: 204,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
