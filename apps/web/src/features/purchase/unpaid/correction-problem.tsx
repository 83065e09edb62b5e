import type { Money, Order } from "@rihla/contract";
import { ltr } from "@rihla/i18n";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { pendingPayment } from "../../../domain/orders/order-payments.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { timeOf } from "../../../lib/text/clock-time.ts";
import { PaymentProblem } from "../payment-problem.tsx";

type CorrectionProblemProps = { order: Order; error: unknown; total: Money };

/** Why the address is as it was. */
export function CorrectionProblem({ order, error, total }: CorrectionProblemProps) {
  const t = useTranslations("cart.unpaid.correct");
  const until = pendingPayment(order)?.payableUntil;
  if (error instanceof ApiProblem && error.code === "payment_pending" && until)
    return (
      <Notice tone="care" announce>
        {t("open", { time: ltr(timeOf(Date.parse(until))) })}
      </Notice>
    );
  return <PaymentProblem error={error} before={order.total} total={total} />;
}
