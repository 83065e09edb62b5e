import { lazy, Suspense } from "react";
import { boughtHere } from "../../domain/orders/orders-here.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";

// Fetched by guests who have bought in this browser.
const BoughtHereRow = lazy(() => import("./bought-here-row.tsx"));

/** Below the way in: who has bought here finds it without signing in. */
export function BoughtHere() {
  if (!useHydrated() || !boughtHere()) return null;
  return (
    <Suspense>
      <BoughtHereRow />
    </Suspense>
  );
}
