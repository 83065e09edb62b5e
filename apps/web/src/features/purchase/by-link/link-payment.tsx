import type { PaymentByLink } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, type LucideIcon, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { refundsOf, type ShownRefund } from "../../../domain/orders/order-outcome.ts";
import { paymentEnd } from "../../../domain/payments/payment-end.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { PaymentFacts } from "../payment/payment-facts.tsx";
import { LeftHeading } from "../payment/verifying/left-heading.tsx";
import { PaymentWaiting } from "../payment/verifying/payment-waiting.tsx";
import { pollDelay } from "../payment/verifying/poll-delay.ts";
import { LinkOver } from "./link-over.tsx";
import { PayerReceiptActions } from "./payer-receipt-actions.tsx";

type LinkPaymentProps = { token: string; id: string; left: boolean; onAgain: () => void };

/** Back from the bank: what the server says of the payment, never what the address claims. */
export function LinkPayment({ token, id, left, onAgain }: LinkPaymentProps) {
  const payment = useQuery({
    ...apiQuery("POST /payment-links/payments/{id}", { path: { id }, body: { token } }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const hopeless = state.error?.code === "not_found";
      const ended = state.data && paymentEnd(state.data) !== null;
      return hopeless || ended ? false : pollDelay(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  const { data, error } = payment;
  if (error instanceof ApiProblem && error.code === "not_found")
    return <LinkOver error={new ApiProblem("payment_link_unknown", 404)} />;
  if (data && paymentEnd(data) === "paid") return <Paid payment={data} token={token} />;
  if (data && paymentEnd(data) === "not-paid") return <NotPaid payment={data} onAgain={onAgain} />;
  // Only where the bank itself says that nobody has paid.
  if (left && data?.awaitsPayer) return <Left onAgain={onAgain} />;
  return (
    <PaymentWaiting
      stage={error ? "offline" : data?.isHeld ? "held" : data ? "pending" : "verifying"}
      checking={payment.isFetching}
      onCheck={payment.refetch}
      bankAddress={data?.redirectUrl ?? null}
      operator={data?.operator}
    />
  );
}

function Left({ onAgain }: Pick<LinkPaymentProps, "onAgain">) {
  const t = useTranslations("payment");
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      <LeftHeading />
      <Button wide onClick={onAgain}>
        {t("failure.tryAgain")}
      </Button>
    </div>
  );
}

function Paid({ payment, token }: { payment: PaymentByLink; token: string }) {
  const t = useTranslations("payment.byLink.paid");
  const refunds = refundsOf({ payments: [payment] });
  const isReturned = refunds.reduce((sum, { amount }) => sum + amount.amount, 0) >= payment.amount.amount;
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      {isReturned ? <Returned /> : <Said sign={CircleCheck} title={t("title")} text={t("body")} />}
      <GoesBack refunds={refunds} />
      <PaymentFacts
        payment={payment}
        of="order"
        actions={<PayerReceiptActions token={token} id={payment.id} />}
      />
    </div>
  );
}

/** Paid twice, say, or for an order that was dropped meanwhile: nobody has it from them. */
function Returned() {
  const t = useTranslations("payment.byLink.paid");
  return <Said sign={Undo2} title={t("returned")} text={t("notKept")} />;
}

type SaidProps = { sign: LucideIcon; bad?: boolean; title: string; text: string };

function Said({ sign: Sign, bad = false, title, text }: SaidProps) {
  return (
    <div className="flex items-start gap-4">
      <Sign aria-hidden="true" className={`mt-0.5 size-9 shrink-0 ${bad ? "text-brick" : "text-palm"}`} />
      <div role="status">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
    </div>
  );
}

function GoesBack({ refunds }: { refunds: readonly ShownRefund[] }) {
  const backText = useBackText();
  return refunds.map((refund) => (
    <Notice key={refund.key} tone="care">
      {backText(refund)}
    </Notice>
  ));
}

/** To the sender it matters how their card gets it back, not where else it went. */
function useBackText() {
  const t = useTranslations("payment");
  const { language } = useVisitor();
  return ({ amount, by }: ShownRefund) =>
    by
      ? t("byLink.paid.back", { amount: formatMoney(amount, language), date: formatDate(by, "date") })
      : t("refund.line.delayed", { amount: formatMoney(amount, language) });
}

function NotPaid({ payment, onAgain }: { payment: PaymentByLink; onAgain: () => void }) {
  const t = useTranslations("payment");
  const refunds = refundsOf({ payments: [payment] });
  const isReturned = refunds.length > 0;
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      {isReturned && <Returned />}
      {!isReturned && <Said sign={CircleX} bad title={t("failure.title")} text={t("byLink.notPaid")} />}
      <GoesBack refunds={refunds} />
      <PaymentFacts payment={payment} of="order" actions={null} />
      {!isReturned && (
        <Button wide onClick={onAgain}>
          {t("failure.tryAgain")}
        </Button>
      )}
    </div>
  );
}
