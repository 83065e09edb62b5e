import { lazy, Suspense } from "react";
import { ConfirmItIsYou } from "../../features/account/confirm-it-is-you.tsx";
import { WalletScreen } from "../../features/wallet/wallet-screen.tsx";
import type { Parsed, WalletSearch } from "../../paths.ts";

// Fetched by who comes back from a top-up.
const TopUpFacts = lazy(async () => ({
  default: (await import("../../features/purchase/payment/top-up-facts.tsx")).TopUpFacts,
}));

export function Component({ search: { topUp } }: { search: Parsed<WalletSearch> }) {
  return (
    <WalletScreen
      topUp={topUp}
      confirm={(props) => <ConfirmItIsYou {...props} />}
      showPayment={(payment) => (
        <Suspense>
          <TopUpFacts payment={payment} />
        </Suspense>
      )}
    />
  );
}
