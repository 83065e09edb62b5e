import type { Order, Payment } from "@rihla/contract";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { orderOutcome } from "../../../domain/orders/order-outcome.ts";
import { lastPayment, successfulPayment } from "../../../domain/orders/order-payments.ts";
import { promoCode } from "../../../lib/promo-code.ts";
import { paths } from "../../../paths.ts";
import { Delivery } from "./delivery.tsx";
import { GoTo } from "./go-to.tsx";
import { MoneyBack } from "./money-back.tsx";
import { OrderScreen } from "./order-screen.tsx";
import { Receipt } from "./receipt.tsx";
import { settled } from "./use-order.ts";

/** The order is paid: that first, then where its eSIMs are, then the receipt. */
export function Accepted({ number }: { number: string }) {
  return (
    <OrderScreen number={number} unfinished={(order) => !settled(order)}>
      {(order) => {
        const payment = successfulPayment(order);
        const outcome = orderOutcome(order);
        if (outcome === "paid" && payment) return <Thanks order={order} payment={payment} />;
        return outcome === "given-back" ? <MoneyBack order={order} /> : <NotPaid order={order} />;
      }}
    </OrderScreen>
  );
}

function Thanks({ order, payment }: { order: Order; payment: Payment }) {
  const t = useTranslations("payment.success");
  useEffect(() => {
    // It has served.
    if (order.couponCode !== null && promoCode.read() === order.couponCode) promoCode.write(undefined);
  }, [order.couponCode]);
  const { name, email } = order.billing;
  return (
    <div className="pt-4 md:pt-8">
      <div className="mb-6 flex items-start gap-4">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-9 shrink-0 text-palm" />
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold">{t("title")}</h1>
          <p className="mt-1 text-ink-2 wrap-anywhere">
            {t.rich("thanks", {
              name: () => <bdi>{name}</bdi>,
              email: () => (
                <bdi dir="ltr" className="font-medium break-all text-ink">
                  {email}
                </bdi>
              ),
            })}
          </p>
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Delivery order={order} />
        <Receipt order={order} payment={payment} />
      </div>
    </div>
  );
}

/** Someone opened this address for an order that isn't paid: the server's word sends them where it belongs. */
function NotPaid({ order }: { order: Order }) {
  const last = lastPayment(order);
  const target =
    last?.status === "pending"
      ? paths.paymentCallback({ payment: last.id })
      : paths.failure({ order: order.number });
  return <GoTo target={target} />;
}
