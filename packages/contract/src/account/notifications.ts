import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { alertKinds } from "./alert-mails.ts";

/** What happens to an eSIM and is told on its owner's devices: that it is on a phone, and what mails tell as well. */
export const esimNotificationKinds = ["installed", ...alertKinds] as const;
export type EsimNotificationKind = (typeof esimNotificationKinds)[number];

/** All that is told on devices, each once: also an order's eSIMs or data are ready · a payment got through without its buyer, who had gone or whom somebody paid for · money goes back. */
export const notificationKinds = ["esim-ready", ...esimNotificationKinds, "payment-late", "refund"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds that are not told on devices. All others are, on those that take notifications. */
const unwanted = z.array(z.enum(notificationKinds)).check(z.maxLength(notificationKinds.length, "invalid"));
const choice = z.object({ unwanted });

export const notificationEndpoints = {
  "GET /auth/me/notifications": {
    summary: "What is not told by notifications on the customer's devices",
    who: "signed-in",
    output: choice,
    status: 200,
  },
  "PUT /auth/me/notifications": {
    summary: "Choose what is not told by notifications",
    who: "signed-in",
    body: z.strictObject({ unwanted }),
    output: choice,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
