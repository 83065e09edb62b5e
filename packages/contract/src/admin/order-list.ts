import * as z from "zod/mini";
import { destinationCode, names } from "../catalogue.ts";
import { currencyCode } from "../money.ts";
import type { AdminEndpoints } from "./admin-endpoint.ts";
import { foundOrder } from "./look-ups.ts";
import { listedStates, operatorRoles } from "./operator-rules.ts";

/** What a list of orders is narrowed to. Numbers, codes and days only: it stands in addresses. */
const filters = {
  state: z.optional(z.enum(listedStates)),
  /** It was paid through it, or somebody tried. */
  gateway: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, "invalid"))),
  destination: z.optional(destinationCode),
  currency: z.optional(currencyCode),
  /** Days of Algeria's, both within. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Something of it waits for a person. */
  waits: z.optional(z.literal("yes")),
};
export const orderFilters = z.strictObject(filters);
export type OrderFilters = z.infer<typeof orderFilters>;

const view = z.object({ id: z.string(), name: z.string(), filters: orderFilters });
export type OrderView = z.infer<typeof view>;

export const orderListEndpoints = {
  "GET /orders": {
    summary: "Orders, newest first, a page at a time; of their buyers only what tells two apart",
    who: operatorRoles,
    /** `after`: `next` of the page before. */
    query: z.strictObject({ ...filters, after: z.optional(z.uuid()) }),
    output: z.object({
      orders: z.array(foundOrder),
      next: z.nullable(z.string()),
      /** It was searched back to then and no further, so as not to keep anybody waiting: the next page goes on there. */
      searchedTo: z.nullable(z.iso.datetime()),
    }),
    status: 200,
  },
  "GET /order-counts": {
    summary: "How many there are, a thousand at most",
    who: operatorRoles,
    query: orderFilters,
    /** `more`: at least so many. */
    output: z.object({ count: z.int(), more: z.boolean() }),
    status: 200,
  },
  "GET /order-choices": {
    summary: "What orders may be narrowed to",
    who: operatorRoles,
    output: z.object({
      gateways: z.array(z.string()),
      destinations: z.array(z.object({ code: z.string(), names })),
    }),
    status: 200,
  },
  "GET /order-views": {
    summary: "The lists that one has given a name, by name",
    who: operatorRoles,
    output: z.array(view),
    status: 200,
  },
  "PUT /order-views": {
    summary: "Give a list a name of one's own; one that had it is replaced",
    who: operatorRoles,
    body: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(40, "too_long")),
      filters: orderFilters,
    }),
    output: view,
    status: 200,
    errors: ["too_many_views"],
  },
  "DELETE /order-views/{id}": {
    summary: "Forget such a name",
    who: operatorRoles,
    path: z.strictObject({ id: z.uuid() }),
    status: 204,
  },
} as const satisfies AdminEndpoints;
