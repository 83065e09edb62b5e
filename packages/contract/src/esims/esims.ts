import * as z from "zod/mini";
import { names } from "../catalogue.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { ruled } from "../endpoint/ruled.ts";
import { esimNameFault, tidyEsimName } from "../rules/esim-name.ts";
import { esimStatuses } from "../rules/esim-status.ts";
import { planStarts } from "../rules/install-time.ts";

/** How far an eSIM can come. */
export const esimStops = ["delivered", "installed", "connected"] as const;
export type EsimStop = (typeof esimStops)[number];

export const esimName = ruled(tidyEsimName, esimNameFault);

const summary = {
  id: z.string(),
  /** What its owner calls it. */
  name: z.nullable(z.string()),
  /** Which one it is of how many that came with the same order for the same plan. */
  position: z.object({ number: z.int(), of: z.int() }),
  orderNumber: z.string(),
  destination: z.string(),
  destinationNames: names,
  flag: z.nullable(z.string()),
  /** The plan's code, by which the same is bought again. */
  plan: z.string(),
  status: z.enum(esimStatuses),
  /** While it is to come: since when. `deliveryTimes` says when it is late. */
  awaitedSince: z.nullable(z.iso.datetime()),
  group: z.enum(["active", "expired"]),
  /** How far it came, also where it has ended since; null before it is delivered. */
  reached: z.nullable(z.enum(esimStops)),
  /** Whether its supplier tells that it was installed. Where not, whoever holds it may say so: `reached` and the words follow that, money never does. */
  installIsTold: z.boolean(),
  saidInstalled: z.boolean(),
  kind: z.enum(["fixed", "unlimited"]),
  /** fixed: all of it · unlimited: each 24 h. */
  dataBytes: z.int(),
  days: z.int(),
  totalBytes: z.nullable(z.int()),
  usedBytes: z.int(),
  remainingBytes: z.nullable(z.int()),
  /** When the provider's figures were read; null before the first reading. */
  readAt: z.nullable(z.iso.datetime()),
  /** Before it starts: the last moment to install. */
  activateBefore: z.nullable(z.iso.datetime()),
  /** Once it has started: when it ends. */
  expiresAt: z.nullable(z.iso.datetime()),
  topUp: z.enum(["none", "data-and-days", "days"]),
  starts: z.enum(planStarts),
  /** As of its plan. */
  installBeforeLeaving: z.boolean(),
};
export const esimSummary = z.object(summary);
export type EsimSummary = z.infer<typeof esimSummary>;

/** Whoever holds these can install the eSIM: given to the owner only. */
export const installation = z.object({
  /** The whole activation code, `LPA:1$host$matching-id`, as it goes in the QR code. */
  activationCode: z.string(),
  smdpAddress: z.string(),
  matchingId: z.string(),
  confirmationCodeRequired: z.boolean(),
  appleInstallUrl: z.string(),
  androidInstallUrl: z.string(),
});
export const esim = z.object({
  ...summary,
  iccid: z.nullable(z.string()),
  apn: z.nullable(z.string()),
  /** When the provider was last asked, whether or not it answered. */
  askedAt: z.nullable(z.iso.datetime()),
  /** When it was first seen on a network; `exactly`: that moment, and not only when it was noticed. */
  connection: z.nullable(z.object({ at: z.iso.datetime(), exactly: z.boolean() })),
  /** Of the country it is for (`Europe/Istanbul`); none for several countries. */
  timeZones: z.array(z.string()),
  /** When its data will probably be used up, at the pace of the last two days; it may end by its days before. */
  dataEndsAt: z.nullable(z.iso.datetime()),
  reducedSpeedKbps: z.nullable(z.int()),
  /** null until the provider has issued it. */
  installation: z.nullable(installation),
});
export type Esim = z.infer<typeof esim>;
/** As whoever holds it sees it: of the order nothing. */
export type SeenEsim = Omit<Esim, "orderNumber">;

export const esimEndpoints = {
  "GET /esims": {
    summary: "The signed-in customer's eSIMs, newest first",
    who: "signed-in",
    query: z.object({ group: z.optional(z.enum(["active", "expired"])), cursor: z.optional(z.uuid()) }),
    output: z.array(esimSummary),
    status: 200,
    list: true,
  },
  "GET /esims/{id}": {
    summary: "One eSIM with what is needed to install it",
    who: "signed-in",
    path: z.object({ id: z.uuid() }),
    output: esim,
    status: 200,
  },
  "PATCH /esims/{id}": {
    summary: "Give it a name of one's own; null takes the name away",
    who: "signed-in",
    path: z.object({ id: z.uuid() }),
    body: z.strictObject({ name: z.nullable(esimName) }),
    output: esim,
    status: 200,
  },
  "PUT /esims/{id}/installed": {
    summary:
      "Say that it is installed, or is not, where its supplier tells nothing of that; changes words only",
    who: "signed-in",
    path: z.object({ id: z.uuid() }),
    body: z.strictObject({ installed: z.boolean() }),
    output: esim,
    status: 200,
  },
  "POST /esims/{id}/refresh": {
    summary: "Ask the provider again for state and usage",
    who: "signed-in",
    waits: "supplier",
    path: z.object({ id: z.uuid() }),
    output: esim,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
