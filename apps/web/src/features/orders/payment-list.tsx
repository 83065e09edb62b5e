import type { Payment } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Card } from "@rihla/ui/card";
import { Facts, Reference } from "@rihla/ui/facts";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { StateBadge } from "./state-badge.tsx";

/** Every attempt to pay, newest first, with what the bank calls it. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const t = useTranslations("orders");
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="pb-3 text-lg font-semibold">
        {t("payments")}
      </h2>
      <ul className="flex flex-col gap-3">
        {payments.map((payment) => (
          <li key={payment.id}>
            <Attempt payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Attempt({ payment }: { payment: Payment }) {
  const t = useTranslations("payment.receipt");
  const { language } = useVisitor();
  const references = payment.receipt.map(({ field, value }) => ({
    key: field,
    name: t(field),
    value: <Reference>{value}</Reference>,
  }));
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <span className="font-medium">{t(`methods.${payment.method}`)}</span>
        <StateBadge state={payment.status} />
      </div>
      {payment.gatewayMessage && <p className="text-sm text-ink-2">{payment.gatewayMessage}</p>}
      <Facts
        facts={[
          {
            key: "at",
            name: t("paidAt"),
            value: <bdi dir="ltr">{formatDate(payment.paidAt ?? payment.createdAt)}</bdi>,
          },
          { key: "amount", name: t("amount"), value: <bdi>{formatMoney(payment.amount, language)}</bdi> },
          ...references,
        ]}
      />
    </Card>
  );
}
