import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { orderNumber } from "./orders.ts";

export const receiptEndpoints = {
  "POST /orders/{number}/receipt": {
    summary: "The receipt of what was paid for an order, as a PDF in the order's language",
    who: "owner",
    path: z.object({ number: orderNumber }),
    /** `content`: the PDF in base64. */
    output: z.object({ name: z.string(), content: z.string() }),
    status: 200,
    errors: ["rate_limited"],
  },
  "POST /orders/{number}/receipt/mail": {
    summary: "Have it sent to the order's e-mail",
    who: "owner",
    path: z.object({ number: orderNumber }),
    status: 204,
    errors: ["rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
