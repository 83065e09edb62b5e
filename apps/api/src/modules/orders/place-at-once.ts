import type { Uses } from "../../app.ts";
import { newEsims, requestedEsims } from "../esims/index.ts";
import { isPaidByAnother, isPaidLate, type PaidChanges, type PaymentRow } from "../payments/index.ts";
import { esimsOf } from "./fulfilment/esims-of-line.ts";
import { findSoldLines, placePaid } from "./orders.repository.ts";

/**
 * What nearly every payment that got through needs, in one statement: it is marked paid, its order placed and the eSIMs
 * asked for. Undefined where anything is to be looked at, such as an order that is not open, a price taken over anew,
 * data for an eSIM that is there, a company's invoice, a buyer who has gone, or somebody else who paid: then nothing is written, and `placePaidOrder` decides.
 */
export async function placeAtOnce(
  app: Uses<"db" | "providers">,
  payment: PaymentRow,
  changes: PaidChanges,
): Promise<PaymentRow | undefined> {
  if (isPaidByAnother(payment) || isPaidLate(payment, changes.paidAt)) return undefined;
  const lines = await findSoldLines(app.db, payment.orderId);
  if (lines.some(({ topsUp, isCompanys }) => topsUp !== null || isCompanys)) return undefined;
  const order = { id: payment.orderId, number: payment.orderNumber };
  const wanted = lines.flatMap(({ email, isCompanys: _, ...line }) => esimsOf({ ...order, email }, line));
  return placePaid(app.db, payment, changes, requestedEsims(newEsims(app, wanted), "held"));
}
