import type { PaymentByLink } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { paymentEnd } from "../../../domain/payments/payment-end.ts";
import { HelpLine } from "./help-line.tsx";
import { ReceiptCard } from "./receipt/receipt-card.tsx";
import { RejectedSentence } from "./rejected/rejected-sentence.tsx";

type OnePayment = { payment: PaymentByLink };
type PaymentFactsProps = OnePayment & {
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
  if (paymentEnd(payment) === "not-paid") return <NotAccepted payment={payment} />;
  return null;
}

function NotAccepted({ payment }: OnePayment) {
  const t = useTranslations("payment.failure");
  return (
    <Card className="flex flex-col gap-4 lg:p-6">
      <h2 className="text-lg font-semibold">{t("bankSays")}</h2>
      {payment.gatewayMessage && <bdi className="font-medium">{payment.gatewayMessage}</bdi>}
      <RejectedSentence />
      <HelpLine operator={payment.operator} />
    </Card>
  );
}
