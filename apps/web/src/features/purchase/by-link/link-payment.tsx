import type { PaymentByLink } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";
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
  const t = useTranslations("payment");
  const backText = useBackText();
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-9 shrink-0 text-palm" />
        <div role="status">
          <h1 className="text-2xl font-semibold">{t("byLink.paid.title")}</h1>
          <p className="mt-1 text-ink-2">{t("byLink.paid.body")}</p>
        </div>
      </div>
      {refundsOf({ payments: [payment] }).map((refund) => (
        <Notice key={refund.key} tone="care">
          {backText(refund)}
        </Notice>
      ))}
      <PaymentFacts
        payment={payment}
        of="order"
        actions={<PayerReceiptActions token={token} id={payment.id} />}
      />
    </div>
  );
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
  const backText = useBackText();
  const [back] = refundsOf({ payments: [payment] });
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 pt-4 md:pt-8">
      <div className="flex items-start gap-4">
        <CircleX aria-hidden="true" className="mt-0.5 size-9 shrink-0 text-brick" />
        <div role="status">
          <h1 className="text-2xl font-semibold">{t("failure.title")}</h1>
          <p className="mt-1 text-ink-2">{back ? backText(back) : t("byLink.notPaid")}</p>
        </div>
      </div>
      <PaymentFacts payment={payment} of="order" actions={null} />
      {!back && (
        <Button wide onClick={onAgain}>
          {t("failure.tryAgain")}
        </Button>
      )}
    </div>
  );
}
