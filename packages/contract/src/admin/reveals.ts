import * as z from "zod/mini";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { codeReasons, operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

/** What no list shows, and what its subject is: an order's number, a customer's id, a block's id, a dispute's id. */
export const revealKinds = ["buyer", "customer", "block", "proof"] as const;
export type RevealKind = (typeof revealKinds)[number];

export const revealEndpoints = {
  "POST /reveals": {
    summary:
      "Show whose an order or an account is, who is blocked, or what proves a disputed purchase. That it was looked at is kept",
    who: operatorRoles,
    confirmed: true,
    body: z.strictObject({
      kind: z.enum(revealKinds),
      subject: z.string().check(z.minLength(6), z.maxLength(40)),
      why,
    }),
    output: z.record(z.string(), z.nullable(z.string())),
    status: 200,
    errors: ["order_unknown", "customer_unknown", "block_unknown", "dispute_unknown"],
  },
  "POST /esims/{id}/codes": {
    summary:
      "Show the activation code of an eSIM that is on no phone, as its supplier says now, and nobody else's. Its buyer is told by mail; sent twice under one `key` it is shown once",
    who: operatorRoles,
    confirmed: true,
    path: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      key: z.uuid(),
      reason: z.enum(codeReasons),
      /** What the reason leaves out; empty where it says all. */
      note: z.optional(z.string().check(z.trim(), z.maxLength(450, "too_long"))),
    }),
    output: z.object({ activationCode: z.string() }),
    status: 200,
    errors: [
      "esim_unknown",
      "code_not_to_show",
      "code_shown_already",
      "esim_installed",
      "esim_shared",
      "payment_under_dispute",
      "replaced_already",
      "supplier_silent",
    ],
  },
} as const satisfies AdminEndpoints;
