import { CartScreen } from "../../features/purchase/cart/cart-screen.tsx";
import { PurchaseLine } from "../../features/purchase/purchase-line.tsx";

export function Component() {
  return (
    <>
      <PurchaseLine at="cart" />
      <CartScreen />
    </>
  );
}
