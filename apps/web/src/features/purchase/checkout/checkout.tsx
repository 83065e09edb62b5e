import { maxQuantity } from "@rihla/contract/rules";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PackageX, ShoppingBag } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { ApiProblem } from "../../../lib/api-problem.ts";
import { useGo } from "../../../lib/navigation.tsx";
import type { RootData } from "../../../lib/root-data.ts";
import { useProblemText } from "../../../lib/use-problem-text.ts";
import { useVisitor } from "../../../lib/visitor.ts";
import { paths, type SummarySearch } from "../../../paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { RetryState } from "../../../ui/retry-state.tsx";
import { currencyInstead, offerFor } from "../offered-methods.ts";
import { CheckoutForm, type PayFromWallet } from "./checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { type QuoteWithCoupon, quoteWithCoupon } from "./quote-with-coupon.ts";
import { useCoupon } from "./use-coupon.ts";
import { whyNoQuote } from "./why-no-quote.ts";

type CheckoutProps = { search: SummarySearch; payFromWallet: PayFromWallet };

/**
 * From what the address asks for to a quote of this moment, and the form around it. How many is counted here, by what the
 * person presses; the address and the quote follow.
 */
export function Checkout({ search: asked, payFromWallet }: CheckoutProps) {
  const [quantity, setQuantity] = useQuantity(asked);
  const search = { ...asked, quantity: quantity === 1 ? undefined : quantity };
  const { currency: wanted } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const offered = catalogue?.paymentMethods ?? [];
  const [instead, payInstead] = useState<{ wanted: string; currency: string }>();
  const isInstead = instead?.wanted === wanted;
  const offer = offerFor(offered, isInstead ? instead.currency : wanted);
  const line = {
    plan: search.plan,
    quantity,
    ...(search.days ? { days: search.days } : {}),
  };
  const coupon = useCoupon();
  const body = {
    currency: offer.currency,
    lines: [line],
    ...(coupon.wanted === undefined ? {} : { coupon: coupon.wanted }),
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
    if (other) payInstead({ wanted, currency: other });
  }, [other, wanted]);
  // The form opens in the currency that it will be paid in: its first choice of a method goes by that.
  if (quote.data && !other && (isItsTotal || !isInstead))
    return (
      <CheckoutForm
        priced={quote.data}
        isCounting={quote.isPlaceholderData}
        coupon={coupon}
        quantity={quantity}
        onQuantity={setQuantity}
        search={search}
        offer={offer}
        requote={quote.refetch}
        payFromWallet={payFromWallet}
      />
    );
  if (quote.error)
    return <NoQuote search={search} error={quote.error} retry={quote.refetch} retrying={quote.isFetching} />;
  return <CheckoutSkeleton />;
}

function useQuantity(asked: SummarySearch) {
  const [quantity, setQuantity] = useState(asked.quantity ?? 1);
  const go = useGo();
  const show = useEffectEvent(() => {
    if (quantity === (asked.quantity ?? 1)) return;
    go(paths.summary({ ...asked, quantity }), { replace: true, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what was pressed, not the other way round.
  useEffect(() => show(), [quantity]);
  return [quantity, setQuantity] as const;
}

/** Nothing was asked for: the address names no plan. */
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

type NoQuoteProps = { search: SummarySearch; error: Error; retry: () => void; retrying: boolean };

function NoQuote({ search, error, retry, retrying }: NoQuoteProps) {
  const t = useTranslations("checkout");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const why = whyNoQuote(search, error);
  if (why)
    return (
      <EmptyState
        title={t(`${why}.title`, { most: maxQuantity })}
        icon={<PackageX aria-hidden="true" className="size-8" />}
        actions={<LinkButton to={paths.home()}>{t("unavailable.action")}</LinkButton>}
      >
        {t(`${why}.body`)}
      </EmptyState>
    );
  return (
    <RetryState title={t("failed.title")} retryLabel={common("retry")} retry={retry} retrying={retrying}>
      {problemText(error)}
    </RetryState>
  );
}
