import type { Payment } from "@rihla/contract";
import { PaymentFacts } from "./payment-facts.tsx";
import { TopUpReceiptActions } from "./receipt/receipt-actions.tsx";

/** A payment into the wallet, as its operator asks to have it shown. */
export function TopUpFacts({ payment }: { payment: Payment }) {
  return (
    <PaymentFacts
      payment={payment}
      of="top-up"
      actions={<TopUpReceiptActions number={payment.orderNumber} />}
    />
  );
}
