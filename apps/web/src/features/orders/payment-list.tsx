import type { Payment } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Facts, Reference } from "@rihla/ui/facts";
import { FoldedRow } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { StateBadge } from "./state-badge.tsx";

/** Every attempt to pay, newest first, with what the bank calls it, folded into a row. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const t = useTranslations("orders");
  return (
    <FoldedRow title={<h2 className="text-base font-medium">{t("payments")}</h2>}>
      <ul className="divide-y divide-line px-4">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-col gap-3 py-3">
            <Attempt payment={payment} />
          </li>
        ))}
      </ul>
    </FoldedRow>
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
    <>
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
    </>
  );
}
