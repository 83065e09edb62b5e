import { FormProvider } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { CheckLink } from "../../../domain/devices/phone-check.ts";
import type { AskCompany } from "../../../domain/person/company.ts";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useToken } from "../../../lib/session/session.ts";
import { methodsFor, type Offer } from "../offered-methods.ts";
import { BeforePaying } from "./before-paying.tsx";
import { BillingFields } from "./billing/billing-fields.tsx";
import { CheckoutColumns } from "./checkout-columns.tsx";
import { CouponSection } from "./coupon/coupon-section.tsx";
import type { QuoteWithCoupon } from "./coupon/quote-with-coupon.ts";
import type { CouponChoice } from "./coupon/use-coupon.ts";
import { isQuoteFor } from "./is-quote-for.ts";
import { PaymentChoice } from "./method/payment-choice.tsx";
import { OrderPass } from "./order-pass.tsx";
import { OrderTotal } from "./order-total.tsx";
import { OverCheckout, type PayFromWallet } from "./over-checkout.tsx";
import { PayBar } from "./pay-bar.tsx";
import { PendingOrder } from "./pending-order-notice.tsx";
import { Agreements } from "./terms/agreements.tsx";
import { useCheckout } from "./use-checkout.ts";
import { type ChangeQuantity, isTopUp, type Wanted } from "./wanted.ts";

type CheckoutFormProps = {
  /** While another number or code is on its way, still with those before. */
  priced: QuoteWithCoupon;
  isCounting: boolean;
  coupon: CouponChoice;
  wanted: Wanted;
  onQuantity: ChangeQuantity;
  offer: Offer;
  requote: () => Promise<unknown>;
  onGone: (error: ApiProblem) => void;
  payFromWallet: PayFromWallet;
  phoneCheck: CheckLink;
  askCompany: AskCompany;
};

export function CheckoutForm(props: CheckoutFormProps) {
  const { priced, isCounting, coupon, wanted, onQuantity, offer, requote, payFromWallet, phoneCheck } = props;
  const t = useTranslations("checkout");
  const { quote } = priced;
  const isCurrent = !isCounting && isQuoteFor(quote, wanted.lines, offer.currency);
  const topsUp = isTopUp(wanted);
  const token = useToken();
  // A guest has no wallet.
  const methods = methodsFor(offer.methods, quote.total).filter(
    ({ method }) => method !== "wallet" || token !== null,
  );
  const checkout = useCheckout({
    quote,
    wanted,
    method: methods[0]?.method,
    requote,
    onCouponRefused: coupon.refuse,
    onGone: props.onGone,
  });
  const { form, submit, busy, account, reset } = checkout;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={isCurrent ? submit : (event) => event.preventDefault()}>
        <PendingOrder lines={wanted.lines} busy={busy} onAnother={reset} />
        <CheckoutColumns
          main={
            <>
              <OrderPass
                quote={quote}
                wanted={wanted}
                onQuantity={(line, change) => busy || onQuantity(line, change)}
              />
              <BillingFields account={account} ofAccount={topsUp} askCompany={props.askCompany} />
              <PaymentChoice
                methods={methods}
                currency={offer.currency}
                quote={quote}
                onOtherPays={checkout.letOtherPay}
                isReady={isCurrent && !busy}
              />
              <BeforePaying
                lines={quote.lines}
                coupon={
                  !topsUp && (
                    <CouponSection priced={priced} isCounting={isCounting} coupon={coupon} busy={busy} />
                  )
                }
              />
            </>
          }
          aside={
            <>
              <h2 className="mb-3 text-lg font-semibold max-lg:sr-only">{t("total.title")}</h2>
              <div aria-busy={!isCurrent} className={isCurrent ? undefined : "opacity-40"}>
                <OrderTotal quote={quote} />
              </div>
              <Agreements methods={methods} lines={quote.lines} phoneCheck={phoneCheck} />
            </>
          }
          bar={
            <PayBar
              total={isCurrent ? quote.total : undefined}
              checkout={checkout}
              methods={methods}
              lines={quote.lines}
            />
          }
        />
      </form>
      <OverCheckout checkout={checkout} payFromWallet={payFromWallet} />
    </FormProvider>
  );
}
