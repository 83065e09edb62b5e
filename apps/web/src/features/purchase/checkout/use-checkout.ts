import type { Order, PaymentMethod, Quote } from "@rihla/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { hasMovedOn } from "../../../domain/orders/has-moved-on.ts";
import { isPaid } from "../../../domain/orders/order-payments.ts";
import { type Leaving, payAtTheBank } from "../../../domain/payments/start-payment.ts";
import { useReturnFromBank } from "../../../domain/payments/use-return-from-bank.ts";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useOpen } from "../../../lib/navigation/navigation.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { firstValues } from "./checkout-draft.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { usePlacing } from "./use-placing.ts";
import { useKeptDraft, usePrefill } from "./use-prefill.ts";
import { isTopUp, type Wanted } from "./wanted.ts";

type Asked = { twin: Order; email: string };

type CheckoutInput = {
  quote: Quote;
  wanted: Wanted;
  method: PaymentMethod | undefined;
  requote: () => Promise<unknown>;
  onCouponRefused: (error: ApiProblem) => void;
  onGone: (error: ApiProblem) => void;
};

/** The form and its one act: place the order, start the payment, leave for the bank's page. */
export function useCheckout({ method, ...order }: CheckoutInput) {
  const { language } = useVisitor();
  const open = useOpen();
  const [busy, setBusy] = useState(false);
  const [leavingFor, setLeavingFor] = useState<Leaving>();
  const [forOther, setForOther] = useState<Order>();
  const { lines } = order.wanted;
  const form = useForm<CheckoutValues>({ defaultValues: firstValues(method, lines), mode: "onTouched" });
  const user = usePrefill(form, isTopUp(order.wanted));
  useKeptDraft(form, lines, user?.email);
  const [asked, ask] = useState<Asked>();
  const { begin, place, twinOf, fail, reset, told } = usePlacing({
    ...order,
    isGuest: !user,
    setError: form.setError,
  });
  const { payFromWallet, ...wallet } = useWalletPayment(reset);
  useReturnFromBank(() => {
    setBusy(false);
    setLeavingFor(undefined);
  });

  /** Places the order for somebody else to pay. */
  const letOtherPay = async (values: CheckoutValues) => {
    setBusy(true);
    begin(values);
    await place(values).then(setForOther).catch(fail);
    setBusy(false);
  };
  const pay = async (values: CheckoutValues, isSecond = false) => {
    setBusy(true);
    ask(undefined);
    begin(values);
    try {
      const twin = isSecond ? undefined : await twinOf(values);
      if (twin) {
        setBusy(false);
        return ask({ twin, email: values.email });
      }
      const order = await place(values);
      // The same order again, paid meanwhile on another page: its receipt, not another payment.
      if (isPaid(order)) return open(paths.success({ order: order.number }));
      if (values.method === "wallet") {
        setBusy(false);
        return payFromWallet(order);
      }
      await payAtTheBank(order, values.method, language, setLeavingFor);
    } catch (error) {
      setBusy(false);
      await fail(error);
    }
  };
  return {
    ...told,
    ...wallet,
    form,
    submit: form.handleSubmit((values) => pay(values)),
    /** The same that was ordered before, and what became of it is asked. */
    asked,
    paySecond: form.handleSubmit((values) => pay(values, true)),
    leaveAsked: () => ask(undefined),
    letOtherPay: form.handleSubmit(letOtherPay),
    /** The order that somebody else is to pay. */
    forOther,
    closeForOther: () => setForOther(undefined),
    busy,
    leavingFor,
    account: user,
    reset,
  };
}

function useWalletPayment(reset: () => void) {
  const [fromWallet, payFromWallet] = useState<Order>();
  const open = useOpen();
  return {
    payFromWallet,
    /** The order that the customer is about to pay from their wallet. */
    fromWallet,
    /** Where the order is no more to be paid, its own page shows how it stands. */
    refusedByWallet: (error: unknown) => {
      if (!fromWallet || !hasMovedOn(error)) return;
      reset();
      open(paths.summary({ order: fromWallet.number }));
    },
    leaveWallet: () => payFromWallet(undefined),
  };
}
