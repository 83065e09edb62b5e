import type { Money, Order, PaymentMethod } from "@rihla/contract";
import { offeredCurrencies } from "@rihla/contract/rules";
import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasMovedOn } from "../../domain/orders/has-moved-on.ts";
import { isBeyondPaying } from "../../domain/orders/order-payments.ts";
import { type Leaving, payAtTheBank } from "../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../domain/payments/use-return-from-bank.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { quoteWithCoupon } from "./checkout/coupon/quote-with-coupon.ts";

type Way = { method: PaymentMethod; total: Money };

/**
 * A new attempt at the same order, at the sum that stands on the screen, in its currency or another. `takeOver`: the buyer has just agreed to have an
 * order that was not placed from their account.
 */
export function usePayAgain(order: Order, takeOver?: true) {
  const { language } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<Leaving>();
  const [moved, setMoved] = useState<readonly Money[]>([]);
  const elsewhere = usePricesElsewhere(order);
  const totals = [order.total, ...elsewhere].map(
    (total) => moved.findLast(({ currency }) => currency === total.currency) ?? total,
  );
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const [isFromWallet, setFromWallet] = useState(false);
  const look = () => client.invalidateQueries({ queryKey: ["GET /orders/{number}"] });
  const refused = async (error: unknown) => {
    if (!(error instanceof ApiProblem)) return;
    const { newTotal } = error.details;
    if (error.code === "price_changed" && newTotal) setMoved((before) => [...before, newTotal]);
    // What it holds may be gone from sale by the time it is quoted again.
    if (error.code === "order_not_payable" || error.code === "plan_unavailable") setOver(true);
    // Its bank has it in work, or somebody else has a page open: the order shows which.
    if (error.code === "payment_pending") await look();
    if (!hasMovedOn(error)) return;
    setFromWallet(false);
    await look();
  };
  const attempt = useMutation({
    mutationFn: ({ method, total }: Way) =>
      payAtTheBank({ number: order.number, total, takeOver }, method, language, setLeavingFor),
    onError: refused,
  });
  const { reset } = attempt;
  useReturnFromBank(() => {
    reset();
    setLeavingFor(undefined);
  });
  return {
    pay: attempt.mutate,
    busy: attempt.isPending || attempt.isSuccess,
    error: attempt.error,
    /** What the order costs now, in its own currency first; the wallet pays in that. */
    totals,
    total: totals[0] ?? order.total,
    /** What the last press was about. */
    before: attempt.variables?.total ?? order.total,
    leavingFor,
    /** They are asked first, on the page of the order. */
    asksFirst: order.takenOverByPaying && !takeOver,
    isOver: isOver || isBeyondPaying(order),
    /** The sheet in which it is paid from the wallet. */
    wallet: {
      isOpen: isFromWallet,
      open: () => {
        setFromWallet(true);
        // Paid in another tab, from this wallet perhaps: nobody is to be told that too little is in it for that.
        void look();
      },
      close: () => setFromWallet(false),
      refused,
    },
  };
}

/** What the same would cost in the other currencies. A coupon whose last use the order itself holds is left out: the shop names the right sum. */
function usePricesElsewhere(order: Order): Money[] {
  const others = offeredCurrencies.filter((currency) => currency !== order.total.currency);
  const body = (currency: string) => ({
    currency,
    lines: order.lines.map(({ plan, quantity, days, topUp }) => ({
      plan: plan.code,
      quantity,
      ...(plan.days === null && { days }),
      ...(topUp && { esim: topUp.esim }),
    })),
    ...(order.couponCode !== null && { coupon: order.couponCode }),
  });
  return useQueries({
    queries: others.map((currency) => ({
      queryKey: ["order elsewhere", order.number, currency, order.couponCode],
      queryFn: ({ signal }: { signal: AbortSignal }) => quoteWithCoupon(body(currency), signal),
      enabled: !isBeyondPaying(order),
    })),
    combine: (told) => told.flatMap(({ data }) => data?.quote.total ?? []),
  });
}

export type PayingAgain = ReturnType<typeof usePayAgain>;
