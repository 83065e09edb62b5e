import type { FastifyReply } from "fastify";
import { holdsMoney } from "./dispute.ts";
import { pushEvent } from "./event.ts";
import { cents, givenBack, keep, newId, type Order, type Paypal, type Refund } from "./order.ts";
import { invalid, unprocessable } from "./refusal.ts";

/** The payer agrees: nothing is taken yet. From anything but a taken one this can happen, also late. */
export function approve(paypal: Paypal, order: Order, funding: Order["funding"] = "fine"): Order {
  if (order.capture) return order;
  return keep(paypal, { ...order, status: "APPROVED", gone: false, funding });
}

export function takeMoney(paypal: Paypal, order: Order): Order {
  if (order.capture) unprocessable("ORDER_ALREADY_CAPTURED");
  if (order.status !== "APPROVED") unprocessable("ORDER_NOT_APPROVED");
  if (order.funding === "declined") {
    keep(paypal, { ...order, status: "PAYER_ACTION_REQUIRED" });
    unprocessable("INSTRUMENT_DECLINED");
  }
  const status = order.funding === "echeck" ? ("PENDING" as const) : ("COMPLETED" as const);
  const capture = { id: newId(), status, amount: order.amount, at: paypal.world.clock.now() };
  return keep(paypal, { ...order, status: "COMPLETED", capture });
}

export function refund(paypal: Paypal, order: Order, wanted: unknown): Refund {
  const { capture, refunds } = order;
  if (capture?.status !== "COMPLETED") return unprocessable("CAPTURE_NOT_COMPLETED");
  if (holdsMoney(paypal, capture.id)) unprocessable("PENDING_CAPTURE_DISPUTE");
  const left = cents(capture.amount) - givenBack(order);
  const amount: Order["amount"] = Object(wanted ?? {}).amount ?? capture.amount;
  if (!/^\d+\.\d\d$/.test(amount.value)) invalid("INVALID_PARAMETER_SYNTAX");
  if (cents(amount) === 0) unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE");
  if (cents(amount) > left) unprocessable("REFUND_AMOUNT_EXCEEDED");
  const { custom_id } = Object(wanted ?? {});
  const name = typeof custom_id === "string" ? { custom_id } : {};
  const refund: Refund = {
    id: newId(),
    status: paypal.switches.read().refundsAs,
    amount,
    at: paypal.world.clock.now(),
    ...name,
  };
  keep(paypal, { ...order, refunds: [...refunds, refund] });
  return refund;
}

/** Before the browser gets `answer`, or once it has got it. */
export async function tellShop(
  paypal: Paypal,
  type: string,
  order: Order,
  answer?: FastifyReply,
): Promise<void> {
  if (!answer || paypal.switches.read().webhookOrder === "before-redirect")
    return pushEvent(paypal, type, order);
  answer.raw.once("close", () => void pushEvent(paypal, type, order));
}
