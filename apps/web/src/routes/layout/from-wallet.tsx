import { lazy, Suspense } from "react";
import type { PayFromWallet as BringsSheet } from "../../features/purchase/checkout/over-checkout.tsx";
import { confirm } from "./confirm.tsx";

// Fetched by who pays from the wallet.
const PayFromWallet = lazy(async () => ({
  default: (await import("../../features/wallet/pay-from-wallet.tsx")).PayFromWallet,
}));

/** The sheet in which the wallet's PIN is typed, over any page that pays an order. */
export const fromWallet: BringsSheet = (props) => (
  <Suspense>
    <PayFromWallet {...props} confirm={confirm} />
  </Suspense>
);
