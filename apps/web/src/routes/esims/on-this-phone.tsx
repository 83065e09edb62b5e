import type { Esim, Order } from "@rihla/contract";
import { Navigate } from "react-router";
import { OfflineNotice } from "../../features/my-esims/offline-notice.tsx";
import { StatusBadge } from "../../features/my-esims/status-badge.tsx";
import { StateBadge } from "../../features/orders/state-badge.tsx";
import type { ShowState } from "../../features/this-phone/order-row.tsx";
import { ThisPhone } from "../../features/this-phone/this-phone.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";

/** Whoever is signed in has it all among their eSIMs; what waits for its payment, in the cart. */
export function Component() {
  const { prefix } = useVisitor();
  if (useToken() !== null) return <Navigate replace to={prefix + paths.esims()} />;
  return <ThisPhone showState={showState} asKept={(asked) => <OfflineNotice asked={asked} />} />;
}

/** Of one eSIM, or several that stand alike, how it is; else of the order. */
const showState: ShowState = (order, esims) => {
  const [one] = esims;
  return one && areAlike(order, esims) ? <StatusBadge esim={one} /> : <StateBadge state={order.status} />;
};

const areAlike = (order: Order, esims: readonly Esim[]) =>
  esims.length === order.esims.length && new Set(esims.map(({ status }) => status)).size === 1;
