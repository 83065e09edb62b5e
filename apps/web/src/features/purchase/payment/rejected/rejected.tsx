import type { Order, Payment } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Card } from "@rihla/ui/card";
import { CircleX } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { orderOutcome } from "../../../../domain/orders/order-outcome.ts";
import { lastPayment, pendingPayment } from "../../../../domain/orders/order-payments.ts";
import { attemptIsOver } from "../../../../domain/payments/start-payment.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { paths } from "../../../../paths.ts";
import type { PayFromWallet } from "../../checkout/over-checkout.tsx";
import { BackToApp } from "../back-to-app.tsx";
import { GoTo } from "../go-to.tsx";
import { OrderScreen } from "../order-screen.tsx";
import { usePassedOn } from "../passed-on.ts";
import { RefundNotice, RefundStatus } from "../refund-status.tsx";
import { waitingAt } from "../waiting-at.ts";
import { BankSays } from "./bank-says.tsx";
import { TryAgain } from "./try-again.tsx";
import { ownCase, whatToDo } from "./what-to-do.ts";

type RejectedProps = { number: string; payFromWallet: PayFromWallet };

export function Rejected({ number, payFromWallet }: RejectedProps) {
  return (
    <OrderScreen number={number}>
      {(order) => <ByOutcome order={order} payFromWallet={payFromWallet} />}
    </OrderScreen>
  );
}

type OfOrder = { order: Order; payFromWallet: PayFromWallet };

/** What the server says goes before what the address claims. */
function ByOutcome({ order, payFromWallet }: OfOrder) {
  const passedOn = usePassedOn();
  switch (orderOutcome(order)) {
    // Another card in the same session may have been accepted since.
    case "paid":
      return <GoTo target={passedOn(paths.success({ order: order.number }))} />;
    case "given-back":
      return <RefundStatus order={order} />;
    // The bank holds the money, or its page is open: nothing has failed, and nothing is to be paid again.
    case "pending":
      return <GoTo target={waitingAt(pendingPayment(order))} />;
    case "failed":
      return <WhatHappened order={order} payFromWallet={payFromWallet} />;
  }
}

function WhatHappened({ order, payFromWallet }: OfOrder) {
  const t = useTranslations("payment.failure");
  const problem = useTranslations("problems.code");
  const { language } = useVisitor();
  const last = lastPayment(order);
  const own = ownCase(last?.reason);
  const specified = problem("payment_failed");
  useEffect(() => attemptIsOver(order.number), [order.number]);
  const values = { number: order.number, total: formatMoney(order.total, language) };
  return (
    <div className="pt-4 md:pt-8">
      <div className="mb-6 flex items-start gap-4">
        <CircleX aria-hidden="true" className="mt-0.5 size-9 shrink-0 text-brick" />
        <div>
          <h1 className="text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-1 font-medium">{own ? t(`todo.${own}`) : specified}</p>
          <p className="mt-1 text-sm text-ink-2">
            {own && <span>{specified}</span>} {t("notCharged", values)}
          </p>
          <RefundNotice order={order} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        {last && (
          <div className="lg:order-last">
            <BankSays payment={last} />
          </div>
        )}
        <Card className="flex flex-col gap-4 lg:p-6">
          <h2 className="text-lg font-semibold">{t("todo.title")}</h2>
          <ToDo last={last} number={order.number} />
          <TryAgain order={order} payFromWallet={payFromWallet} />
          <BackToApp page="failure" />
        </Card>
      </div>
    </div>
  );
}

/** What may help: a list only where it is more than one thing. */
function ToDo({ last, number }: { last: Payment | undefined; number: string }) {
  const t = useTranslations("payment.failure.todo");
  const steps = whatToDo(last);
  if (steps.length === 1) return <p className="text-sm">{t(steps[0], { number })}</p>;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-sm">
      {steps.map((step) => (
        <li key={step}>{t(step, { number })}</li>
      ))}
    </ul>
  );
}
