import type { Money, Order, PaymentMethod } from "@rihla/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isBeyondPaying } from "../../domain/orders/order-payments.ts";
import { type Leaving, payAtTheBank } from "../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../domain/payments/use-return-from-bank.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

const isPast = ["order_not_payable", "order_secret_ended"];

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
  const attempt = useMutation({
    mutationFn: (method: PaymentMethod) =>
      payAtTheBank({ number: order.number, total, takeOver }, method, language, setLeavingFor),
    onError: async (error) => {
      if (!(error instanceof ApiProblem)) return;
      if (error.code === "price_changed") setMoved(error.details.newTotal);
      // Paid, dropped or taken over meanwhile, in another tab or by its owner: the page shows it as it is now.
      if (isPast.includes(error.code)) await client.invalidateQueries({ queryKey: ["GET /orders/{number}"] });
    },
  });
  const { reset } = attempt;
  useReturnFromBank(() => {
    reset();
    setLeavingFor(undefined);
  });
  const { error } = attempt;
  return {
    pay: attempt.mutate,
    busy: attempt.isPending || attempt.isSuccess,
    error,
    /** What the next press pays. */
    total,
    /** What stood here before the shop named another price. */
    before: order.total,
    leavingFor,
    /** They are asked first, on the page of the order. */
    asksFirst: order.takenOverByPaying && !takeOver,
    isOver: isBeyondPaying(order) || (error instanceof ApiProblem && error.code === "order_not_payable"),
  };
}
export type PayingAgain = ReturnType<typeof usePayAgain>;
