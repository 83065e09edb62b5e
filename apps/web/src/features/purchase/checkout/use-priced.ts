import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { RootData } from "../../../lib/page/root-data.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { currencyInstead, offerFor } from "../offered-methods.ts";
import { type QuoteWithCoupon, quoteWithCoupon } from "./coupon/quote-with-coupon.ts";
import { isTopUp, type Wanted } from "./wanted.ts";

/** What is wanted as a quote of this moment, in a currency that it can be paid in. */
export function usePriced(wanted: Wanted, code?: string) {
  const { currency } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const offered = catalogue?.paymentMethods ?? [];
  const [instead, payInstead] = useState<{ wanted: string; currency: string }>();
  const isInstead = instead?.wanted === currency;
  const offer = offerFor(offered, isInstead ? instead.currency : currency);
  // A coupon that waits in this browser is kept for plans.
  const coupon = isTopUp(wanted) ? undefined : code;
  const body = {
    currency: offer.currency,
    lines: [...wanted.lines],
    ...(coupon !== undefined && { coupon }),
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
  return {
    quote,
    offer,
    /** The form opens in the currency that it will be paid in: its first choice of a method goes by that. */
    isReady: !other && (isItsTotal || !isInstead),
  };
}
