import { LinkButton } from "@rihla/ui/link-button";
import { useTranslations } from "use-intl";
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
      <p className="mt-3 text-sm text-ink-2">{t("atPayment")}</p>
    </Section>
  );
}

/** On to paying, once everything in the cart can be bought. */
export function Proceed({ cart: { faults } }: CartTotalProps) {
  const t = useTranslations("cart");
  if (faults.length > 0)
    return <p className="py-2 text-center text-sm font-medium text-brick">{t("removeFirst")}</p>;
  return (
    <LinkButton to={paths.summary()} wide>
      {t("proceed")}
    </LinkButton>
  );
}
