import { UnknownPayment } from "../../features/purchase/payment/unknown-payment.tsx";
import { VerifyPayment } from "../../features/purchase/payment/verifying/verify-payment.tsx";
import { PurchaseLine } from "../../features/purchase/purchase-line.tsx";
import type { Parsed, PaymentCallbackSearch } from "../../paths.ts";
import { fromWallet } from "../layout/from-wallet.tsx";

export function Component({ search: { payment, ...hints } }: { search: Parsed<PaymentCallbackSearch> }) {
  if (!payment) return <UnknownPayment />;
  return (
    <>
      <PurchaseLine at="payment" />
      <VerifyPayment key={payment} id={payment} {...hints} payFromWallet={fromWallet} />
    </>
  );
}
