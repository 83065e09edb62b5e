import type { Ask } from "./ask.ts";

/** A payment as the bank knows it; amounts are centimes. */
type BankOrder = {
  mdOrder: string;
  orderNumber: string;
  amount: number;
  state: string;
  description: string;
  depositAmount: number;
  approvalCode: string;
};

/** What the bank has on record, and what payers do there. */
export const bank = ({ get, post }: Ask) => ({
  /** Every attempt to pay the shop's order `number`. */
  async bankOrdersFor(number: string): Promise<BankOrder[]> {
    const orders: BankOrder[] = await get("/controls/satim/orders");
    return orders.filter(({ description }) => description.includes(number));
  },

  /** Pays at the bank without its page, or ends it otherwise; gives the address that the payer is sent to. */
  async pay(mdOrder: string, outcome = "approved"): Promise<string> {
    const paid = await post<{ redirectUrl: string }>(`/controls/satim/orders/${mdOrder}/pay`, { outcome });
    return paid.redirectUrl;
  },

  /** What becomes of money that PayPal has for the shop's order `number`, or awaits. */
  async endAtPaypal(number: string, outcome: "cleared" | "bounced"): Promise<void> {
    const orders: { id: string; description: string }[] = await get("/controls/paypal/orders");
    for (const { id } of orders.filter(({ description }) => description.includes(number)))
      await post(`/controls/paypal/orders/${id}/pay`, { outcome });
  },
});
