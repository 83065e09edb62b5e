import type { Money } from "@rihla/contract";

/** A payment that filled a wallet: what of it has not gone back so far, minor units. */
export type Filled = { currency: string; left: number; paidAt: Date };
export type Part<Payment extends Filled> = { payment: Payment; amount: number };

/**
 * How `amount` goes back to the cards that paid it in: the newest payment first, since the oldest money is spent first, and to no card more than
 * it paid. Less than the amount where the cards paid less.
 */
export function partsOf<Payment extends Filled>(
  payments: readonly Payment[],
  { amount, currency }: Money,
): Part<Payment>[] {
  let missing = amount;
  return payments
    .filter((payment) => payment.currency === currency && payment.left > 0)
    .toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())
    .flatMap((payment) => {
      const part = Math.min(payment.left, missing);
      missing -= part;
      return part > 0 ? [{ payment, amount: part }] : [];
    });
}
