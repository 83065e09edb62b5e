import type { Order } from "@rihla/contract";
import { lazy, Suspense } from "react";

/** Fetched where there is a line. */
const TellWhenReady = lazy(async () => ({
  default: (await import("../../features/profile/notifications/tell-when-ready.tsx")).TellWhenReady,
}));

/** Beside how long it takes: a notification, for who wants one. */
export const tellWhenReady = ({ billing }: Order) => (
  <Suspense>
    <TellWhenReady email={billing.email} />
  </Suspense>
);
