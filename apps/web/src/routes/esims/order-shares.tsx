import { Navigate, useParams } from "react-router";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { OrderShares } from "../../features/sharing/order-shares.tsx";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";

/** A guest reaches what was bought in this browser; everybody else signs in. */
export function Component() {
  const { number = "" } = useParams();
  const { prefix } = useVisitor();
  const isSignedIn = useToken() !== null;
  const hydrated = useHydrated();
  if (hydrated && !isSignedIn && orderSecret(number) === undefined)
    return <Navigate replace to={prefix + paths.login({ next: paths.orderShares(number) })} />;
  return <OrderShares key={number} number={number} />;
}
