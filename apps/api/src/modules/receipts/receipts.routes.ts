import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { changeCompany } from "./invoices/change-company.ts";
import { listInvoices, makeInvoice } from "./invoices/make-invoice.ts";
import { askForReceiptMail, makeReceipt } from "./make-receipt.ts";
import { askForPayerMail, makePayerReceipt } from "./payer-receipt.ts";
import { askForTopUpMail, makeTopUpReceipt } from "./top-up-receipt.ts";

export function mountReceipts(
  route: Route,
  app: Uses<"config" | "db" | "gateways" | "jobs" | "providers">,
): void {
  route("POST /orders/{number}/receipt", (call) =>
    makeReceipt(app, { number: call.path.number, claim: call, ip: call.ip }),
  );
  route("POST /orders/{number}/receipt/mail", async (call) => {
    await askForReceiptMail(app, { number: call.path.number, claim: call, ip: call.ip });
    return undefined;
  });
  route("GET /orders/{number}/invoices", (call) => listInvoices(app, call.path.number, call));
  route("POST /orders/{number}/invoice", (call) =>
    makeInvoice(app, { ...call.path, ...call.body, claim: call, ip: call.ip }),
  );
  route("PUT /orders/{number}/company", ({ path, body, caller, ip }) =>
    changeCompany(app, { ...path, company: body, caller, ip }),
  );
  route("POST /payment-links/payments/{id}/receipt", ({ path, body, ...call }) =>
    makePayerReceipt(app, { ...call, ...path, ...body }),
  );
  route("POST /payment-links/payments/{id}/receipt/mail", async ({ path, body, ...call }) => {
    await askForPayerMail(app, { ...call, ...path, ...body });
    return undefined;
  });
  route("POST /wallet/top-ups/{number}/receipt", ({ path, caller, ip }) =>
    makeTopUpReceipt(app, { ...path, caller, ip }),
  );
  route("POST /wallet/top-ups/{number}/receipt/mail", async ({ path, caller, ip }) => {
    await askForTopUpMail(app, { ...path, caller, ip });
    return undefined;
  });
}
