import type { Money, Quote } from "@rihla/contract";
import { useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { rememberBilling } from "./checkout-draft.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { showFieldErrors } from "./field-errors.ts";
import { forgetPendingOrder } from "./pending-order.ts";
import { isPlacedAlready, nextOrderIsNew, placeOrder } from "./place-order.ts";
import { findTwin } from "./twice/find-twin.ts";
import type { Wanted } from "./wanted.ts";

type PlacingInput = {
  quote: Quote;
  wanted: Wanted;
  isGuest: boolean;
  setError: UseFormSetError<CheckoutValues>;
  requote: () => Promise<unknown>;
  onCouponRefused: (error: ApiProblem) => void;
  /** What stands on the page is gone from sale. */
  onGone: (error: ApiProblem) => void;
};

/** Placing the order, and what its reader is told of it meanwhile. */
export function usePlacing({ quote, wanted, isGuest, setError, requote, ...told }: PlacingInput) {
  const { language } = useVisitor();
  const [working, setWorking] = useState(false);
  const [crowded, setCrowded] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [before, setBefore] = useState<Money>();

  const begin = (values: CheckoutValues) => {
    setProblem(undefined);
    setCrowded(false);
    setBefore(quote.total);
    rememberBilling(values);
  };
  const place = async (values: CheckoutValues) => {
    try {
      return await placeOrder(values, quote, wanted, language, () => setWorking(true));
    } catch (error) {
      setCrowded(isGuest && error instanceof ApiProblem && error.code === "rate_limited");
      throw error;
    } finally {
      setWorking(false);
    }
  };
  /** The same that waits already; none where the press goes on with just that. */
  const twinOf = async (values: CheckoutValues) => {
    if (await isPlacedAlready(values, quote, language)) return undefined;
    return findTwin({ lines: quote.lines, email: values.email }, !isGuest);
  };
  const reset = () => {
    nextOrderIsNew();
    forgetPendingOrder();
  };
  const fail = async (error: unknown) => {
    setProblem(error);
    if (!(error instanceof ApiProblem)) return;
    showFieldErrors(error, setError);
    if (error.code === "order_not_payable" || error.code === "idempotency_key_reused") reset();
    if (error.code.startsWith("coupon_")) told.onCouponRefused(error);
    if (error.code === "plan_unavailable") told.onGone(error);
    if (error.code === "price_changed") await requote();
  };
  return {
    begin,
    place,
    twinOf,
    fail,
    reset,
    told: {
      /** It takes a moment longer: the shop wants some work of this device first. */
      working,
      /** Too many guests have ordered from this address: who signs in can. */
      crowded,
      problem,
      /** What the order was to cost when it was placed. */
      before,
    },
  };
}
