import type { EndpointName, Payment } from "@rihla/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useIsLeavingToPay } from "../../../../domain/payments/leaving-to-pay.ts";
import { paymentEnd } from "../../../../domain/payments/payment-end.ts";
import { announceNews } from "../../../../domain/payments/payment-news.ts";
import { cameBackFrom } from "../../../../domain/payments/payment-under-way.ts";
import { attemptIsOver } from "../../../../domain/payments/start-payment.ts";
import { ApiProblem } from "../../../../lib/api/api-problem.ts";
import { useHapticWhen } from "../../../../lib/page/use-haptic.ts";
import { type Parsed, type PaymentCallbackSearch, paths } from "../../../../paths.ts";
import type { PayFromWallet } from "../../checkout/over-checkout.tsx";
import { paymentElsewhere } from "../../payment-place.ts";
import { GoTo } from "../go-to.tsx";
import { CloseWindow } from "./close-window.tsx";
import { ComingBack } from "./coming-back.tsx";
import { LeftPage } from "./left-page.tsx";
import { PaidElsewhere } from "./paid-elsewhere.tsx";
import { PaymentWaiting } from "./payment-waiting.tsx";
import { usePayment } from "./use-payment.ts";
import { WaitingForPayment } from "./waiting-for-payment.tsx";

/** After so many answers "not yet", say what is going on instead of asking for patience. */
const patience = 4;

type VerifyPaymentProps = Omit<Parsed<PaymentCallbackSearch>, "payment"> & {
  id: string;
  payFromWallet: PayFromWallet;
};

/**
 * Where the bank sends people back, and where the shop waits while the bank's page is open elsewhere. What the address says
 * of the result is not looked at: the server is asked, which asks the bank; loading this page again asks the same question
 * and gets the same answer.
 */
export function VerifyPayment({ id, waiting, left, payFromWallet }: VerifyPaymentProps) {
  const payment = usePayment(id);
  const queries = useQueryClient();
  const { error, dataUpdatedAt } = payment;
  const data = useUnlessLeaving(payment.data);
  const answers = useAnswerCount(dataUpdatedAt);
  const [isBesideShop] = useState(() => waiting === undefined && paymentElsewhere.read() === id);
  const isOver = data !== undefined && paymentEnd(data) !== null;
  useHapticWhen(isOver, data && paymentEnd(data) === "paid" ? "success" : "error");
  useEffect(() => {
    if (!isOver) return;
    // What a page knew of the order while it waited would lead back here at once, and so on without an end.
    queries.removeQueries({ queryKey: ["GET /orders/{number}" satisfies EndpointName] });
    announceNews(id);
    cameBackFrom(id);
    if (paymentEnd(data) === "not-paid") attemptIsOver(data.orderNumber);
  }, [isOver, data, id, queries]);
  if (error instanceof ApiProblem && error.code === "not_found") return <PaidElsewhere id={id} />;
  if (isOver && isBesideShop) return <CloseWindow payment={data} target={resultOf(data)} />;
  if (isOver) return <GoTo target={resultOf(data)} />;
  // Only where the bank itself says that nobody has paid.
  if (left && data?.awaitsPayer) return <LeftPage payment={data} payFromWallet={payFromWallet} />;
  const late = answers >= patience;
  const isOpen = data?.payableUntil != null && (data.awaitsPayer ? waiting || late : waiting && !late);
  if (isOpen && !error)
    return (
      <WaitingForPayment
        onCheck={payment.refetch}
        payment={data}
        place={waiting ?? "page"}
        checkedAt={dataUpdatedAt}
        payFromWallet={payFromWallet}
      />
    );
  return (
    <PaymentWaiting
      checking={payment.isFetching}
      onCheck={payment.refetch}
      stage={error ? "offline" : data?.isHeld ? "held" : late || waiting ? "pending" : "verifying"}
      bankAddress={data?.redirectUrl ?? null}
      operator={data?.operator}
    >
      {late && <ComingBack place={isBesideShop ? "window" : undefined} />}
    </PaymentWaiting>
  );
}

/** As it was while its payer is on the way to another page to pay: that the one left is over is no news to them. */
function useUnlessLeaving<Data>(now: Data): Data {
  const isLeaving = useIsLeavingToPay();
  const [kept, keep] = useState(now);
  if (!isLeaving && kept !== now) keep(now);
  return isLeaving ? kept : now;
}

function resultOf(payment: Payment): string {
  const { id, paysFor, orderNumber } = payment;
  if (paysFor === "top-up") return paths.wallet({ topUp: id });
  return (paymentEnd(payment) === "paid" ? paths.success : paths.failure)({ order: orderNumber });
}

/** How often the server has answered since this page was opened. */
function useAnswerCount(answeredAt: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (answeredAt > 0) setCount((before) => before + 1);
  }, [answeredAt]);
  return count;
}
