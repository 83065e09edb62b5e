import { ConfirmItIsYou } from "../features/account/confirm-it-is-you.tsx";
import { OrderList } from "../features/orders/order-list.tsx";
import { Profile } from "../features/profile/profile.tsx";

export function Component() {
  return <Profile orders={<OrderList />} confirm={(props) => <ConfirmItIsYou {...props} />} />;
}
