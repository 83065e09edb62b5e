import * as z from "zod/mini";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

/** What no list shows, and what its subject is: an order's number, a customer's id, an eSIM's id, a block's id, a dispute's id. */
export const revealKinds = ["buyer", "customer", "activation code", "block", "proof"] as const;
export type RevealKind = (typeof revealKinds)[number];

export const revealEndpoints = {
  "POST /reveals": {
    summary:
      "Show whose an order or an account is, who is blocked, an activation code that is on no phone, or what proves a disputed purchase. That it was looked at is kept",
    who: operatorRoles,
    confirmed: true,
    body: z.strictObject({
      kind: z.enum(revealKinds),
      subject: z.string().check(z.minLength(6), z.maxLength(40)),
      why,
    }),
    output: z.record(z.string(), z.nullable(z.string())),
    status: 200,
    errors: ["order_unknown", "customer_unknown", "code_not_to_show", "block_unknown", "dispute_unknown"],
  },
} as const satisfies AdminEndpoints;
