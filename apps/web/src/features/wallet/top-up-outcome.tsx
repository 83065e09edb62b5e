import type { Payment } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { paymentEnd } from "../../domain/payments/payment-end.ts";
import { topUpIsOver } from "../../domain/payments/start-top-up.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";

const tones = { successful: "good", pending: "info", rejected: "wrong" } as const;
const words = { successful: "done", pending: "pending", rejected: "rejected" } as const;

/** What its operator asks to be shown of a payment; another feature's, so the route brings it. */
export type ShowPayment = (payment: Payment) => ReactNode;

/** What became of the top-up that one comes back from. */
export function TopUpOutcome({ payment, showPayment }: { payment: string; showPayment: ShowPayment }) {
  const t = useTranslations("wallet.topUp");
  const { language } = useVisitor();
  const { data } = useQuery(apiQuery("GET /payments/{id}", { path: { id: payment } }));
  const isOver = data !== undefined && paymentEnd(data) !== null;
  useEffect(() => {
    if (isOver) topUpIsOver();
  }, [isOver]);
  if (!data) return null;
  return (
    <>
      <Notice tone={tones[data.status]} announce>
        {t(words[data.status], { amount: formatMoney(data.amount, language) })}
      </Notice>
      {showPayment(data)}
    </>
  );
}
