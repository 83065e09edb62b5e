import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CheckLink } from "../../../domain/devices/phone-check.ts";
import type { AskCompany } from "../../../domain/person/company.ts";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import { paths } from "../../../paths.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { useCoupon } from "./coupon/use-coupon.ts";
import { NoQuote } from "./no-quote.tsx";
import type { PayFromWallet } from "./over-checkout.tsx";
import { usePriced } from "./use-priced.ts";
import type { ChangeQuantity, Wanted } from "./wanted.ts";

export type CheckoutProps = {
  wanted: Wanted;
  onQuantity: ChangeQuantity;
  payFromWallet: PayFromWallet;
  phoneCheck: CheckLink;
  askCompany: AskCompany;
};

/** From what is wanted to a quote of this moment, and the form around it. */
export function Checkout({ wanted, onQuantity, payFromWallet, phoneCheck, askCompany }: CheckoutProps) {
  const coupon = useCoupon();
  const { quote, offer, isReady } = usePriced(wanted, coupon.wanted);
  const [gone, setGone] = useState<{ lines: string; error: ApiProblem }>();
  const asked = JSON.stringify(wanted.lines);
  if (gone?.lines === asked)
    return (
      <div role="alert">
        <NoQuote wanted={wanted} error={gone.error} retry={quote.refetch} retrying={quote.isFetching} />
      </div>
    );
  if (quote.data && isReady)
    return (
      <CheckoutForm
        priced={quote.data}
        isCounting={quote.isPlaceholderData}
        coupon={coupon}
        wanted={wanted}
        onQuantity={onQuantity}
        offer={offer}
        requote={quote.refetch}
        onGone={(error) => setGone({ lines: asked, error })}
        payFromWallet={payFromWallet}
        phoneCheck={phoneCheck}
        askCompany={askCompany}
      />
    );
  if (quote.error)
    return <NoQuote wanted={wanted} error={quote.error} retry={quote.refetch} retrying={quote.isFetching} />;
  return <CheckoutSkeleton />;
}

/** Nothing was asked for, and nothing is in the cart. */
export function NothingToPay() {
  const t = useTranslations("checkout.none");
  return (
    <EmptyState
      title={t("title")}
      drawing={emptyDrawing("pass")}
      actions={<LinkButton to={paths.home()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}
