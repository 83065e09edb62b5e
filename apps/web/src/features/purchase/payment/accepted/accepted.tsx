import type { Order, Payment } from "@rihla/contract";
import { useEffect } from "react";
import { orderOutcome } from "../../../../domain/orders/order-outcome.ts";
import { pendingPayment, successfulPayment } from "../../../../domain/orders/order-payments.ts";
import { notePaid } from "../../../../domain/orders/placed-here.ts";
import { promoCode } from "../../../../lib/storage/promo-code.ts";
import { paths } from "../../../../paths.ts";
import { forgetTicks } from "../../checkout/checkout-draft.ts";
import { ForgetOrders } from "../../forget-orders.tsx";
import { BackToApp } from "../back-to-app.tsx";
import { GoTo } from "../go-to.tsx";
import { OrderScreen } from "../order-screen.tsx";
import { usePassedOn } from "../passed-on.ts";
import { Receipt } from "../receipt/receipt.tsx";
import { RefundStatus } from "../refund-status.tsx";
import { settled } from "../use-order.ts";
import { waitingAt } from "../waiting-at.ts";
import { Arrival, SentTo } from "./arrival.tsx";
import { BoughtTwice } from "./bought-twice.tsx";
import type { Brought } from "./brought.ts";
import { Delivery } from "./delivery.tsx";
import { RechargeDelivery } from "./recharge-delivery.tsx";

/** The order is paid: that first, then where its eSIMs are, then the receipt. */
export function Accepted({ number, ...brought }: { number: string } & Brought) {
  return (
    <OrderScreen number={number} unfinished={(order) => !settled(order) || isToBeConfirmed(order)}>
      {(order) => {
        const payment = successfulPayment(order);
        const outcome = orderOutcome(order);
        if (outcome === "paid" && payment) return <Thanks order={order} payment={payment} {...brought} />;
        if (order.paymentMethod === "voucher") return <GoTo target={paths.status(order.number)} />;
        return outcome === "given-back" ? <RefundStatus order={order} /> : <NotPaid order={order} />;
      }}
    </OrderScreen>
  );
}

/** The mail with its eSIMs follows them. */
const isToBeConfirmed = ({ esims, confirmationSent }: Order) => esims.length > 0 && !confirmationSent;

type ThanksProps = Brought & { order: Order; payment: Payment };

function Thanks({ order, payment, invoices, giveBack, ...brought }: ThanksProps) {
  useEffect(() => notePaid(order), [order]);
  useEffect(forgetTicks, []);
  useEffect(() => {
    // It has served.
    if (order.couponCode !== null && promoCode.read() === order.couponCode) promoCode.write(undefined);
  }, [order.couponCode]);
  const backToApp = <BackToApp page="success" />;
  return (
    <>
      <Arrival order={order} payment={payment} />
      <div className="relative -mt-10 md:-mt-14 grid print:mt-4 grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        {order.recharges.length > 0 ? (
          <RechargeDelivery order={order} backToApp={backToApp} />
        ) : (
          <Delivery order={order} backToApp={backToApp} {...brought} />
        )}
        <div className="flex flex-col gap-6 lg:pt-20">
          <BoughtTwice order={order} giveBack={giveBack} />
          <SentTo order={order} />
          <Receipt order={order} payment={payment} />
          {invoices(order)}
          <ForgetOrders className="print:hidden" />
        </div>
      </div>
    </>
  );
}

/** Someone opened this address for an order that isn't paid: the server's word sends them where it belongs. */
function NotPaid({ order }: { order: Order }) {
  const pending = pendingPayment(order);
  const passedOn = usePassedOn();
  const target = pending ? waitingAt(pending) : passedOn(paths.failure({ order: order.number }));
  return <GoTo target={target} />;
}
