import type { Order } from "@rihla/contract";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { unpaidState } from "../../../domain/orders/unpaid-state.ts";
import { useGo, useOpen } from "../../../lib/navigation/navigation.tsx";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { useToken } from "../../../lib/session/session.ts";
import { timeOf } from "../../../lib/text/clock-time.ts";
import { paths } from "../../../paths.ts";
import { LetOtherPay } from "../by-link/let-other-pay.tsx";
import { CheckoutColumns, Section } from "../checkout/checkout-columns.tsx";
import { OrderTotal } from "../checkout/order-total.tsx";
import type { PayFromWallet } from "../checkout/over-checkout.tsx";
import { PayAgain } from "../pay-again.tsx";
import { GoTo } from "../payment/go-to.tsx";
import { OrderScreen } from "../payment/order-screen.tsx";
import { DropOrder } from "../unpaid/drop-order.tsx";
import { OrderAddress } from "../unpaid/order-address.tsx";
import { usePayAgain } from "../use-pay-again.ts";
import { OrderedPlans } from "./ordered-plans.tsx";
import { TakeOver } from "./take-over.tsx";

/** An order that was begun and not paid: the same one is paid now, or dropped. */
export function OrderAgain({ number, payFromWallet }: { number: string; payFromWallet: PayFromWallet }) {
  return (
    <OrderScreen number={number}>
      {(order) => <ByState order={order} payFromWallet={payFromWallet} />}
    </OrderScreen>
  );
}

type ByStateProps = { order: Order; payFromWallet: PayFromWallet };

function ByState({ order, payFromWallet }: ByStateProps) {
  const state = unpaidState(order);
  if (state.kind === "paid") return <GoTo target={paths.success({ order: order.number })} />;
  if (state.kind === "over") return <Over />;
  if (state.kind === "open")
    return <GoTo target={paths.paymentCallback({ payment: state.payment, waiting: "page" })} />;
  return <Asked order={order} payFromWallet={payFromWallet} />;
}

/** Whoever did not place it from their account reads what paying does before there is a button for it. */
function Asked({ order, payFromWallet }: ByStateProps) {
  const [agreed, setAgreed] = useState(false);
  if (order.takenOverByPaying && !agreed) return <TakeOver order={order} onAgreed={() => setAgreed(true)} />;
  return <Payable order={order} payFromWallet={payFromWallet} takeOver={agreed ? true : undefined} />;
}

function Payable({ order, payFromWallet, takeOver }: ByStateProps & { takeOver: true | undefined }) {
  const t = useTranslations("cart.unpaid");
  const checkout = useTranslations("checkout");
  const go = useGo();
  const open = useOpen();
  const again = usePayAgain(order, takeOver);
  const hasWallet = useToken() !== null;
  if (again.isOver) return <Over />;
  return (
    <CheckoutColumns
      main={
        <>
          <OrderedPlans order={order} />
          <div className="text-sm text-ink-2">
            <OrderAddress order={order} />
            <p>
              {t.rich("until", {
                time: () => <bdi dir="ltr">{timeOf(Date.parse(order.payableUntil))}</bdi>,
              })}
            </p>
          </div>
        </>
      }
      aside={
        <div className="max-lg:py-2">
          <Section title={checkout("total.title")}>
            <OrderTotal quote={order} />
            <hr className="my-4 border-line max-lg:mt-1.5 max-lg:border-transparent" />
            <div className="flex flex-col gap-3">
              <PayAgain
                order={order}
                again={again}
                label={checkout("pay")}
                onWallet={hasWallet ? again.wallet.open : undefined}
              />
              <LetOtherPay order={order} />
              <DropOrder order={order} onDropped={() => go(paths.cart(), { replace: true })} />
            </div>
            {again.wallet.isOpen &&
              payFromWallet({
                order: { ...order, total: again.total, takeOver },
                onPaid: () => open(paths.success({ order: order.number })),
                onRefused: again.wallet.refused,
                onClose: again.wallet.close,
              })}
          </Section>
        </div>
      }
    />
  );
}

function Over() {
  const t = useTranslations("cart.again");
  return (
    <EmptyState
      title={t("over")}
      drawing={emptyDrawing("receipt")}
      actions={<LinkButton to={paths.search()}>{t("choose")}</LinkButton>}
    >
      {t("overBody")}
    </EmptyState>
  );
}
