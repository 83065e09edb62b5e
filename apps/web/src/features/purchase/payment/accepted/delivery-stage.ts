import type { Order } from "@rihla/contract";
import { paidStage } from "../../../../domain/orders/order-payments.ts";
import { settled } from "../use-order.ts";

export type DeliveryStage = "paid" | "ordered" | "delivered";

/** How far a paid order has come; an eSIM that was refused no longer holds the others up. */
export function deliveryStage(order: Order): DeliveryStage {
  return settled(order) ? "delivered" : (paidStage(order) ?? "paid");
}
