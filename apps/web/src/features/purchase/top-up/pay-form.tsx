import type { Quote } from "@rihla/contract";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { AskCompany } from "../../../domain/person/company.ts";
import { isQuoteFor } from "../checkout/is-quote-for.ts";
import { useBalance } from "../checkout/method/use-balance.ts";
import { OrderTotal } from "../checkout/order-total.tsx";
import { OverCheckout, type PayFromWallet } from "../checkout/over-checkout.tsx";
import { PayBar } from "../checkout/pay-bar.tsx";
import { PendingOrder } from "../checkout/pending-order-notice.tsx";
import { TermsBox } from "../checkout/terms/agreements.tsx";
import { ReadTerms } from "../checkout/terms/read-terms.tsx";
import { useCheckout } from "../checkout/use-checkout.ts";
import type { Wanted } from "../checkout/wanted.ts";
import { methodsFor, type Offer } from "../offered-methods.ts";
import { MethodLine } from "./method-line.tsx";
import { useFilledIn } from "./use-filled-in.ts";
import type { Known } from "./use-known.ts";

/** Other features' parts, so the route brings them. */
export type Brought = {
  payFromWallet: PayFromWallet;
  askCompany: AskCompany;
  /** While somebody is on the way to pay, nothing may close what this stands in. */
  lock: (is: boolean) => void;
};

type PayFormProps = Brought & {
  wanted: Wanted;
  /** While another is on its way, still the one before. */
  quote: Quote;
  isCounting: boolean;
  offer: Offer;
  known: Known;
  requote: () => Promise<unknown>;
};

/** The way to pay, one box of terms where a bank takes the money, and the button. */
export function PayForm({ wanted, quote, isCounting, offer, known, requote, lock, ...given }: PayFormProps) {
  const isCurrent = !isCounting && isQuoteFor(quote, wanted.lines, offer.currency);
  const methods = useMethods(offer, quote, known);
  const last = methods.find(({ method }) => method === known.paidBy) ?? methods[0];
  const checkout = useCheckout({
    quote,
    wanted,
    method: last?.method,
    requote,
    onCouponRefused: () => {},
    // The others stand beside it in the sheet.
    onGone: () => {},
  });
  const { form, submit, busy, reset, leavingFor } = checkout;
  useFilledIn(form, known);
  const isOnTheWay = busy || leavingFor !== undefined;
  useEffect(() => {
    lock(isOnTheWay);
    return () => lock(false);
  }, [isOnTheWay, lock]);
  const byPin = useWatch({ control: form.control, name: "method" }) === "wallet";
  const [isForOther, setForOther] = useState(false);
  const letOtherPay = () => {
    // No PIN confirms the terms then.
    flushSync(() => setForOther(true));
    return checkout.letOtherPay();
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={isCurrent ? submit : (event) => event.preventDefault()}
        // Its bar stays in reach over what stands before it, too.
        className="contents"
      >
        <PendingOrder
          key={JSON.stringify(wanted.lines)}
          lines={wanted.lines}
          busy={busy}
          onAnother={reset}
          alone
        />
        <MethodLine
          methods={methods}
          currency={offer.currency}
          quote={quote}
          onOtherPays={letOtherPay}
          isReady={isCurrent && !busy}
          known={known}
          askCompany={given.askCompany}
        />
        {quote.total.amount !== quote.subtotal.amount && <OrderTotal quote={quote} />}
        <WhatBecomesOfIt quote={quote} />
        <div className="sheet-bar">
          <div>{byPin && !isForOther ? <ByPin methods={methods} /> : <TermsBox methods={methods} />}</div>
          <PayBar
            short
            total={isCurrent ? quote.total : undefined}
            checkout={checkout}
            methods={methods}
            lines={quote.lines}
          />
        </div>
      </form>
      <OverCheckout checkout={checkout} payFromWallet={given.payFromWallet} />
    </FormProvider>
  );
}

/** A wallet that holds too little is no way to pay. */
function useMethods(offer: Offer, quote: Quote, { wallet }: Known) {
  const offered = methodsFor(offer.methods, quote.total);
  const balance = useBalance(offered, offer.currency);
  const isEnough = wallet !== undefined && (balance?.amount ?? 0) >= quote.total.amount;
  return offered.filter(({ method }) => method !== "wallet" || isEnough);
}

/** Before it is paid, and never folded away. */
function WhatBecomesOfIt({ quote: { lines } }: { quote: Quote }) {
  const t = useTranslations("checkout.topUp");
  return lines.map(
    ({ topUp }) =>
      topUp && (
        <p key={topUp.esim} className="text-sm">
          {t(topUp.effect)} {t("final")}
        </p>
      ),
  );
}

/** From one's wallet: the PIN is what agrees to the terms. */
function ByPin({ methods }: Pick<Parameters<typeof ReadTerms>[0], "methods">) {
  const t = useTranslations("checkout.topUp");
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="min-w-36 flex-1 py-2.5 text-sm">{t("byPin")}</p>
      <ReadTerms methods={methods} />
    </div>
  );
}
