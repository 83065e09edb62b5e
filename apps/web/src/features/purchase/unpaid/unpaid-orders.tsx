import { Notice } from "@rihla/ui/notice";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useUnpaidOrders } from "./use-unpaid-orders.ts";

// Fetched where there is one.
const UnpaidOrder = lazy(() => import("./unpaid-order.tsx"));

/** Each order that was begun and not paid, with what can be done about it. */
export function UnpaidOrders({ onDropped }: { onDropped?: (number: string) => void }) {
  const t = useTranslations("cart.unpaid");
  const orders = useUnpaidOrders();
  const [dropped, setDropped] = useState<string>();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its order.
    if (dropped) said.current?.focus();
  }, [dropped]);
  if (orders.length === 0 && !dropped) return null;
  return (
    <div className="mb-6 flex flex-col gap-3">
      {dropped && (
        <div ref={said} tabIndex={-1} className="rounded-card">
          <Notice tone="good" announce>
            {t("dropped", { number: dropped })}
          </Notice>
        </div>
      )}
      <Suspense>
        {orders.map((order) => (
          <UnpaidOrder
            key={order.number}
            order={order}
            onDropped={() => {
              setDropped(order.number);
              onDropped?.(order.number);
            }}
          />
        ))}
      </Suspense>
    </div>
  );
}
