import type { OfferedMethod, Quote } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Price } from "@rihla/ui/price";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useRevalidator, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { chosenByHand } from "../../../../domain/person/chosen-by-hand.ts";
import type { RootData } from "../../../../lib/page/root-data.ts";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { storeCurrency } from "../../../../lib/session/preferences.ts";
import { cardsElsewhere, methodsFor } from "../../offered-methods.ts";
import { quoteWithCoupon } from "../coupon/quote-with-coupon.ts";

type OtherCardsProps = { methods: readonly OfferedMethod[]; quote: Quote };

/**
 * Cards that are offered in another currency only, such as those of the world for who sees dinars, with their price there; a press changes to it.
 * Nothing where the same would cost too little there: the press would lead back.
 */
export function OtherCards({ methods, quote }: OtherCardsProps) {
  const t = useTranslations("checkout.method");
  const { language } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const { revalidate } = useRevalidator();
  const other = cardsElsewhere(catalogue?.paymentMethods ?? [], methods, quote.currency);
  const { data: there } = useQuery({
    queryKey: ["quote elsewhere", other?.currency, quote],
    queryFn: other ? ({ signal }) => quoteWithCoupon(sameIn(other.currency, quote), signal) : skipToken,
  });
  if (!other || !there || methodsFor([other.method], there.quote.total).length === 0) return null;
  const change = () => {
    storeCurrency(other.currency);
    chosenByHand({ currency: other.currency });
    revalidate();
  };
  return (
    <Button kind="secondary" size="medium" wide onClick={change}>
      {t.rich("payElsewhere", {
        method: t(`${other.method.method}.${other.method.method === "card" ? "detail" : "label"}`),
        price: () => <Price size="medium">{formatMoney(there.quote.total, language)}</Price>,
      })}
    </Button>
  );
}

const sameIn = (currency: string, { lines, couponCode }: Quote) => ({
  currency,
  lines: lines.map(({ plan, quantity, days, topUp }) => ({
    plan: plan.code,
    quantity,
    ...(plan.days === null && { days }),
    ...(topUp && { esim: topUp.esim }),
  })),
  ...(couponCode !== null && { coupon: couponCode }),
});
