import type { Order } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { CircleX } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { orderOutcome } from "../../../domain/orders/order-outcome.ts";
import { lastPayment } from "../../../domain/orders/order-payments.ts";
import { attemptIsOver } from "../../../domain/payments/start-payment.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { GoTo } from "./go-to.tsx";
import { HelpLine } from "./help-line.tsx";
import { MoneyBack, MoneyBackNotice } from "./money-back.tsx";
import { OrderScreen } from "./order-screen.tsx";
import { TryAgain } from "./try-again.tsx";
import { whatToDo } from "./what-to-do.ts";

/** The fixed sentence of Algerian card payments for a rejected one, in its three languages at once. */
const rejectedSentence = [
  { lang: "fr", text: "Votre transaction a été rejetée" },
  { lang: "en", text: "Your transaction was rejected" },
  { lang: "ar", text: "تم رفض معاملتك" },
];

export function Rejected({ number }: { number: string }) {
  return <OrderScreen number={number}>{(order) => <ByOutcome order={order} />}</OrderScreen>;
}

/** What the server says goes before what the address claims. */
function ByOutcome({ order }: { order: Order }) {
  const payment = lastPayment(order);
  switch (orderOutcome(order)) {
    // Another card in the same session may have been accepted since.
    case "paid":
      return <GoTo target={paths.success({ order: order.number })} />;
    case "given-back":
      return <MoneyBack order={order} />;
    // The bank holds the money, or its page is open: nothing has failed, and nothing is to be paid again.
    case "pending":
      return <GoTo target={paths.paymentCallback({ payment: payment?.id ?? "" })} />;
    case "failed":
      return <WhatHappened order={order} />;
  }
}

function WhatHappened({ order }: { order: Order }) {
  const t = useTranslations("payment.failure");
  const { language } = useVisitor();
  const last = lastPayment(order);
  useEffect(() => attemptIsOver(order.number), [order.number]);
  const values = { number: order.number, total: formatMoney(order.total, language) };
  return (
    <div className="mx-auto max-w-4xl pt-4 md:pt-8">
      <div className="mb-6 flex items-start gap-4">
        <CircleX aria-hidden="true" className="mt-0.5 size-9 shrink-0 text-brick" />
        <div>
          <h1 className="text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-1 text-ink-2">{t("notCharged", values)}</p>
          <MoneyBackNotice order={order} />
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        {last && (
          <Card className="flex flex-col gap-4 lg:p-6">
            <h2 className="text-lg font-semibold">{t("bankSays")}</h2>
            {last.gatewayMessage && <bdi className="font-medium">{last.gatewayMessage}</bdi>}
            {last.status === "rejected" && <RejectedSentence />}
            <HelpLine operator={last.operator} />
          </Card>
        )}
        <Card className="flex flex-col gap-4 lg:p-6">
          <h2 className="text-lg font-semibold">{t("todo.title")}</h2>
          <ul className="flex list-disc flex-col gap-2 ps-5 text-sm">
            {whatToDo(last?.reason).map((step) => (
              <li key={step}>{t(`todo.${step}`, values)}</li>
            ))}
          </ul>
          <TryAgain order={order} />
        </Card>
      </div>
    </div>
  );
}

function RejectedSentence() {
  return (
    <ul className="text-sm text-brick">
      {rejectedSentence.map(({ lang, text }) => (
        <li key={lang} lang={lang}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
