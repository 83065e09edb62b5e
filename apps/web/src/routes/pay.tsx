import { useSearchParams } from "react-router";
import { PayByLink } from "../features/purchase/by-link/pay-by-link.tsx";

export function Component() {
  const payment = useSearchParams()[0].get("payment") ?? undefined;
  return <PayByLink key={payment} payment={payment} />;
}
