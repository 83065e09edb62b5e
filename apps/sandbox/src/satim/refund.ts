import type { Fields } from "../world/fields.ts";
import { GatewayError } from "./gateway-error.ts";
import { keep, type Satim, type SatimOrder } from "./order.ts";
import { readAmount } from "./register.ts";

/** Several refunds are allowed while their sum stays within what was deposited. */
export function refund(satim: Satim, order: SatimOrder, fields: Fields): SatimOrder {
  const amount = readAmount(fields);
  if (order.state !== "paid" && order.state !== "refunded")
    throw new GatewayError("7", "Payment must be in a correct state");
  if (order.refundedAmount + amount > order.depositAmount)
    throw new GatewayError("5", "Refund amount exceeds deposited amount");
  return keep(satim, { ...order, state: "refunded", refundedAmount: order.refundedAmount + amount });
}
