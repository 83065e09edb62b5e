import type { Books } from "../books.ts";
import type { Difference } from "./difference.ts";

/** Each voucher that is redeemed has its order and its eSIM; no order that costs nothing is without one. */
export function* vouchers({ vouchers: ours, orders, esims }: Books): Generator<Difference> {
  const spentOn = new Set(ours.map(({ orderId }) => orderId));
  for (const { id, orderId } of ours.filter(({ status }) => status === "redeemed")) {
    const order = orders.find((one) => one.id === orderId);
    const given = esims.filter((esim) => esim.orderId === orderId && esim.provisioning !== "refused");
    if (order?.status !== "placed" || given.length === 0)
      yield { kind: "lost", what: `voucher ${id} is redeemed, its order ${order?.number} gives nothing` };
    if (given.filter(({ isReplaced }) => !isReplaced).length > 1)
      yield { kind: "double", what: `voucher ${id} gave ${given.length} eSIMs` };
  }
  for (const { id, number, status, byVoucher } of orders)
    if (byVoucher && status === "placed" && !spentOn.has(id))
      yield { kind: "double", what: `order ${number} is placed by a voucher that is not used up` };
}
