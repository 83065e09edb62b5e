import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { placedOrders } from "../../../domain/orders/placed-orders.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { loadMessages } from "../../../lib/text/messages.ts";

/** One line on every page that leads back to an order placed here and not paid: who closed the bank's tab finds it again. */
export function WaitingOrder() {
  const { language } = useVisitor();
  const waits =
    useSyncExternalStore(placedOrders.subscribe, placedOrders.read, () => undefined) !== undefined;
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!waits) {
      delete dataset.waiting;
      return;
    }
    dataset.waiting = "";
    Promise.all([import("./waiting-order-line.tsx"), loadMessages(language, ["purchase"])]).then(
      ([{ WaitingOrderLine }]) => setLine(() => WaitingOrderLine),
      () => {},
    );
  }, [waits, language]);
  return <div className="waiting-order">{waits && Line && <Line />}</div>;
}
