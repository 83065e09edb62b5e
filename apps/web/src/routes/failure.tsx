import { useSearchParams } from "react-router";
import { Rejected } from "../features/purchase/payment/rejected.tsx";
import { UnknownPayment } from "../features/purchase/payment/unknown-payment.tsx";

export function Component() {
  const number = useSearchParams()[0].get("order");
  return number ? <Rejected key={number} number={number} /> : <UnknownPayment />;
}
