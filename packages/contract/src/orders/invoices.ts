import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "../endpoint/endpoint.ts";
import { pdfFile } from "../endpoint/files.ts";
import { company } from "./company.ts";
import { order, orderNumber } from "./orders.ts";

/** `2026-000123`: without gaps within a year. */
export const invoiceNumber = z.string().check(z.regex(/^\d{4}-\d{6,}$/, "invalid"));

/** What a company is billed by: a document beside the receipt of the payment. */
export const invoice = z.object({
  number: invoiceNumber,
  company,
  issuedAt: z.iso.datetime(),
  /** Null of the one that holds; another one took its place where it does not. */
  cancelledAt: z.nullable(z.iso.datetime()),
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceEndpoints = {
  "GET /orders/{number}/invoices": {
    summary:
      "The invoices of an order that was billed to a company: the one that holds, then the cancelled one",
    who: "owner",
    path: z.object({ number: orderNumber }),
    output: z.array(invoice),
    status: 200,
    list: true,
  },
  "POST /orders/{number}/invoice": {
    summary: "An order's invoice as a PDF in the order's language: the one that holds, or the named one",
    who: "owner",
    path: z.object({ number: orderNumber }),
    body: z.object({ invoice: z.optional(invoiceNumber) }),
    output: pdfFile,
    status: 200,
    errors: ["rate_limited"],
  },
  "PUT /orders/{number}/company": {
    summary:
      "Bill a paid order to this company: once, while it has not been changed and `companyChangeableUntil` lies ahead. The invoice before is cancelled and kept, and a new one has a number of its own",
    who: "signed-in",
    path: z.object({ number: orderNumber }),
    body: company,
    output: order,
    status: 200,
    errors: ["company_unchangeable", "rate_limited"],
  },
  "GET /auth/me/company": {
    summary: "The company that the customer bills to; null where none is kept",
    who: "signed-in",
    output: z.nullable(company),
    status: 200,
  },
  "PUT /auth/me/company": {
    summary: "Keep a company for the next orders; those that there are stay as they are",
    who: "signed-in",
    body: company,
    output: company,
    status: 200,
  },
  "DELETE /auth/me/company": {
    summary: "Forget the kept company; invoices stay",
    who: "signed-in",
    status: 204,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
