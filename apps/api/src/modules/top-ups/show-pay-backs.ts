import type { PayBacks } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { findFilling, findPaidBack } from "../payments/index.ts";
import { findBalances } from "../wallet/index.ts";
import { partsOf } from "./pay-back-parts.ts";
import { findTopUpsOf } from "./top-ups.repository.ts";

/** What of a customer's wallets may go back to which card now, and how what was sent back stands. */
export async function showPayBacks(db: Db, customerId: string): Promise<PayBacks> {
  const topUps = await findTopUpsOf(db, customerId);
  const payments = await findFilling(
    db,
    topUps.map(({ id }) => id),
  );
  const balances = await findBalances(db, customerId);
  return {
    possible: balances.flatMap((balance) =>
      partsOf(payments, balance).map(({ payment, amount }) => ({
        topUp: payment.orderNumber,
        method: payment.method,
        card: payment.card,
        amount: { amount, currency: balance.currency },
      })),
    ),
    sent: await findPaidBack(db, payments),
  };
}
