import type { Order } from "@rihla/contract";
import { unlessRefused } from "../ask-shop.ts";
import type { Buyer, Placed } from "./buyer.ts";

/** Has what is to go back of an order put into the wallet, unless it has left by then. For who is signed in. */
export async function chooseWallet({ browser }: Buyer, { number, proof }: Placed): Promise<void> {
  const { payments } = await browser.get<Order>(`/orders/${number}`, proof);
  for (const { id, refunds } of payments)
    for (const { amount, state } of refunds.filter(({ to }) => to === "card"))
      if (state === "waiting" || state === "delayed")
        await unlessRefused(["refund_has_left", "refund_to_card_only"], () =>
          browser.post(`/payments/${id}/refunds`, { to: "wallet", expected: amount }, proof),
        );
}
