import type { Money, Order, PaymentMethod, Quote } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { hasMovedOn } from "../../../domain/orders/has-moved-on.ts";
import { isPaid } from "../../../domain/orders/order-payments.ts";
import { type Leaving, payAtTheBank } from "../../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { useToken } from "../../../lib/session/session.ts";
import { paths } from "../../../paths.ts";
import { splitPhone } from "./billing/phone-number.ts";
import { type CheckoutValues, firstValues, keepDraft, knownOf } from "./checkout-values.ts";
import { showFieldErrors } from "./field-errors.ts";
import { forgetPendingOrder } from "./pending-order.ts";
import { nextOrderIsNew, placeOrder } from "./place-order.ts";
import type { Wanted } from "./wanted.ts";

type CheckoutInput = {
  quote: Quote;
  wanted: Wanted;
  method: PaymentMethod | undefined;
  requote: () => Promise<unknown>;
  onCouponRefused: (error: ApiProblem) => void;
};

/** The form and its one act: place the order, start the payment, leave for the bank's page. */
export function useCheckout({ quote, wanted, method, requote, onCouponRefused }: CheckoutInput) {
  const { language } = useVisitor();
  const [busy, setBusy] = useState(false);
  const [working, setWorking] = useState(false);
  const [crowded, setCrowded] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [before, setBefore] = useState<Money>();
  const [leavingFor, setLeavingFor] = useState<Leaving>();
  const [forOther, setForOther] = useState<Order>();
  const [fromWallet, setFromWallet] = useState<Order>();
  const form = useForm<CheckoutValues>({
    defaultValues: firstValues(method),
    mode: "onTouched",
  });
  const user = usePrefill(form.reset, form.getValues);
  useReturnFromBank(() => {
    setBusy(false);
    setLeavingFor(undefined);
  });

  const begin = (values: CheckoutValues) => {
    setBusy(true);
    setProblem(undefined);
    setCrowded(false);
    setBefore(quote.total);
    keepDraft(values);
  };
  const place = async (values: CheckoutValues) => {
    try {
      return await placeOrder(values, quote, wanted, language, () => setWorking(true));
    } catch (error) {
      setCrowded(!user && error instanceof ApiProblem && error.code === "rate_limited");
      throw error;
    } finally {
      setWorking(false);
    }
  };
  /** Places the order for somebody else to pay. */
  const letOtherPay = async (values: CheckoutValues) => {
    begin(values);
    try {
      setForOther(await place(values));
    } catch (error) {
      setProblem(error);
      await handleProblem(error);
    }
    setBusy(false);
  };
  const pay = async (values: CheckoutValues) => {
    begin(values);
    try {
      const order = await place(values);
      // The same order again, paid meanwhile on another page: its receipt, not another payment.
      if (isPaid(order)) return window.location.assign(paths.success({ order: order.number }));
      if (values.method === "wallet") {
        setBusy(false);
        return setFromWallet(order);
      }
      await payAtTheBank(order, values.method, language, setLeavingFor);
    } catch (error) {
      setBusy(false);
      setProblem(error);
      await handleProblem(error);
    }
  };
  const handleProblem = async (error: unknown) => {
    if (!(error instanceof ApiProblem)) return;
    showFieldErrors(error, form.setError);
    if (error.code === "order_not_payable" || error.code === "idempotency_key_reused") reset();
    if (error.code.startsWith("coupon_")) onCouponRefused(error);
    if (error.code === "price_changed") await requote();
  };
  /** Where the order is no more to be paid, its own page shows how it stands. */
  const refusedByWallet = (error: unknown) => {
    if (!fromWallet || !hasMovedOn(error)) return;
    reset();
    window.location.assign(paths.summary({ order: fromWallet.number }));
  };
  const reset = () => {
    nextOrderIsNew();
    forgetPendingOrder();
  };
  return {
    form,
    submit: form.handleSubmit(pay),
    letOtherPay: form.handleSubmit(letOtherPay),
    /** The order that somebody else is to pay. */
    forOther,
    closeForOther: () => setForOther(undefined),
    busy,
    /** It takes a moment longer: the shop wants some work of this device first. */
    working,
    /** Too many guests have ordered from this address: who signs in can. */
    crowded,
    problem,
    before,
    leavingFor,
    /** The order that the customer is about to pay from their wallet. */
    fromWallet,
    refusedByWallet,
    leaveWallet: () => setFromWallet(undefined),
    signedInAs: user?.email,
    reset,
  };
}

/** A signed-in customer finds what the shop knows already filled in; what was typed stays. */
function usePrefill(
  reset: ReturnType<typeof useForm<CheckoutValues>>["reset"],
  getValues: ReturnType<typeof useForm<CheckoutValues>>["getValues"],
) {
  const token = useToken();
  const { data: user } = useQuery({ ...apiQuery("GET /auth/me"), enabled: token !== null });
  useEffect(() => {
    if (!user) return;
    const keep = { keepDirtyValues: true };
    reset({ ...getValues(), ...knownOf(user) }, keep);
    if (user.phone)
      splitPhone(user.phone).then(
        (phone) =>
          phone && reset({ ...getValues(), phoneCountry: phone.country, phoneNumber: phone.number }, keep),
        () => {},
      );
  }, [user, reset, getValues]);
  return token ? user : undefined;
}
