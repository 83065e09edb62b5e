import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { pdfFile } from "../endpoint/files.ts";
import { orderNumber } from "./orders.ts";

export const receiptEndpoints = {
  "POST /orders/{number}/receipt": {
    summary: "The receipt of what was paid for an order, as a PDF in the order's language",
    who: "owner",
    path: z.object({ number: orderNumber }),
    output: pdfFile,
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
  "POST /wallet/top-ups/{number}/receipt": {
    summary: "The receipt of what was put into the wallet, as a PDF in the language it was paid in",
    who: "signed-in",
    path: z.object({ number: orderNumber }),
    output: pdfFile,
    status: 200,
    errors: ["rate_limited"],
  },
  "POST /wallet/top-ups/{number}/receipt/mail": {
    summary: "Have it sent to the customer's e-mail",
    who: "signed-in",
    path: z.object({ number: orderNumber }),
    status: 204,
    errors: ["rate_limited"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
