import type { Invoice } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Page } from "../../../infra/database/page.ts";
import { typesetFile } from "../../../infra/typeset.ts";
import { Refusal } from "../../../refusal.ts";
import { receiptLimits, spendLimits } from "../../limits/index.ts";
import { type Claim, findOwnOrder, nobody, type OrderRow, showOrder } from "../../orders/index.ts";
import { invoiceContent } from "./invoice.ts";
import { findInvoices, type InvoiceRow } from "./invoices.repository.ts";
import { issueInvoice } from "./issue-invoice.ts";

const template = new URL("./invoice.typ", import.meta.url);

type InvoiceApp = Uses<"config" | "db" | "gateways" | "providers">;

export async function listInvoices(app: InvoiceApp, number: string, claim: Claim): Promise<Page<Invoice>> {
  const order = await findOwnOrder(app, number, claim);
  return { items: (await findInvoices(app.db, order.id)).flatMap(toInvoice), next: null };
}

export async function makeInvoice(
  app: InvoiceApp,
  {
    number,
    invoice: named,
    claim,
    ip,
  }: { number: string; invoice?: string | undefined; claim: Claim; ip: string },
) {
  const order = await findOwnOrder(app, number, claim);
  await spendLimits(app, receiptLimits, { caller: claim.caller, ip, orderId: order.id });
  const all = await issueInvoice(app.db, order.id);
  const wanted = named === undefined ? all[0] : all.find((one) => invoiceNumberOf(one) === named);
  if (!wanted) throw new Refusal("not_found");
  return invoiceFile(app, order, wanted);
}

/** The same each time, until it is cancelled or money goes back. */
export async function invoiceFile(app: InvoiceApp, order: OrderRow, invoice: InvoiceRow) {
  const [shown] = toInvoice(invoice);
  if (!shown) throw new Refusal("not_found");
  const [holding] = (await findInvoices(app.db, order.id)).flatMap(toInvoice);
  const replacedBy = invoice.cancelledAt ? (holding?.number ?? null) : null;
  const content = invoiceContent({
    invoice: shown,
    replacedBy,
    order: await showOrder(app, order, nobody),
    language: order.language,
  });
  return typesetFile(`invoice-${shown.number}.pdf`, template, content, invoice.issuedAt);
}

/** None once its order is erased. */
function toInvoice(row: InvoiceRow): Invoice[] {
  if (!row.company) return [];
  return [
    {
      number: invoiceNumberOf(row),
      company: row.company,
      issuedAt: row.issuedAt.toISOString(),
      cancelledAt: row.cancelledAt?.toISOString() ?? null,
    },
  ];
}

const invoiceNumberOf = ({ year, place }: InvoiceRow) => `${year}-${String(place).padStart(6, "0")}`;
