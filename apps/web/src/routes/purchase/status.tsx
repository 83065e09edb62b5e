import { useParams } from "react-router";
import { OrderStatus } from "../../features/orders/order-status.tsx";
import { LetOtherPay } from "../../features/purchase/by-link/let-other-pay.tsx";
import { DropOrder } from "../../features/purchase/unpaid/drop-order.tsx";
import { changeableInvoices } from "../layout/order-invoices.tsx";
import { tellWhenReady } from "../layout/tell-when-ready.tsx";

export function Component() {
  const { id = "" } = useParams();
  return (
    <OrderStatus
      key={id}
      id={id}
      tellWhenReady={tellWhenReady}
      invoices={changeableInvoices}
      letOtherPay={(order) => <LetOtherPay order={order} />}
      drop={(order) => <DropOrder order={order} onDropped={() => {}} />}
    />
  );
}
