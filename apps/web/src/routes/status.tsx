import { useParams } from "react-router";
import { OrderStatus } from "../features/orders/order-status.tsx";

export function Component() {
  const { id = "" } = useParams();
  return <OrderStatus key={id} id={id} />;
}
