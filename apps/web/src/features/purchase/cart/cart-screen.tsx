import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { type CartLine, useCart } from "../../../domain/cart/cart.ts";
import { knowPlans } from "../../../domain/cart/known-plans.ts";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../../lib/page/empty-drawing.ts";
import type { RootData } from "../../../lib/page/root-data.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { promoCode } from "../../../lib/storage/promo-code.ts";
import { paths } from "../../../paths.ts";
import { CheckoutColumns } from "../checkout/checkout-columns.tsx";
import { ForgetOrders } from "../forget-orders.tsx";
import { offerFor } from "../offered-methods.ts";
import { UnpaidOrders } from "../unpaid/unpaid-orders.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartTotal, Proceed } from "./cart-total.tsx";
import { type PricedCart, quoteCart } from "./quote-cart.ts";
import { RemovedLine, useRemoving } from "./removed-line.tsx";

/** What was chosen, at the prices of this moment, and the way to paying. */
export function CartScreen() {
  const t = useTranslations("cart");
  const lines = useCart();
  const removing = useRemoving();
  return (
    <>
      <h1 className="max-md:sr-only pt-2 pb-5 text-2xl font-semibold">{t("title")}</h1>
      <UnpaidOrders />
      {removing.removed && <RemovedLine {...removing.removed} onPutBack={removing.putBack} />}
      {useHydrated() ? <Contents lines={lines} onRemove={removing.remove} /> : <Skeletons />}
      <ForgetOrders className="mt-6" />
    </>
  );
}

type ContentsProps = { lines: readonly CartLine[]; onRemove: (line: CartLine, name: string) => void };

function Contents({ lines, onRemove }: ContentsProps) {
  const t = useTranslations("cart");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const cart = usePricedCart(lines);
  const quoted = cart.isPlaceholderData ? undefined : cart.data?.priced?.quote.lines;
  useEffect(() => {
    if (quoted) knowPlans(lines, quoted);
  }, [lines, quoted]);
  if (lines.length === 0) return <Empty />;
  if (cart.data)
    return (
      <CheckoutColumns
        main={
          <CartLines lines={lines} cart={cart.data} isCounting={cart.isPlaceholderData} onRemove={onRemove} />
        }
        aside={<CartTotal cart={cart.data} isCounting={cart.isPlaceholderData} />}
        bar={<Proceed cart={cart.data} isCounting={cart.isPlaceholderData} />}
      />
    );
  if (!cart.error) return <Skeletons />;
  return (
    <RetryState
      title={t("failed")}
      retryLabel={common("retry")}
      retry={cart.refetch}
      retrying={cart.isFetching}
    >
      {problemText(cart.error)}
    </RetryState>
  );
}

function usePricedCart(lines: readonly CartLine[]) {
  const { currency: wanted } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const { currency } = offerFor(catalogue?.paymentMethods ?? [], wanted);
  const coupon = promoCode.read();
  return useQuery<PricedCart, ApiProblem>({
    queryKey: ["cart", currency, coupon, lines],
    queryFn: ({ signal }) => quoteCart(lines, { currency, ...(coupon ? { coupon } : {}) }, signal),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
    // Somebody who comes back to an open cart sees the prices of now.
    staleTime: 0,
  });
}

function Empty() {
  const t = useTranslations("cart.empty");
  return (
    <EmptyState
      title={t("title")}
      drawing={emptyDrawing("pass")}
      actions={<LinkButton to={paths.search()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}

function Skeletons() {
  const t = useTranslations("cart");
  return (
    <Loading label={t("loading")}>
      <CheckoutColumns
        main={
          <>
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
          </>
        }
        aside={<Skeleton className="h-32 rounded-card" />}
      />
    </Loading>
  );
}
