import type { Order } from "@rihla/contract";
import { unlessRefused } from "../ask-shop.ts";
import { signIn } from "./account.ts";
import { type Buyer, type Currency, watch } from "./buyer.ts";

/** Somebody else was quicker, in another tab or elsewhere, or its plan can't be delivered just now. */
const noes = ["voucher_used", "voucher_already_activated", "voucher_activation_failed"];

/** Redeems a voucher that others have been given too; some in two tabs at once. */
export async function bringAVoucher(buyer: Buyer, currency: Currency): Promise<void> {
  const { browser, note, random, vouchers } = buyer;
  note.way = "brings a voucher";
  const token = await signIn(buyer);
  const code = vouchers[random.whole(vouchers.length)];
  const redeem = () =>
    unlessRefused(noes, async () => {
      const order = await browser.post<Order>("/vouchers/redemptions", { code, language: "fr" }, { token });
      note.orders.push(order.number);
      return order;
    });
  const tabs = random.share() < 0.4 ? [redeem(), redeem()] : [redeem()];
  const [order] = (await Promise.all(tabs)).filter((one) => one !== undefined);
  if (order) await watch(buyer, { number: order.number, proof: { token }, currency, total: order.total });
}
