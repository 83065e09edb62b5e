import { useSearchParams } from "react-router";
import { UnknownPayment } from "../features/purchase/payment/unknown-payment.tsx";
import { VerifyPayment } from "../features/purchase/payment/verify-payment.tsx";

export function Component() {
  const id = useSearchParams()[0].get("payment");
  return id ? <VerifyPayment key={id} id={id} /> : <UnknownPayment />;
}
