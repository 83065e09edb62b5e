import { useSearchParams } from "react-router";
import { UnknownPayment } from "../features/payment/unknown-payment.tsx";
import { VerifyPayment } from "../features/payment/verify-payment.tsx";

export function Component() {
  const id = useSearchParams()[0].get("payment");
  return id ? <VerifyPayment key={id} id={id} /> : <UnknownPayment />;
}
