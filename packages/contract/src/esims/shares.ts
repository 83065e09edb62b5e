import * as z from "zod/mini";
import { language, names } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { pdfFile } from "../endpoint/files.ts";
import { linkToken as token } from "../link-token.ts";
import { orderNumber } from "../orders/orders.ts";
import { maxPieces } from "../rules/index.ts";
import { esim, esimName, esimSummary } from "./esims.ts";

/** How the holder's page speaks. */
const manner = {
  language,
  /** Large letters and three buttons: install, how much is left, help. */
  largeType: z.boolean(),
};

/** By which the eSIM of somebody's order was given to somebody else. */
const handOver = z.strictObject({
  /** Of the link; told to the buyer as often as they ask. Null to the order's secret alone once the eSIM's code has served. */
  token: z.nullable(token),
  ...manner,
  madeAt: z.iso.datetime(),
  /** When the phone that holds it now opened it; null while none does. */
  openedAt: z.nullable(z.iso.datetime()),
});

/** An eSIM of an order as its buyer follows it. */
export const followedEsim = z.strictObject({
  esim: esimSummary,
  connectedAt: z.nullable(z.iso.datetime()),
  /** Whether who asks may hand it on, withdraw it or print its page: by the order's secret alone, until its code has served. */
  mayHandOn: z.boolean(),
  /** Null while it is nobody else's. */
  handOver: z.nullable(handOver),
});
export type FollowedEsim = z.infer<typeof followedEsim>;

/** What a link tells before a phone takes it: enough to know that it is meant for oneself. */
export const offeredEsim = z.strictObject({
  /** The buyer's first name. */
  from: z.string(),
  /** What the buyer calls the eSIM: in a group, the holder's name. */
  name: z.nullable(z.string()),
  destinationNames: names,
  flag: z.nullable(z.string()),
  ...manner,
  /** This phone holds it already. */
  isHeldHere: z.boolean(),
});
export type OfferedEsim = z.infer<typeof offeredEsim>;

/** An eSIM as its holder sees it: nothing of the order, and nothing else of the buyer. */
export const heldEsim = z.extend(z.omit(esim, { orderNumber: true }), { from: z.string(), ...manner });
export type HeldEsim = z.infer<typeof heldEsim>;

const ofOrder = z.object({ number: orderNumber });
const ofEsim = z.object({ number: orderNumber, esim: z.uuid() });

export const handOverEndpoints = {
  "GET /orders/{number}/hand-overs": {
    summary:
      "The eSIMs of an order with whom they were handed on to, whether they are installed and connected",
    who: "owner",
    path: ofOrder,
    output: z.array(followedEsim),
    status: 200,
    list: true,
  },
  "PUT /orders/{number}/hand-overs": {
    summary:
      "Hand eSIMs of an order on, each by a link of its own; one that is handed on already keeps its link. A name given is the eSIM's from now on",
    who: "owner",
    path: ofOrder,
    body: z.strictObject({
      esims: z
        .array(z.strictObject({ id: z.uuid(), name: z.optional(esimName) }))
        .check(z.minLength(1, "required"), z.maxLength(maxPieces, "invalid")),
      ...manner,
    }),
    output: z.array(followedEsim),
    status: 200,
    list: true,
    errors: ["esim_ended", "rate_limited"],
  },
  "DELETE /orders/{number}/hand-overs/{esim}": {
    summary: "Withdraw an eSIM's link: no phone sees it by that link any more; what is installed stays",
    who: "owner",
    path: ofEsim,
    status: 204,
  },
  "POST /orders/{number}/hand-overs/{esim}/release": {
    summary: "Let the next phone that opens the link hold the eSIM; the one that held it does no more",
    who: "owner",
    path: ofEsim,
    status: 204,
  },
  "POST /orders/{number}/hand-overs/sheet": {
    summary: "A page to print for each of these eSIMs, with its link as a QR code, in its holder's language",
    who: "owner",
    path: ofOrder,
    body: z.strictObject({
      esims: z.array(z.uuid()).check(z.minLength(1, "required"), z.maxLength(maxPieces, "invalid")),
    }),
    output: pdfFile,
    status: 200,
    errors: ["rate_limited"],
  },
  "POST /hand-overs/lookup": {
    summary: "What a link hands on. Takes nothing: the first phone to claim it holds it",
    who: "anyone",
    proofs: ["holder"],
    body: z.strictObject({ token }),
    output: offeredEsim,
    status: 200,
    errors: ["hand_over_ended", "hand_over_taken", "rate_limited"],
  },
  "POST /hand-overs/claims": {
    summary:
      "Hold an eSIM on this phone, which is given a cookie for it; no other phone can by the same link",
    who: "anyone",
    proofs: ["holder"],
    body: z.strictObject({ token }),
    output: heldEsim,
    status: 201,
    errors: ["hand_over_ended", "hand_over_taken", "rate_limited"],
  },
  "GET /hand-overs/held": {
    summary: "The eSIMs that this phone holds, by its cookie; newest first",
    who: "anyone",
    proofs: ["holder"],
    output: z.array(heldEsim),
    status: 200,
    list: true,
  },
  "POST /hand-overs/held/{id}/refresh": {
    summary: "Ask the provider again for state and usage of one that this phone holds",
    who: "anyone",
    waits: "supplier",
    proofs: ["holder"],
    path: z.object({ id: z.uuid() }),
    output: heldEsim,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
