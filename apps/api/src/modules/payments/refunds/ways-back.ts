import type { RefundDestination } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Executor, Tx } from "../../../database.ts";
import { findCustomer } from "../../customers/index.ts";
import { findPayer } from "../../wallet/index.ts";
import { isPaidByAnother } from "../payment.ts";
import { type StartedBy, startedSignedIn } from "../payment-starts.repository.ts";
import type { PaymentRow } from "../payments.tables.ts";
import { walletPaymentCause } from "../wallet-payment-cause.ts";

type Paid = Pick<PaymentRow, "id" | "method" | "returnPath">;

/** What who asks where money may go brings: `customerId` where they are signed in as the order's e-mail, and the order's own secret. */
type Asking = Pick<StartedBy, "customerId" | "broughtSecret">;
/** `walletOf`: the customer whose wallet it is. */
export type WayBack = { to: "card" } | { to: "wallet"; walletOf: string };

/** The way that money came is the way that it goes back, unless a customer wants it otherwise. */
export const refundGoesTo = ({ method }: { method: string | null }): RefundDestination =>
  method === "wallet" ? "wallet" : "card";

/**
 * The ways that money of a payment may go back for who asks, the way it came first; the only place that says so. A wallet's goes back to that wallet,
 * whoever asks. A card's, or into the owner's wallet where it is theirs beyond doubt: their session started the payment, or brings the order's
 * secret too. What the payer of a link paid goes back to that payer.
 */
export async function waysBack(
  { methods }: Uses<"methods">,
  db: Executor,
  payment: Paid,
  { customerId, broughtSecret }: Asking,
): Promise<WayBack[]> {
  if (refundGoesTo(payment) === "wallet") {
    const walletOf = await findPayer(db, walletPaymentCause(payment.id));
    return walletOf ? [{ to: "wallet", walletOf }] : [];
  }
  const card = { to: "card" as const };
  const hasWallet = methods.some(({ method }) => method === "wallet");
  if (!customerId || !hasWallet || isPaidByAnother(payment)) return [card];
  const isTheirs = broughtSecret || (await startedSignedIn(db, payment.id, customerId));
  return isTheirs ? [card, { to: "wallet", walletOf: customerId }] : [card];
}

/** Whose wallet a refund goes into, `wanted` being one of the ways before; null: to the card. What a wallet paid is never anybody else's. */
export async function walletFor(
  tx: Tx,
  payment: Paid,
  wanted: string | undefined,
): Promise<{ of: string; isGone: boolean } | null> {
  const isWallets = refundGoesTo(payment) === "wallet";
  const of = isWallets ? await findPayer(tx, walletPaymentCause(payment.id)) : wanted;
  if (isWallets && !of) throw new Error(`No wallet paid for payment ${payment.id}`);
  if (!of || (!isWallets && isPaidByAnother(payment))) return null;
  const isGone = !(await findCustomer(tx, of));
  return isGone && !isWallets ? null : { of, isGone };
}
