import { voucherAfterFailureDays } from "@rihla/contract/rules";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { assertRedeemable } from "./read-voucher.ts";
import { type FoundVoucher, findVoucher, lockVoucherOf, moveVoucher } from "./vouchers.repository.ts";

/**
 * Has the voucher pay for an order, in the transaction that writes it. Of many at once one gets it; the others wait for it
 * here and are refused with what has become of it.
 */
export async function consumeVoucher(
  tx: Tx,
  voucher: FoundVoucher,
  orderId: string,
  caller: Caller,
): Promise<void> {
  if (await moveVoucher(tx, voucher, "redeemed", `for the order ${orderId}`, { orderId })) return;
  const now = await findVoucher(tx, [voucher.codeHash]);
  if (now) assertRedeemable(now, caller);
  throw new Error(`The voucher ${voucher.id} could not be redeemed`);
}

/** Nothing of its order could be delivered: it can be used again, for a while at least. */
export async function returnVoucher(tx: Tx, orderId: string): Promise<void> {
  const voucher = await lockVoucherOf(tx, orderId);
  if (!voucher) return;
  const least = new Date(Date.now() + voucherAfterFailureDays * 86_400_000);
  await moveVoucher(tx, voucher, "unused", `the order ${orderId} could not be delivered`, {
    orderId: null,
    expiresAt: voucher.expiresAt > least ? voucher.expiresAt : least,
  });
}
