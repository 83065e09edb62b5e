import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { OnePlan } from "../../features/purchase/checkout/one-plan.tsx";
import { WholeCart } from "../../features/purchase/checkout/whole-cart.tsx";
import { ClosedNotice } from "../../features/purchase/closed-notice.tsx";
import { PurchaseLine } from "../../features/purchase/purchase-line.tsx";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import type { Parsed, SummarySearch } from "../../paths.ts";
import { fromWallet } from "../layout/from-wallet.tsx";
import { askCompany } from "../layout/order-invoices.tsx";
import { phoneCheck } from "../layout/phone-check.tsx";

// Fetched by who takes up an order, or is asked whether to take over one.
const OrderAgain = lazy(async () => ({
  default: (await import("../../features/purchase/again/order-again.tsx")).OrderAgain,
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
      {/* On a phone the line above says it; the room is the form's. */}
      <h1 className="pt-2 pb-5 text-2xl font-semibold max-lg:sr-only">
        {t(order ? "cart.again.title" : "checkout.title")}
      </h1>
      <ClosedNotice className="mb-5" />
      {order ? (
        <TakenUp key={order} number={order} />
      ) : plan ? (
        <OnePlan
          key={`${plan} ${days}`}
          search={{ plan, days, quantity, esim }}
          payFromWallet={fromWallet}
          phoneCheck={phoneCheck}
          askCompany={askCompany}
        />
      ) : (
        <WholeCart payFromWallet={fromWallet} phoneCheck={phoneCheck} askCompany={askCompany} />
      )}
    </>
  );
}

/** In the browser alone: the server knows nothing of it, and would give up on a part that is still to be fetched. */
function TakenUp({ number }: { number: string }) {
  const t = useTranslations("payment");
  const waiting = (
    <Loading label={t("loading")}>
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  );
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OrderAgain number={number} payFromWallet={fromWallet} />
    </Suspense>
  );
}
