import { useSearchParams } from "react-router";
import { Accepted } from "../features/purchase/payment/accepted.tsx";
import { UnknownPayment } from "../features/purchase/payment/unknown-payment.tsx";

export function Component() {
  const number = useSearchParams()[0].get("order");
  return number ? <Accepted key={number} number={number} /> : <UnknownPayment />;
}
