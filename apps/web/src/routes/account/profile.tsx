import { lazy, Suspense } from "react";
import { ConfirmItIsYou } from "../../features/account/confirm-it-is-you.tsx";
import { OrderList } from "../../features/orders/order-list.tsx";
import { Profile } from "../../features/profile/profile.tsx";

// Fetched by who deletes an account that has money in its wallet.
const PayBack = lazy(async () => ({ default: (await import("../../features/wallet/pay-back.tsx")).PayBack }));

export function Component() {
  return (
    <Profile
      orders={<OrderList />}
      confirm={(props) => <ConfirmItIsYou {...props} />}
      payBack={
        <Suspense>
          <PayBack confirm={(props) => <ConfirmItIsYou {...props} />} />
        </Suspense>
      }
    />
  );
}
