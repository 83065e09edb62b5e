import type { Money, WalletTransferKind } from "@rihla/contract";
import type { Tx } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { moveMoney } from "./ledger.repository.ts";
import type { ShopAccount } from "./wallet.tables.ts";

export type Transfer = {
  customerId: string;
  /** More than nothing. */
  amount: Money;
  kind: WalletTransferKind;
  /** What it is for; the same cause moves money once. */
  cause: string;
  /** The number of the order or top-up. */
  reference?: string;
  note?: string;
};

/** The account that stands on the other side of each kind. */
const otherSide: Readonly<Record<WalletTransferKind, ShopAccount>> = {
  "top-up": "gateways",
  purchase: "orders",
  refund: "orders",
  credit: "goodwill",
  "pay-out": "bank",
  "pay-back": "gateways",
};

/** Puts money into a customer's wallet, in the caller's transaction; once for each cause. */
export const creditWallet = (tx: Tx, transfer: Transfer): Promise<void> =>
  move(tx, transfer, transfer.amount.amount);

/** Takes money out of it. Refuses with `wallet_insufficient` where there is less. */
export const debitWallet = (tx: Tx, transfer: Transfer): Promise<void> =>
  move(tx, transfer, -transfer.amount.amount);

/** `amount` as the wallet sees it. The same cause with another wallet or amount is a fault of ours. */
async function move(tx: Tx, transfer: Transfer, amount: number): Promise<void> {
  const { customerId, kind, cause, reference = null, note = null } = transfer;
  const { currency } = transfer.amount;
  if (!Number.isSafeInteger(amount) || transfer.amount.amount <= 0)
    throw new Error(`${transfer.amount.amount} can't be moved`);
  const against = otherSide[kind];
  const moved = await moveMoney(tx, { customerId, currency, amount, kind, against, cause, reference, note });
  if (!moved) throw new Refusal("wallet_insufficient");
}
