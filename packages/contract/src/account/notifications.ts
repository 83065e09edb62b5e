import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { alertKinds } from "./alert-mails.ts";

/** What happens to an eSIM and is told on its owner's devices: that it is on a phone, and what mails tell as well. */
export const esimNoticeKinds = ["installed", ...alertKinds] as const;
export type EsimNoticeKind = (typeof esimNoticeKinds)[number];

/** All that is told on devices, each once: also an order's eSIMs or data are ready · a payment got through without its buyer, who had gone or whom somebody paid for · money goes back. */
export const noticeKinds = ["esim-ready", ...esimNoticeKinds, "payment-late", "refund"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds that are not told on devices. All others are, on those that take notifications. */
const unwanted = z.array(z.enum(noticeKinds)).check(z.maxLength(noticeKinds.length, "invalid"));
const choice = z.object({ unwanted });

export const noticeEndpoints = {
  "GET /auth/me/notices": {
    summary: "What is not told by notifications on the customer's devices",
    who: "signed-in",
    output: choice,
    status: 200,
  },
  "PUT /auth/me/notices": {
    summary: "Choose what is not told by notifications",
    who: "signed-in",
    body: z.strictObject({ unwanted }),
    output: choice,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
