import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { money } from "../money.ts";
import { refundDestinations } from "../orders/orders.ts";
import { esimStatuses } from "../rules/esim-status.ts";
import { modelLongest } from "../rules/index.ts";

/** What the shop can do by itself about an eSIM that can't be used any more. */
export const repairKinds = ["replacement", "credit"] as const;
export type RepairKind = (typeof repairKinds)[number];

/** Where the eSIM is, as far as its provider tells. `code_free`: on no phone, and its code can be loaded. */
export const whereabouts = ["code_free", "on_phone", "gone", "over", "not_told"] as const;
export type Whereabouts = (typeof whereabouts)[number];

export const repair = z.object({
  status: z.enum(esimStatuses),
  where: z.enum(whereabouts),
  /** Whether the provider answered just now; else this is what it said last. */
  answered: z.boolean(),
  /** A new eSIM in its place · what is unused of its price, and where that goes. */
  offers: z.array(
    z.object({ kind: z.enum(repairKinds), amount: money, to: z.nullable(z.enum(refundDestinations)) }),
  ),
  /** What was done about it; `esim`: the one that came in its place. */
  done: z.nullable(
    z.object({
      kind: z.enum(repairKinds),
      amount: money,
      to: z.nullable(z.enum(refundDestinations)),
      at: z.iso.datetime(),
      esim: z.nullable(z.string()),
    }),
  ),
  /** Whether people can still be asked here to look at it, or look at it already. */
  support: z.enum(["possible", "asked", "decided", "too_late"]),
});
export type Repair = z.infer<typeof repair>;

/** As the owner of the eSIM takes it along. */
export const exportedRepair = z.strictObject({
  esim: z.string(),
  kind: z.enum(repairKinds),
  amount: money,
  at: z.iso.datetime(),
});

const wordsLongest = 300;

export const repairEndpoints = {
  "POST /esims/{id}/diagnosis": {
    summary: "Ask the provider how an eSIM stands, and what can be done about one that does not work",
    who: "signed-in",
    proofs: ["order"],
    waits: "supplier",
    path: z.object({ id: z.uuid() }),
    output: repair,
    status: 200,
    errors: ["rate_limited"],
  },
  "POST /esims/{id}/repairs": {
    summary: "Have an eSIM replaced, or what is unused of it credited; asked again, it is done once",
    who: "signed-in",
    proofs: ["order"],
    waits: "supplier",
    path: z.object({ id: z.uuid() }),
    body: z.object({ kind: z.enum(repairKinds) }),
    output: repair,
    status: 200,
    errors: ["not_repairable", "rate_limited"],
  },
  "POST /esims/{id}/support": {
    summary: "Hand an eSIM that does not work over to people, with all that the shop knows of it",
    who: "signed-in",
    proofs: ["order"],
    waits: "supplier",
    path: z.object({ id: z.uuid() }),
    body: z.object({
      /** Of the phone, as its owner calls it. */
      model: z.optional(z.string().check(z.maxLength(modelLongest, "too_long"))),
      said: z.optional(z.string().check(z.maxLength(wordsLongest, "too_long"))),
    }),
    output: repair,
    status: 200,
    errors: ["not_repairable", "payment_disputed", "rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
