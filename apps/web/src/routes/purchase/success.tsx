import { Skeleton } from "@rihla/ui/skeleton";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { Accepted } from "../../features/purchase/payment/accepted/accepted.tsx";
import type { ShowReady } from "../../features/purchase/payment/accepted/ready-esims.tsx";
import { UnknownPayment } from "../../features/purchase/payment/unknown-payment.tsx";
import { useKeptWithoutAccount } from "../../lib/session/kept-without-account.ts";
import { tellWhenReady } from "../layout/tell-when-ready.tsx";

/** Fetched when there is one to show. */
const ReadyEsim = lazy(async () => ({ default: (await import("../layout/ready-esim.tsx")).ReadyEsim }));

export function Component() {
  useKeptWithoutAccount(false);
  const number = useSearchParams()[0].get("order");
  if (!number) return <UnknownPayment />;
  return <Accepted key={number} number={number} showReady={showReady} tellWhenReady={tellWhenReady} />;
}

const showReady: ShowReady = (ready) => (
  <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
    <ReadyEsim {...ready} />
  </Suspense>
);
