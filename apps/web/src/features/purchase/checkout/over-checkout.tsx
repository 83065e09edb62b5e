import type { Order } from "@rihla/contract";
import { lazy, type ReactNode, Suspense } from "react";
import type { Payable } from "../../../domain/payments/start-payment.ts";
import { useOpen } from "../../../lib/navigation/navigation.tsx";
import { paths } from "../../../paths.ts";
import { ShareLink } from "../by-link/share-link.tsx";
import { LeavingNotice } from "../leaving-notice.tsx";
import type { useCheckout } from "./use-checkout.ts";

// Fetched by who is about to buy the same twice.
const AskTwice = lazy(() => import("./twice/ask-twice.tsx"));

/** The sheet over the checkout in which the PIN is typed; another feature's, so the route brings it. */
export type PayFromWallet = (props: {
  order: Order & Payable;
  onPaid: () => void;
  onRefused: (error: Error) => void;
  onClose: () => void;
}) => ReactNode;

type OverCheckoutProps = { checkout: ReturnType<typeof useCheckout>; payFromWallet: PayFromWallet };

/** What opens over the form once it was sent. */
export function OverCheckout({ checkout, payFromWallet }: OverCheckoutProps) {
  const { leavingFor, fromWallet, leaveWallet, forOther, reset } = checkout;
  const open = useOpen();
  return (
    <>
      <LeavingNotice leaving={leavingFor} />
      {checkout.asked && (
        <Suspense>
          <AskTwice {...checkout.asked} onSecond={checkout.paySecond} onClose={checkout.leaveAsked} />
        </Suspense>
      )}
      {forOther && <ShareLink order={forOther} open onClose={checkout.closeForOther} />}
      {fromWallet &&
        payFromWallet({
          order: fromWallet,
          onPaid: () => {
            reset();
            open(paths.success({ order: fromWallet.number }));
          },
          onRefused: checkout.refusedByWallet,
          onClose: leaveWallet,
        })}
    </>
  );
}
