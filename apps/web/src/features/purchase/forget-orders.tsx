import { lazy, Suspense, useEffect, useState } from "react";
import { opensAnyOrder } from "../../domain/orders/orders-here.ts";
import { useToken } from "../../lib/session/session.ts";

// Fetched by guests who have ordered in this browser.
const ForgetNotice = lazy(() => import("./forget-notice.tsx"));

/** A guest leaves a computer that others use: one press, and it opens none of their orders any more. Signing out does it too. */
export function ForgetOrders({ className }: { className?: string }) {
  const isGuest = useToken() === null;
  // Once: the notice stays when there is nothing left to forget, and says so.
  const [offered, offer] = useState(false);
  useEffect(() => {
    if (isGuest && opensAnyOrder()) offer(true);
  }, [isGuest]);
  if (!offered || !isGuest) return null;
  return (
    <Suspense>
      <ForgetNotice className={className} />
    </Suspense>
  );
}
