import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ShoppingBag } from "lucide-react";
import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { CheckLink } from "../../../domain/devices/phone-check.ts";
import type { AskCompany } from "../../../domain/person/company.ts";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { RootData } from "../../../lib/page/root-data.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { currencyInstead, offerFor } from "../offered-methods.ts";
import { CheckoutForm, type PayFromWallet } from "./checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { type QuoteWithCoupon, quoteWithCoupon } from "./coupon/quote-with-coupon.ts";
import { useCoupon } from "./coupon/use-coupon.ts";
import { NoQuote } from "./no-quote.tsx";
import { type ChangeQuantity, isTopUp, type Wanted } from "./wanted.ts";

export type CheckoutProps = {
  wanted: Wanted;
  onQuantity: ChangeQuantity;
  payFromWallet: PayFromWallet;
  phoneCheck: CheckLink;
  askCompany: AskCompany;
};

/** From what is wanted to a quote of this moment, and the form around it. */
export function Checkout({ wanted, onQuantity, payFromWallet, phoneCheck, askCompany }: CheckoutProps) {
  const { currency } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const offered = catalogue?.paymentMethods ?? [];
  const [instead, payInstead] = useState<{ wanted: string; currency: string }>();
  const isInstead = instead?.wanted === currency;
  const offer = offerFor(offered, isInstead ? instead.currency : currency);
  const coupon = useCoupon();
  // A coupon that waits in this browser is kept for plans.
  const topsUp = isTopUp(wanted);
  const body = {
    currency: offer.currency,
    lines: [...wanted.lines],
    ...(coupon.wanted === undefined || topsUp ? {} : { coupon: coupon.wanted }),
  };
  const quote = useQuery<QuoteWithCoupon, ApiProblem>({
    queryKey: ["quote", body],
    queryFn: ({ signal }) => quoteWithCoupon(body, signal),
    placeholderData: keepPreviousData,
  });
  const total = quote.data?.quote.total;
  const isItsTotal = total?.currency === offer.currency;
  const other = isItsTotal && !isInstead ? currencyInstead(offered, offer.methods, total) : undefined;
  useEffect(() => {
    if (other) payInstead({ wanted: currency, currency: other });
  }, [other, currency]);
  // The form opens in the currency that it will be paid in: its first choice of a method goes by that.
  if (quote.data && !other && (isItsTotal || !isInstead))
    return (
      <CheckoutForm
        priced={quote.data}
        isCounting={quote.isPlaceholderData}
        coupon={coupon}
        wanted={wanted}
        onQuantity={onQuantity}
        offer={offer}
        requote={quote.refetch}
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
      icon={<ShoppingBag aria-hidden="true" className="size-8" />}
      actions={<LinkButton to={paths.home()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}
