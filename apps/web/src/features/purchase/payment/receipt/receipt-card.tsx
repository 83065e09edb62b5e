import type { PaymentByLink } from "@rihla/contract";
import { receiptAmount } from "@rihla/i18n/receipt-amount";
import { receiptFacts } from "@rihla/i18n/receipt-facts";
import { Card } from "@rihla/ui/card";
import { type Fact, Facts, Reference } from "@rihla/ui/facts";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { HelpLine } from "../help-line.tsx";

type ReceiptCardProps = {
  payment: PaymentByLink;
  /** What the payment's number is of. */
  of: "order" | "top-up";
  /** What lies between the price of what was bought and the amount that was paid. */
  reasons?: readonly Fact[];
  /** What can be done with it. */
  children: ReactNode;
};

/** Everything that card schemes ask a shop to show of an accepted payment. */
export function ReceiptCard({ payment, of, reasons = [], children }: ReceiptCardProps) {
  const t = useTranslations("payment.receipt");
  const { language } = useVisitor();
  const facts = receiptFacts({ payment, of, customer: null }, t);
  const shown = facts.map(({ key, name, value }) => ({ key, name, value: <Reference>{value}</Reference> }));
  const amount = <bdi>{receiptAmount(payment.amount, language, payment.operator)}</bdi>;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t("title")}</h2>
      {payment.gatewayMessage && (
        <p className="text-sm text-ink-2">
          <bdi>{payment.gatewayMessage}</bdi>
        </p>
      )}
      <Facts
        className="gap-1"
        facts={[...shown, ...reasons, { key: "amount", name: t("amount"), value: amount, strong: true }]}
      />
      <HelpLine operator={payment.operator} />
      {children}
    </Card>
  );
}
