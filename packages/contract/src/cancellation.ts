import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { money } from "./money.ts";
import { orderNumber, refundDestinations } from "./orders.ts";

/**
 * How giving back one eSIM stands. `possible` until it is on a phone, asked anew before anything is done · `by_support`: its
 * supplier takes back nothing by itself.
 */
export const cancellationStates = [
  "possible",
  "under_way",
  "cancelled",
  "in_use",
  "being_prepared",
  "too_late",
  "by_support",
] as const;
export type CancellationState = (typeof cancellationStates)[number];

export const cancellation = z.object({
  orderNumber: z.string(),
  /** The last moment to ask for it; null of an order that nobody has paid. */
  until: z.nullable(z.iso.datetime()),
  /** In the order of the lines; without those that were never delivered, whose money went back by itself. */
  esims: z.array(
    z.object({
      id: z.string(),
      state: z.enum(cancellationStates),
      /** What is given back for it: its price less its part of the coupon, and its part of the fee. */
      amount: money,
    }),
  ),
  /** The ways that the money can go now, the way it came first, and by when it is there at the latest. */
  ways: z.array(z.object({ to: z.enum(refundDestinations), by: z.iso.datetime() })),
});
export type Cancellation = z.infer<typeof cancellation>;

export const cancellationEndpoints = {
  "GET /orders/{number}/cancellation": {
    summary: "Which eSIMs of an order can be given back, for how much, and which ways the money can go",
    who: "owner",
    path: z.object({ number: orderNumber }),
    output: cancellation,
    status: 200,
  },
  "POST /orders/{number}/cancellation": {
    summary:
      "Give back eSIMs that nobody has installed. The money follows once the supplier has taken them back; asked again, it is done once",
    who: "owner",
    path: z.object({ number: orderNumber }),
    body: z.object({
      esims: z.array(z.uuid()).check(z.minLength(1, "required"), z.maxLength(100, "invalid")),
      /** `wallet` only for the order's owner, signed in. */
      to: z.enum(refundDestinations),
    }),
    output: cancellation,
    status: 200,
    errors: ["not_cancellable", "rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
