import * as z from "zod/mini";
import { language } from "../catalogue.ts";
import { exportedChatMessage } from "../chat.ts";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { deletionBlock } from "../endpoint/problems.ts";
import { esim } from "../esims/esims.ts";
import { exportedFeedback } from "../esims/feedback.ts";
import { exportedAutomaticRecharge, exportedRechargeRun } from "../esims/recharges.ts";
import { exportedRepair } from "../esims/repairs.ts";
import { exportedShare } from "../esims/shares.ts";
import { currencyCode } from "../money.ts";
import { reportedFailure } from "../orders/cancellation.ts";
import { company } from "../orders/company.ts";
import { order } from "../orders/orders.ts";
import { walletEntry } from "../payments/wallet.ts";
import { confirmedMinutes, defaultLanguage } from "../rules/index.ts";
import { alertKinds } from "./alert-mails.ts";
import { personCountry, personName, preferences, typedCode, user } from "./auth.ts";
import { codeSent } from "./codes.ts";
import { registeredDevice } from "./devices.ts";
import { notificationKinds } from "./notifications.ts";

/** One place where the customer is signed in. */
export const session = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Kept to the hour. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
  /** Browser and system, "Chrome, Android"; null when they can't be told. */
  device: z.nullable(z.string()),
});
export type Session = z.infer<typeof session>;

/** A browser or an app that has proved, by a secret of its own, that the customer has signed in on it before. */
export const knownDevice = z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime() });

/** What the customer agreed to, when, in which version; for terms of an order, which order. */
export const consent = z.object({
  document: z.enum(["terms", "compatibility", "newsletter"]),
  version: z.nullable(z.string()),
  givenAt: z.iso.datetime(),
  orderNumber: z.nullable(z.string()),
});
export type Consent = z.infer<typeof consent>;

/** Everything that the shop knows of a customer, for the customer. */
export const personalData = z.object({
  exportedAt: z.iso.datetime(),
  profile: z.extend(user, { createdAt: z.iso.datetime(), verifiedAt: z.nullable(z.iso.datetime()) }),
  /** What invoices are made out to the next time. */
  company: z.nullable(company),
  consents: z.array(consent),
  orders: z.array(order),
  /** `failure`: what was said of one that did not work. */
  esims: z.array(z.extend(esim, { eid: z.nullable(z.string()), failure: z.nullable(reportedFailure) })),
  /** What the shop did about eSIMs that could not be used any more. */
  repairs: z.array(exportedRepair),
  /** With whom eSIMs were shared: by which links, never by whom they were opened. */
  shares: z.array(exportedShare),
  automaticRecharges: z.array(exportedAutomaticRecharge),
  automaticRechargeRuns: z.array(exportedRechargeRun),
  /** What was said of eSIMs that had connected. */
  feedback: z.array(exportedFeedback),
  devices: z.array(registeredDevice),
  knownDevices: z.array(knownDevice),
  sessions: z.array(session),
  /** What went in and out of the wallet, newest first. */
  wallet: z.array(walletEntry),
  /** What was written to the agents and by them, oldest first. */
  chat: z.array(exportedChatMessage),
  /** News of eSIMs that are not to come by mail. */
  unwantedMails: z.array(z.enum(alertKinds)),
  /** What is not to be told by notifications on devices. */
  unwantedNotifications: z.array(z.enum(notificationKinds)),
});
export type PersonalData = z.infer<typeof personalData>;

export const accountEndpoints = {
  "GET /auth/sessions": {
    summary: "Where the customer is signed in, last used first",
    who: "signed-in",
    output: z.array(session),
    status: 200,
    list: true,
  },
  "DELETE /auth/sessions/{id}": {
    summary: "Sign out one place; `current` is the one that asks",
    who: "signed-in",
    proofs: ["chat"],
    path: z.object({ id: z.union([z.literal("current"), z.uuid()]) }),
    status: 204,
  },
  "DELETE /auth/sessions": {
    summary: "Sign out everywhere, here too",
    who: "signed-in",
    proofs: ["chat"],
    status: 204,
  },
  "PATCH /auth/me": {
    summary: "Change name or country; e-mail and phone can't be changed here",
    who: "signed-in",
    body: z.strictObject({ name: z.optional(personName), country: z.optional(personCountry) }),
    output: user,
    status: 200,
  },
  "POST /auth/me/codes": {
    summary: "Mail a code by which the customer confirms to be the one who is signed in here",
    who: "signed-in",
    body: z.object({ language: z._default(language, defaultLanguage) }),
    output: codeSent,
    status: 202,
    errors: ["rate_limited"],
  },
  "POST /auth/me/confirmation": {
    summary: `Confirm with the mailed code: for ${confirmedMinutes} minutes the account can be deleted or exported`,
    who: "signed-in",
    body: z.object({ code: typedCode }),
    status: 204,
    errors: ["incorrect_code", "code_expired", "longer_code_sent", "too_many_attempts"],
  },
  "GET /auth/me/deletion": {
    summary: "What the account can't be deleted for now; asked before anybody is made to confirm",
    who: "signed-in",
    waits: "gateway",
    output: z.object({ blockedBy: z.array(deletionBlock) }),
    status: 200,
  },
  "DELETE /auth/me": {
    summary: "Delete the account; refused while money is moving, with the reasons",
    who: "signed-in",
    waits: "gateway",
    proofs: ["chat"],
    body: z.object({ confirm: z.string().check(z.maxLength(100, "invalid")) }),
    status: 204,
    confirmed: true,
    errors: ["confirmation_mismatch", "deletion_blocked"],
  },
  "GET /auth/me/export": {
    summary: "Everything the shop knows of the customer",
    who: "signed-in",
    output: personalData,
    status: 200,
    confirmed: true,
    download: "rihla-my-data.json",
    errors: ["rate_limited"],
  },
  "GET /auth/me/preferences": {
    summary: "Language and currency",
    who: "signed-in",
    output: preferences,
    status: 200,
  },
  "PUT /auth/me/preferences": {
    summary: "Set language and currency, one that the shop offers",
    who: "signed-in",
    body: z.strictObject({ language: language, currency: currencyCode }),
    output: preferences,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
