import type { Order } from "@rihla/contract";
import type { Company } from "@rihla/contract/rules/company";
import type { Uses } from "../../../app.ts";
import type { Caller } from "../../../http/caller.ts";
import { Refusal } from "../../../refusal.ts";
import { receiptLimits, spendLimits } from "../../limits/index.ts";
import {
  findOwnOrder,
  issueInvoiceJob,
  lockOrder,
  mayChangeCompany,
  noteCompanyChange,
  showOrder,
} from "../../orders/index.ts";
import { findPaymentsOf } from "../../payments/index.ts";
import { cancelInvoices, insertInvoice } from "./invoices.repository.ts";
import { writeFirst } from "./issue-invoice.ts";

type Changing = { number: string; company: Company; caller: Caller; ip: string };

/**
 * Bills a paid order to another company, or to one where there was none. One transaction with the order locked: looks whether that may still be done ·
 * writes the first invoice where its job has not · cancels it · writes the new one · asks for its mail.
 */
export async function changeCompany(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "providers">,
  { number, company, caller, ip }: Changing,
): Promise<Order> {
  const claim = { caller, orderSecret: null };
  const { id } = await findOwnOrder(app, number, claim);
  await spendLimits(app, receiptLimits, { caller, ip, orderId: id });
  await app.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.erasedAt) throw new Refusal("not_found");
    const payments = await findPaymentsOf(tx, [id]);
    if (!mayChangeCompany(order, payments, new Date())) throw new Refusal("company_unchangeable");
    await writeFirst(tx, order);
    await cancelInvoices(tx, id);
    await noteCompanyChange(tx, id, company);
    await insertInvoice(tx, { orderId: id, version: 2, company });
    await app.jobs.send(tx, issueInvoiceJob, { orderId: id });
  });
  return showOrder(app, await findOwnOrder(app, number, claim), claim);
}
