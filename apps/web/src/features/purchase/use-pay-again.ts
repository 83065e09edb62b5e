import type { Money, Order, PaymentMethod } from "@rihla/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { hasMovedOn } from "../../domain/orders/has-moved-on.ts";
import { isBeyondPaying } from "../../domain/orders/order-payments.ts";
import { type Leaving, payAtTheBank } from "../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../domain/payments/use-return-from-bank.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

/**
 * A new attempt at the same order, at the sum that stands on the screen. `takeOver`: the buyer has just agreed to have an
 * order that was not placed from their account.
 */
export function usePayAgain(order: Order, takeOver?: true) {
  const { language } = useVisitor();
  const [leavingFor, setLeavingFor] = useState<Leaving>();
  const [moved, setMoved] = useState<Money>();
  const total = moved ?? order.total;
  const client = useQueryClient();
  const [isOver, setOver] = useState(false);
  const [isFromWallet, setFromWallet] = useState(false);
  const look = () => client.invalidateQueries({ queryKey: ["GET /orders/{number}"] });
  const refused = async (error: unknown) => {
    if (!(error instanceof ApiProblem)) return;
    if (error.code === "price_changed") setMoved(error.details.newTotal);
    if (error.code === "order_not_payable") setOver(true);
    if (!hasMovedOn(error)) return;
    setFromWallet(false);
    await look();
  };
  const attempt = useMutation({
    mutationFn: (method: PaymentMethod) =>
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
    /** What the next press pays. */
    total,
    /** What stood here before the shop named another price. */
    before: order.total,
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
export type PayingAgain = ReturnType<typeof usePayAgain>;
