import * as z from "zod/mini";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { operatorRoles } from "./operator-rules.ts";
import { why } from "./why.ts";

/** What somebody is known by. */
export const blockedKinds = ["email", "phone", "device", "network"] as const;
export type BlockedKind = (typeof blockedKinds)[number];

export const block = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: until somebody lifts it. */
  endsAt: z.nullable(z.iso.datetime()),
  who: z.string(),
  why: z.string(),
  /** From whose page it was made. */
  customerId: z.nullable(z.string()),
  /** Any one of them is enough. `shown`: masked, of a device what it says it is; null of who has deleted their account. */
  facts: z.array(z.object({ kind: z.enum(blockedKinds), shown: z.nullable(z.string()) })),
  /** Made by the shop itself, since they dispute a payment: it ends when that is won. */
  dispute: z.boolean(),
  /** Only an owner may lift it. */
  forOwners: z.boolean(),
});
export type Block = z.infer<typeof block>;

const until = z.nullable(z.iso.datetime());
const path = z.strictObject({ id: z.uuid() });
const made = z.object({ id: z.string() });

export const blockEndpoints = {
  "GET /blocks": {
    summary: "Who is blocked now, newest first; masked",
    who: operatorRoles,
    query: z.strictObject({ cursor: z.optional(z.uuid()) }),
    output: z.array(block),
    status: 200,
    list: true,
  },
  "POST /blocks": {
    summary:
      "Block an e-mail, a phone, a device that somebody has signed in on, or a network: whoever it is can neither sign in nor order, pay or redeem, and is told no more than who does so too often",
    who: operatorRoles,
    confirmed: true,
    body: z.strictObject({
      kind: z.enum(blockedKinds),
      value: z.string().check(z.trim(), z.minLength(3, "too_short"), z.maxLength(254, "too_long")),
      until,
      why,
    }),
    output: made,
    status: 201,
    errors: [
      "fact_unreadable",
      "network_too_wide",
      "own_network",
      "blocked_already",
      "block_for_owners",
      "end_is_over",
    ],
  },
  "POST /customers/{id}/blocks": {
    summary: "Block a person: the e-mail, the phone and the devices of an account, or some of these",
    who: operatorRoles,
    confirmed: true,
    path,
    body: z.strictObject({
      kinds: z
        .array(z.enum(["email", "phone", "device"]))
        .check(z.minLength(1, "required"), z.maxLength(3, "too_long")),
      until,
      why,
    }),
    output: made,
    status: 201,
    errors: ["customer_unknown", "fact_unreadable", "blocked_already", "block_for_owners", "end_is_over"],
  },
  "POST /blocks/{id}/lifts": {
    summary: "Lift a block. Whoever comes second is told",
    who: operatorRoles,
    confirmed: true,
    path,
    body: z.strictObject({ why }),
    status: 204,
    errors: ["block_unknown", "block_is_over", "block_for_owners"],
  },
} as const satisfies AdminEndpoints;
