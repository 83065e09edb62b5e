import type { Quote } from "@rihla/contract";
import { FormProvider } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { SummarySearch } from "../../../paths.ts";
import { LeavingNotice } from "../leaving-notice.tsx";
import { methodsFor, type Offer } from "../offered-methods.ts";
import { Agreements } from "./agreements.tsx";
import { BeforePaying } from "./before-paying.tsx";
import { BillingFields } from "./billing-fields.tsx";
import { CheckoutColumns, Section } from "./checkout-columns.tsx";
import { OrderPass } from "./order-pass.tsx";
import { OrderTotal } from "./order-total.tsx";
import { PayBar } from "./pay-bar.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { PendingOrder } from "./pending-order-notice.tsx";
import { useCheckout } from "./use-checkout.ts";

type CheckoutFormProps = {
  quote: Quote;
  search: SummarySearch;
  offer: Offer;
  requote: () => Promise<unknown>;
};

export function CheckoutForm({ quote, search, offer, requote }: CheckoutFormProps) {
  const t = useTranslations("checkout");
  const methods = methodsFor(offer.methods, quote.total);
  const { form, submit, busy, problem, leavingFor, signedInAs, reset } = useCheckout({
    quote,
    search,
    method: methods[0]?.method,
    requote,
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <PendingOrder search={search} onAnother={reset} />
        <CheckoutColumns
          main={
            <>
              <OrderPass quote={quote} search={search} />
              <BeforePaying lines={quote.lines} />
              <BillingFields signedInAs={signedInAs} />
              <PaymentChoice methods={methods} currency={offer.currency} />
            </>
          }
          aside={
            <>
              <Section title={t("total.title")}>
                <OrderTotal quote={quote} />
              </Section>
              <hr className="my-4 border-line" />
              <Agreements methods={methods} />
            </>
          }
          bar={<PayBar total={quote.total} busy={busy} problem={problem} methods={methods} />}
        />
      </form>
      <LeavingNotice address={leavingFor} />
    </FormProvider>
  );
}
