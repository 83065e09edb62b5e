import * as z from "zod/mini";
import { deviceCheck } from "../compatibility.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { money } from "../money.ts";
import { orderNumber, refundDestinations } from "./orders.ts";

/**
 * How giving back one eSIM stands. `possible` until it is on a phone, asked anew before anything is done · `on_request`: the
 * same, and people of the shop answer · `being_decided`: they have been asked · `by_support`: it was refused once.
 */
export const cancellationStates = [
  "possible",
  "on_request",
  "being_decided",
  "under_way",
  "cancelled",
  "in_use",
  "being_prepared",
  "too_late",
  "by_support",
] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** What a buyer can say of an eSIM that does not work. `phone_refuses`: the phone has no eSIM, or its operator has locked it. */
export const failures = ["never_came", "does_not_install", "no_connection", "phone_refuses"] as const;
export type Failure = (typeof failures)[number];
/** What became of that: people here look at it, its money goes back, or it does not. */
export const failureStates = ["with_support", "given_back", "refused"] as const;
export type FailureState = (typeof failureStates)[number];
/** What a buyer said of an eSIM that does not work. */
export const reportedFailure = z.object({
  what: z.enum(failures),
  /** In their own words. */
  said: z.nullable(z.string()),
  state: z.enum(failureStates),
  at: z.iso.datetime(),
});
const failureWordsLongest = 500;

export const cancellation = z.object({
  orderNumber: z.string(),
  /** The last moment to ask for it; null of an order that nobody has paid. */
  until: z.nullable(z.iso.datetime()),
  /** In the order of the lines; without those that were never delivered, whose money went back by itself. */
  esims: z.array(
    z.object({
      id: z.string(),
      state: z.enum(cancellationStates),
      /** By which people name what was asked for of it; null where nothing was. */
      request: z.nullable(z.string()),
      /** What became of its buyer's word that it does not work; null where none was given. */
      failure: z.nullable(z.enum(failureStates)),
      /** What its buyer can say now. */
      reportable: z.array(z.enum(failures)),
      /** What is given back for it: its price less its part of the coupon, and its part of the fee. */
      amount: money,
    }),
  ),
  /** What was found out about the phone before paying: it decides where a phone refuses the eSIM. */
  deviceCheck: z.nullable(deviceCheck),
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
    waits: "supplier",
    path: z.object({ number: orderNumber }),
    body: z.object({
      esims: z.array(z.uuid()).check(z.minLength(1, "required"), z.maxLength(100, "invalid")),
      /** `wallet` only for the order's owner, signed in. */
      to: z.enum(refundDestinations),
    }),
    output: cancellation,
    status: 200,
    errors: ["not_cancellable", "payment_disputed", "rate_limited"],
  },
  "POST /orders/{number}/failures": {
    summary:
      "Say that an eSIM does not work. Where the shop can know it, its money goes back at once; else people look at it",
    who: "owner",
    waits: "supplier",
    path: z.object({ number: orderNumber }),
    body: z.object({
      esim: z.uuid(),
      what: z.enum(failures),
      said: z.optional(z.string().check(z.maxLength(failureWordsLongest, "too_long"))),
      /** `wallet` only for the order's owner, signed in. */
      to: z.enum(refundDestinations),
    }),
    output: cancellation,
    status: 200,
    errors: ["not_reportable", "payment_disputed", "rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
