import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { OnePlan } from "../features/purchase/checkout/one-plan.tsx";
import { WholeCart } from "../features/purchase/checkout/whole-cart.tsx";
import { PurchaseLine } from "../features/purchase/purchase-line.tsx";
import type { Parsed, SummarySearch } from "../paths.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { fromWallet } from "./layout/from-wallet.tsx";
import { phoneCheck } from "./layout/phone-check.tsx";

// Fetched by who takes up an order, or is asked whether to take over one.
const OrderAgain = lazy(async () => ({
  default: (await import("../features/purchase/again/order-again.tsx")).OrderAgain,
}));

export function Component({
  search: { plan, days, quantity, esim, order },
}: {
  search: Parsed<SummarySearch>;
}) {
  const t = useTranslations();
  return (
    <>
      <PurchaseLine at="payment" />
      <h1 className="pt-2 pb-5 text-2xl font-semibold">{t(order ? "cart.again.title" : "checkout.title")}</h1>
      {order ? (
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <OrderAgain key={order} number={order} payFromWallet={fromWallet} />
        </Suspense>
      ) : plan ? (
        <OnePlan
          key={`${plan} ${days}`}
          search={{ plan, days, quantity, esim }}
          payFromWallet={fromWallet}
          phoneCheck={phoneCheck}
        />
      ) : (
        <WholeCart payFromWallet={fromWallet} phoneCheck={phoneCheck} />
      )}
    </>
  );
}
