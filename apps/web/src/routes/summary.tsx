import { type ComponentProps, lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { Checkout, NothingToPay } from "../features/purchase/checkout/checkout.tsx";
import type { Parsed, SummarySearch } from "../paths.ts";

// Fetched by who pays from the wallet.
const ConfirmItIsYou = lazy(async () => ({
  default: (await import("../features/account/confirm-it-is-you.tsx")).ConfirmItIsYou,
}));
const PayFromWallet = lazy(async () => ({
  default: (await import("../features/wallet/pay-from-wallet.tsx")).PayFromWallet,
}));

export function Component({ search: { plan, days, quantity } }: { search: Parsed<Partial<SummarySearch>> }) {
  const t = useTranslations("checkout");
  return (
    <>
      <h1 className="pt-2 pb-5 text-2xl font-semibold md:pt-8">{t("title")}</h1>
      {plan ? (
        <Checkout
          key={`${plan} ${days}`}
          search={{ plan, days, quantity }}
          payFromWallet={(props) => <FromWallet {...props} />}
        />
      ) : (
        <NothingToPay />
      )}
    </>
  );
}

const FromWallet = (props: Omit<ComponentProps<typeof PayFromWallet>, "confirm">) => (
  <Suspense>
    <PayFromWallet
      {...props}
      confirm={(confirming) => confirming.open && <ConfirmItIsYou {...confirming} />}
    />
  </Suspense>
);
