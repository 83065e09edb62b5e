import type { PaymentByLink } from "@rihla/contract";
import { exactAmount, formatDate, formatMoney } from "@rihla/i18n";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { apiQuery } from "../../../lib/query.tsx";
import { useVisitor } from "../../../lib/visitor.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Facts, Reference } from "../../../ui/facts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { HelpLine } from "../payment/help-line.tsx";
import { pollDelay } from "../payment/poll-delay.ts";
import { Waiting } from "../payment/waiting.tsx";
import { LinkOver } from "./link-over.tsx";

type LinkPaymentProps = { token: string; id: string; onAgain: () => void };

/** Back from the bank: what the server says of the payment, never what the address claims. */
export function LinkPayment({ token, id, onAgain }: LinkPaymentProps) {
  const payment = useQuery({
    ...apiQuery("POST /payment-links/payments/{id}", { path: { id }, body: { token } }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const hopeless = state.error?.code === "not_found";
      const ended = state.data && state.data.status !== "pending";
      return hopeless || ended ? false : pollDelay(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  const { data, error } = payment;
  if (error instanceof ApiProblem && error.code === "not_found")
    return <LinkOver error={new ApiProblem("payment_link_unknown", 404)} />;
  if (data?.status === "successful") return <Paid payment={data} />;
  if (data?.status === "rejected") return <NotPaid payment={data} onAgain={onAgain} />;
  return (
    <Waiting
      stage={error ? "offline" : data ? "pending" : "verifying"}
      checking={payment.isFetching}
      onCheck={payment.refetch}
      bankAddress={data?.redirectUrl ?? null}
      operator={data?.operator}
    />
  );
}

function Paid({ payment }: { payment: PaymentByLink }) {
  const t = useTranslations("payment");
  const { language } = useVisitor();
  const ltr = (value: string) => <Reference>{value}</Reference>;
  const facts = [
    ...payment.receipt.map(({ field, value }) => ({
      key: field,
      name: t(`receipt.${field}`),
      value: ltr(value),
    })),
    { key: "orderNumber", name: t("receipt.orderNumber"), value: ltr(payment.orderNumber) },
    { key: "paidAt", name: t("receipt.paidAt"), value: ltr(formatDate(payment.paidAt ?? payment.createdAt)) },
    {
      key: "amount",
      name: t("receipt.amount"),
      value: <bdi>{exactAmount(payment.amount, language)}</bdi>,
      strong: true,
    },
  ];
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-9 shrink-0 text-palm" />
        <div role="status">
          <h1 className="text-2xl font-semibold">{t("byLink.paid.title")}</h1>
          <p className="mt-1 text-ink-2">{t("byLink.paid.body")}</p>
        </div>
      </div>
      {payment.refund && (
        <Notice tone="care">
          {t("byLink.paid.back", {
            amount: formatMoney(payment.refund.amount, language),
            date: formatDate(payment.refund.by, "date"),
          })}
        </Notice>
      )}
      <Card className="flex flex-col gap-5 lg:p-6">
        <h2 className="text-lg font-semibold">{t("receipt.title")}</h2>
        {payment.gatewayMessage && <p className="font-medium text-palm">{payment.gatewayMessage}</p>}
        <Facts facts={facts} />
        <HelpLine operator={payment.operator} />
        <Button kind="secondary" onClick={() => window.print()}>
          {t("receipt.print")}
        </Button>
      </Card>
    </div>
  );
}

function NotPaid({ payment, onAgain }: { payment: PaymentByLink; onAgain: () => void }) {
  const t = useTranslations("payment");
  const { language } = useVisitor();
  const back = payment.refund;
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      <div className="flex items-start gap-4">
        <CircleX aria-hidden="true" className="mt-0.5 size-9 shrink-0 text-brick" />
        <div role="status">
          <h1 className="text-2xl font-semibold">{t("failure.title")}</h1>
          <p className="mt-1 text-ink-2">
            {back
              ? t("byLink.paid.back", {
                  amount: formatMoney(back.amount, language),
                  date: formatDate(back.by, "date"),
                })
              : t("byLink.notPaid")}
          </p>
        </div>
      </div>
      {payment.gatewayMessage && (
        <Card>
          <bdi className="font-medium">{payment.gatewayMessage}</bdi>
        </Card>
      )}
      <HelpLine operator={payment.operator} />
      {!back && (
        <Button wide onClick={onAgain}>
          {t("failure.tryAgain")}
        </Button>
      )}
    </div>
  );
}
