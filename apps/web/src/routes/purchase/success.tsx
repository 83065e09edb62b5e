import type { Order } from "@rihla/contract";
import { Skeleton } from "@rihla/ui/skeleton";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { Accepted } from "../../features/purchase/payment/accepted/accepted.tsx";
import type { ShowReady, ShowSeveral } from "../../features/purchase/payment/accepted/ready-esims.tsx";
import { UnknownPayment } from "../../features/purchase/payment/unknown-payment.tsx";
import { useKeptWithoutAccount } from "../../lib/session/kept-without-account.ts";
import { shownInvoices } from "../layout/order-invoices.tsx";
import { tellWhenReady } from "../layout/tell-when-ready.tsx";

/** Fetched when there is one to show. */
const ReadyEsim = lazy(async () => ({ default: (await import("../layout/ready-esim.tsx")).ReadyEsim }));

/** Fetched by who has bought several. */
const ShareRows = lazy(async () => ({
  default: (await import("../../features/sharing/share-rows.tsx")).ShareRows,
}));

/** Fetched by who has bought the same twice. */
const ReturnEsims = lazy(async () => ({
  default: (await import("../../features/orders/return-esims.tsx")).ReturnEsims,
}));

export function Component() {
  useKeptWithoutAccount(false);
  const number = useSearchParams()[0].get("order");
  if (!number) return <UnknownPayment />;
  return (
    <Accepted
      key={number}
      number={number}
      showReady={showReady}
      showSeveral={showSeveral}
      giveBack={giveBack}
      invoices={shownInvoices}
      tellWhenReady={tellWhenReady}
    />
  );
}

const showReady: ShowReady = (ready) => <ReadyEsim {...ready} />;

const showSeveral: ShowSeveral = (several) => <ShareRows {...several} />;

const giveBack = (order: Order) => (
  <Suspense fallback={<Skeleton className="h-48 rounded-card" />}>
    <ReturnEsims order={order} />
  </Suspense>
);
