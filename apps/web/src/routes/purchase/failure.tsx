import { useSearchParams } from "react-router";
import { Rejected } from "../../features/purchase/payment/rejected/rejected.tsx";
import { UnknownPayment } from "../../features/purchase/payment/unknown-payment.tsx";
import { fromWallet } from "../layout/from-wallet.tsx";

export function Component() {
  const number = useSearchParams()[0].get("order");
  if (!number) return <UnknownPayment />;
  return <Rejected key={number} number={number} payFromWallet={fromWallet} />;
}
