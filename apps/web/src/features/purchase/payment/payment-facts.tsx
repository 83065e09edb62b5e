import type { PaymentByLink } from "@rihla/contract";
import type { ReactNode } from "react";
import { paymentEnd } from "../../../domain/payments/payment-end.ts";
import { ReceiptCard } from "./receipt/receipt-card.tsx";
import { BankSays } from "./rejected/bank-says.tsx";

type PaymentFactsProps = {
  payment: PaymentByLink;
  /** What the payment's number is of. */
  of: "order" | "top-up";
  /** What can be done with the receipt of one that was accepted. */
  actions: ReactNode;
};

/** What card schemes ask a shop to show of a payment, where no order is shown with it: one by a link, or into a wallet. */
export function PaymentFacts({ payment, of, actions }: PaymentFactsProps) {
  if (paymentEnd(payment) === "paid")
    return (
      <ReceiptCard payment={payment} of={of}>
        {actions}
      </ReceiptCard>
    );
  if (paymentEnd(payment) === "not-paid") return <BankSays payment={payment} />;
  return null;
}
