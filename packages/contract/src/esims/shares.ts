import * as z from "zod/mini";
import { language, names } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { pdfFile } from "../endpoint/files.ts";
import { linkToken as token } from "../link-token.ts";
import { orderNumber } from "../orders/orders.ts";
import { maxPieces } from "../rules/index.ts";
import { esim, esimName, esimSummary } from "./esims.ts";

/** How the recipient's page speaks. */
const manner = {
  language,
  /** Large letters and three buttons: install, how much is left, help. */
  largeType: z.boolean(),
};

/** By which the eSIM of somebody's order is shared with its recipient. */
const share = z.strictObject({
  /** Of the link; told to the buyer as often as they ask. Null to the order's secret alone once the eSIM's code has served. */
  token: z.nullable(token),
  ...manner,
  madeAt: z.iso.datetime(),
  /** When the phone that has it now opened it; null while none has. */
  openedAt: z.nullable(z.iso.datetime()),
});

/** As its buyer takes it along, the withdrawn ones too: without what opens it. */
export const exportedShare = z.strictObject({
  esim: z.string(),
  ...manner,
  madeAt: z.iso.datetime(),
  openedAt: z.nullable(z.iso.datetime()),
  withdrawnAt: z.nullable(z.iso.datetime()),
});

/** An eSIM of an order as its buyer follows it. */
export const followedEsim = z.strictObject({
  esim: esimSummary,
  connectedAt: z.nullable(z.iso.datetime()),
  /** Whether who asks may share it, withdraw its link or print its page: by the order's secret alone, until its code has served. */
  mayShare: z.boolean(),
  /** Null while it is nobody else's. */
  share: z.nullable(share),
});
export type FollowedEsim = z.infer<typeof followedEsim>;

/** What a link tells before a phone takes it: enough to know that it is meant for oneself. */
export const offeredEsim = z.strictObject({
  /** The buyer's first name. */
  from: z.string(),
  /** What the buyer calls the eSIM: in a group, the recipient's name. */
  name: z.nullable(z.string()),
  destinationNames: names,
  flag: z.nullable(z.string()),
  ...manner,
  /** This phone has received it already. */
  isReceivedHere: z.boolean(),
});
export type OfferedEsim = z.infer<typeof offeredEsim>;

/** An eSIM as its recipient sees it: nothing of the order, and nothing else of the buyer. */
export const receivedEsim = z.extend(z.omit(esim, { orderNumber: true }), { from: z.string(), ...manner });
export type ReceivedEsim = z.infer<typeof receivedEsim>;

const ofOrder = z.object({ number: orderNumber });
const ofEsim = z.object({ number: orderNumber, esim: z.uuid() });

export const shareEndpoints = {
  "GET /orders/{number}/shares": {
    summary: "The eSIMs of an order, with whom they are shared and whether they are installed and connected",
    who: "owner",
    path: ofOrder,
    output: z.array(followedEsim),
    status: 200,
    list: true,
  },
  "PUT /orders/{number}/shares": {
    summary:
      "Share eSIMs of an order, each by a link of its own; one that is shared already keeps its link. A name given is the eSIM's from now on",
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
  "DELETE /orders/{number}/shares/{esim}": {
    summary: "Withdraw an eSIM's link: no phone sees it by that link any more; what is installed stays",
    who: "owner",
    path: ofEsim,
    status: 204,
  },
  "POST /orders/{number}/shares/{esim}/release": {
    summary: "Let the next phone that opens the link have the eSIM; the one that had it does no more",
    who: "owner",
    path: ofEsim,
    status: 204,
  },
  "POST /orders/{number}/shares/sheet": {
    summary:
      "A page to print for each of these eSIMs, with its link as a QR code, in its recipient's language",
    who: "owner",
    path: ofOrder,
    body: z.strictObject({
      esims: z.array(z.uuid()).check(z.minLength(1, "required"), z.maxLength(maxPieces, "invalid")),
    }),
    output: pdfFile,
    status: 200,
    errors: ["rate_limited"],
  },
  "POST /shares/lookup": {
    summary: "What a link shares. Takes nothing: the first phone to claim it has it",
    who: "anyone",
    proofs: ["recipient"],
    body: z.strictObject({ token }),
    output: offeredEsim,
    status: 200,
    errors: ["share_ended", "share_taken", "rate_limited"],
  },
  "POST /shares/claims": {
    summary:
      "Take a shared eSIM on this phone, which is given a cookie for it; no other phone can by the same link",
    who: "anyone",
    proofs: ["recipient"],
    body: z.strictObject({ token }),
    output: receivedEsim,
    status: 201,
    errors: ["share_ended", "share_taken", "rate_limited"],
  },
  "GET /shares/received": {
    summary: "The eSIMs that this phone has received, by its cookie; newest first",
    who: "anyone",
    proofs: ["recipient"],
    output: z.array(receivedEsim),
    status: 200,
    list: true,
  },
  /** A browser sends the cookie of a phone that received its eSIMs before the other addresses were these to this one alone. */
  "GET /hand-overs/held": {
    summary:
      "The same at the former address of sharing: a phone that still has its cookie from there is given the one for `/shares`",
    who: "anyone",
    proofs: ["recipient"],
    output: z.array(receivedEsim),
    status: 200,
    list: true,
  },
  "PUT /shares/received/{id}/installed": {
    summary: "Say of one that this phone has received that it is installed, or is not",
    who: "anyone",
    proofs: ["recipient"],
    path: z.object({ id: z.uuid() }),
    body: z.strictObject({ installed: z.boolean() }),
    output: receivedEsim,
    status: 200,
  },
  "POST /shares/received/{id}/refresh": {
    summary: "Ask the provider again for state and usage of one that this phone has received",
    who: "anyone",
    waits: "supplier",
    proofs: ["recipient"],
    path: z.object({ id: z.uuid() }),
    output: receivedEsim,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
