import { formatMoney } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { Section } from "../checkout/checkout-columns.tsx";
import { OrderTotal } from "../checkout/order-total.tsx";
import type { PricedCart } from "./quote-cart.ts";

type CartTotalProps = { cart: PricedCart; isCounting: boolean };

export function CartTotal({ cart: { priced }, isCounting }: CartTotalProps) {
  const t = useTranslations("cart");
  const checkout = useTranslations("checkout.total");
  return (
    <Section title={checkout("title")}>
      {priced && (
        <div aria-busy={isCounting} aria-live="polite" className={isCounting ? "opacity-40" : undefined}>
          <OrderTotal quote={priced.quote} />
        </div>
      )}
      <p className="mt-3 text-sm text-ink-2 max-lg:mb-2">{t("atPayment")}</p>
    </Section>
  );
}

/** On to paying, once everything in the cart can be bought; with what it comes to, as the total may lie below the fold. */
export function Proceed({ cart: { faults, priced }, isCounting }: CartTotalProps) {
  const t = useTranslations("cart");
  const { language } = useVisitor();
  if (faults.length > 0)
    return <p className="py-2 text-center text-sm font-medium text-brick">{t("removeFirst")}</p>;
  return (
    <LinkButton to={paths.summary()} wide>
      <span>
        {t("proceed")}
        {priced && !isCounting && (
          <>
            {" · "}
            <Price size="medium">{formatMoney(priced.quote.total, language)}</Price>
          </>
        )}
      </span>
    </LinkButton>
  );
}
