import { useCart } from "../../../domain/cart/cart.ts";
import { changeQuantity } from "../../../domain/cart/change-cart.ts";
import type { CheckLink } from "../../../domain/devices/phone-check.ts";
import type { AskCompany } from "../../../domain/person/company.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { Checkout, NothingToPay } from "./checkout.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import type { PayFromWallet } from "./over-checkout.tsx";

type WholeCartProps = { payFromWallet: PayFromWallet; phoneCheck: CheckLink; askCompany: AskCompany };

/** Buying what is in the cart, which only this browser knows. */
export function WholeCart({ payFromWallet, phoneCheck, askCompany }: WholeCartProps) {
  const lines = useCart();
  if (!useHydrated()) return <CheckoutSkeleton />;
  if (lines.length === 0) return <NothingToPay />;
  return (
    <Checkout
      wanted={{ lines, ofCart: true }}
      onQuantity={changeQuantity}
      payFromWallet={payFromWallet}
      phoneCheck={phoneCheck}
      askCompany={askCompany}
    />
  );
}
