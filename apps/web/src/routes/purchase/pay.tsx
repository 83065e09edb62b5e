import { useSearchParams } from "react-router";
import { PayByLink } from "../../features/purchase/by-link/pay-by-link.tsx";

export function Component() {
  const search = useSearchParams()[0];
  const payment = search.get("payment") ?? undefined;
  return <PayByLink key={payment} payment={payment} left={search.get("left") === "yes"} />;
}
