import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { basePath } from "../rules/index.ts";

/**
 * Below it stands the token of such a mail: where a mail program says by one press (RFC 8058) that this kind is not wanted. It posts a form
 * that nobody reads, so this is no endpoint.
 */
export const oneClickPath = `${basePath}/alert-mails/one-click`;

/** News of an eSIM, each told once: it connected · 80 % or all of its data used · its days end within a day. */
export const alertKinds = ["connected", "used-80", "used-100", "ends-tomorrow"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Kinds that are not to come by mail. All others do. */
const unwanted = z.array(z.enum(alertKinds)).check(z.maxLength(alertKinds.length, "invalid"));
const alertMails = z.object({ unwanted });
/** Stands in the link of each such mail: shows that whoever has it reads that mailbox. */
const token = z.string().check(z.maxLength(200, "invalid"));
/** `kind`: of the mail whose link it was. */
const linkedAlertMails = z.object({ kind: z.enum(alertKinds), unwanted });

export const alertMailEndpoints = {
  "GET /auth/me/alert-mails": {
    summary: "Which news of eSIMs do not come by mail",
    who: "signed-in",
    output: alertMails,
    status: 200,
  },
  "PUT /auth/me/alert-mails": {
    summary: "Choose which news of eSIMs do not come by mail",
    who: "signed-in",
    body: z.strictObject({ unwanted }),
    output: alertMails,
    status: 200,
  },
  "POST /alert-mails/lookup": {
    summary: "The same for whoever has the link of such a mail; changes nothing",
    who: "anyone",
    body: z.strictObject({ token }),
    output: linkedAlertMails,
    status: 200,
    errors: ["not_found"],
  },
  "POST /alert-mails/choices": {
    summary: "Choose by the link of such a mail, without signing in",
    who: "anyone",
    body: z.strictObject({ token, unwanted }),
    output: linkedAlertMails,
    status: 200,
    errors: ["not_found"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
