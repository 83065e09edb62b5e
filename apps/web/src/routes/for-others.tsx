import { Navigate, useParams } from "react-router";
import { orderSecret } from "../domain/orders/order-access.ts";
import { ForOthers } from "../features/hand-on/for-others.tsx";
import { useToken } from "../lib/session.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { useVisitor } from "../lib/visitor.ts";
import { paths } from "../paths.ts";

/** A guest reaches what was bought in this browser; everybody else signs in. */
export function Component() {
  const { number = "" } = useParams();
  const { prefix } = useVisitor();
  const isSignedIn = useToken() !== null;
  const hydrated = useHydrated();
  if (hydrated && !isSignedIn && orderSecret(number) === undefined)
    return <Navigate replace to={prefix + paths.login({ next: paths.forOthers(number) })} />;
  return <ForOthers key={number} number={number} />;
}
