import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import type { OrderRow } from "../../orders/index.ts";
import { type PaymentRow, waysBack } from "../../payments/index.ts";
import { customerOf } from "../customers/customer-wallet.ts";

/**
 * Whose wallet a payment of an order may go into, an operator asking for its owner: nobody brings the order's secret. Refuses
 * with `goes_back_as_it_came` where it may go into none.
 */
export async function ownersWallet(
  app: Uses<"db" | "methods">,
  tx: Tx,
  { email }: Pick<OrderRow, "email">,
  payment: PaymentRow,
): Promise<string> {
  const paidFromWallet = payment.method === "wallet";
  const customerId = paidFromWallet ? null : (await customerOf(app.db, email)).id;
  const ways = await waysBack(app, tx, payment, { customerId, broughtSecret: false });
  const wallet = ways.find((way) => way.to === "wallet");
  if (wallet) return wallet.walletOf;
  throw new OperatorRefusal("goes_back_as_it_came", { payment: payment.id });
}
