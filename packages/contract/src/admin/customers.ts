import * as z from "zod/mini";
import { language } from "../catalogue.ts";
import { currencyCode, money } from "../money.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { block } from "./blocks.ts";
import { adminDispute } from "./disputes.ts";
import { done } from "./done.ts";
import { foundOrder, maskedPerson } from "./look-ups.ts";
import { operatorRoles } from "./operator-rules.ts";
import { adminEsim } from "./orders.ts";
import { why } from "./why.ts";

const adminMovement = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  amount: money,
  reference: z.nullable(z.string()),
});

export const adminCustomer = z.extend(maskedPerson, {
  id: z.string(),
  language,
  country: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  balances: z.array(money),
  hasPin: z.boolean(),
  /** The newest of each, so many at most. */
  movements: z.array(adminMovement),
  orders: z.array(foundOrder),
  esims: z.array(z.extend(adminEsim, { orderNumber: z.string() })),
  topUps: z.array(z.object({ number: z.string(), amount: money, createdAt: z.iso.datetime() })),
  /** Of these, the newest first. */
  disputes: z.array(adminDispute),
  /** Where they are signed in. */
  sessions: z.array(z.object({ device: z.nullable(z.string()), lastUsedAt: z.iso.datetime() })),
  /** On which they have signed in lately, as they call themselves; what is blocked of one is its id. */
  devices: z.array(z.object({ id: z.string(), name: z.nullable(z.string()), lastUsedAt: z.iso.datetime() })),
  /** Those that stand. */
  blocks: z.array(block),
  chat: z.nullable(z.object({ lastMessageAt: z.iso.datetime(), messages: z.int() })),
  acts: z.array(z.object({ at: z.iso.datetime(), who: z.string(), act: z.string(), why: z.string() })),
});
export type AdminCustomer = z.infer<typeof adminCustomer>;

const path = z.strictObject({ id: z.uuid() });

export const customerEndpoints = {
  "GET /customers/{id}": {
    summary: "A person's orders, eSIMs, wallet, sessions and what operators did, on one page; masked",
    who: operatorRoles,
    path,
    output: adminCustomer,
    status: 200,
    errors: ["customer_unknown"],
  },
  "POST /customers/{id}/credits": {
    summary: "Put money into a wallet in amends. Sent twice under one `key` it is done once",
    who: operatorRoles,
    confirmed: true,
    path,
    body: z.strictObject({ key: z.uuid(), amount: z.int().check(z.gte(1)), currency: currencyCode, why }),
    output: done,
    status: 201,
    errors: ["customer_unknown", "currency_not_sold"],
  },
  "POST /customers/{id}/exports": {
    summary:
      "Everything that is known of a person who asks for it otherwise than in the app; how they proved who they are is kept",
    who: ["owner"],
    confirmed: true,
    path,
    body: z.strictObject({ why }),
    /** The text of the file. */
    output: z.object({ json: z.string() }),
    status: 200,
    errors: ["customer_unknown"],
  },
  "POST /customers/{id}/deletions": {
    summary:
      "Delete the account of a person who asks for it otherwise than in the app; how they proved who they are is kept",
    who: ["owner"],
    confirmed: true,
    path,
    body: z.strictObject({ why }),
    status: 204,
    errors: ["customer_unknown", "deletion_blocked"],
  },
  "POST /customers/{id}/pin-resets": {
    summary: "Take a wallet's PIN away: its owner, who is told, sets another with a mailed code",
    who: operatorRoles,
    confirmed: true,
    path,
    body: z.strictObject({ why }),
    status: 204,
    errors: ["customer_unknown"],
  },
} as const satisfies AdminEndpoints;
