import type { Ask } from "./ask.ts";

/** Payments by Visa and Mastercard at Stripe, by the shop's reference of them, and what their payers call back. */
export const worldCards = ({ post }: Ask) => ({
  payByCard: (ref: string) => post(`/controls/stripe/sessions/${ref}/pay`, {}),

  /** Its payer asks their bank for the money; gives what Stripe calls that. */
  async disputeCard(ref: string): Promise<string> {
    return (await post<{ id: string }>(`/controls/stripe/sessions/${ref}/dispute`, {})).id;
  },
  decideDispute: (name: string, status: "under_review" | "won" | "lost") =>
    post(`/controls/stripe/disputes/${name}/decide`, { status }),
});
