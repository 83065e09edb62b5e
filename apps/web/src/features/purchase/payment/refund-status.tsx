import type { Order } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Card } from "@rihla/ui/card";
import { Facts } from "@rihla/ui/facts";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { refundsOf } from "../../../domain/orders/order-outcome.ts";
import { lastPayment } from "../../../domain/orders/order-payments.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { HelpLine } from "./help-line.tsx";
import { ReceiptActions } from "./receipt/receipt-actions.tsx";

/** Paid, and nothing came of it: which sum goes back, how, and by which day. */
export function RefundStatus({ order }: { order: Order }) {
  const t = useTranslations("payment.refund");
  const common = useTranslations("payment");
  const { language } = useVisitor();
  const last = lastPayment(order);
  const what = last?.reason === "reversed" ? "reversed" : whatBecameOf(order);
  return (
    <div className="mx-auto max-w-2xl pt-4 md:pt-8">
      <div className="mb-6 flex items-start gap-4">
        <Undo2 aria-hidden="true" className="flip-rtl mt-0.5 size-9 shrink-0 text-sea" />
        <div>
          <h1 className="text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-1 text-ink-2">{t(what)}</p>
        </div>
      </div>
      <Card className="flex flex-col gap-5 lg:p-6">
        {refundsOf(order).map(({ key, ...refund }) => (
          <Facts
            key={key}
            facts={[
              {
                key: "amount",
                name: t("amount"),
                value: <bdi>{formatMoney(refund.amount, language)}</bdi>,
                strong: true,
              },
              { key: "to", name: t("way"), value: t(`to.${refund.to}`) },
              {
                key: "by",
                name: t("by"),
                value: refund.by ? <bdi dir="ltr">{formatDate(refund.by, "date")}</bdi> : t("soon"),
              },
              {
                key: "order",
                name: common("receipt.orderNumber"),
                value: <bdi dir="ltr">{order.number}</bdi>,
              },
            ]}
          />
        ))}
        {last?.method !== "wallet" && <p className="text-sm text-ink-2">{t("nothingToDo")}</p>}
        <HelpLine operator={last?.operator} />
        {order.payments.some(({ paidAt }) => paidAt !== null) && <ReceiptActions number={order.number} />}
      </Card>
      <div className="mt-6 flex flex-col gap-2">
        <LinkButton to={paths.packages(order.lines[0]?.plan.destination ?? "")} wide>
          {common("failure.chooseAgain")}
        </LinkButton>
        <LinkButton kind="secondary" to={paths.home()} wide>
          {common("home")}
        </LinkButton>
      </div>
    </div>
  );
}

/** What was issued and is paid back all the same was given back by its buyer. */
function whatBecameOf({ esims }: Order) {
  if (esims.some(({ issued }) => issued)) return "cancelled";
  return esims.length > 0 ? "undelivered" : "tooLate";
}

/** The same in a line, beside what else there is to tell of an order. */
export function RefundNotice({ order }: { order: Order }) {
  const t = useTranslations("payment.refund");
  const { language } = useVisitor();
  return refundsOf(order).map(({ key, to, state, amount, by }) => (
    <Notice key={key} tone="care">
      {t(to === "wallet" ? "inWallet" : `line.${state}`, {
        amount: formatMoney(amount, language),
        date: by ? formatDate(by, "date") : "",
      })}
    </Notice>
  ));
}
