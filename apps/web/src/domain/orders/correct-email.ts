import type { Money, Order } from "@rihla/contract";
import { api } from "../../lib/api/api.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/api/idempotency.ts";
import { withProof } from "../../lib/api/with-proof.ts";
import { attemptIsOver } from "../payments/start-payment.ts";
import { orderSecret, rememberOrder } from "./order-access.ts";
import { noteOrderedAs } from "./ordered-as.ts";
import { replacePlaced } from "./placed-here.ts";

/** Whether this browser placed it for an address that may be corrected: what tops up an eSIM goes to its account. */
export const isCorrectable = ({ number, lines, payments }: Order): boolean =>
  orderSecret(number) !== undefined &&
  lines.every(({ topUp }) => topUp === null) &&
  !payments.some(({ isHeld }) => isHeld);

/** The order is placed anew for another address, at the total that was seen; this browser keeps the new one in its place. */
export async function correctEmail({ number }: Order, email: string, expectedTotal: Money): Promise<Order> {
  const purpose = `correction:${number}`;
  const body = { email: email.trim(), expectedTotal };
  const { order, secret } = await withProof(
    (proof) =>
      api("POST /orders/{number}/corrections", {
        path: { number },
        body: { ...body, ...(proof && { proof }) },
        orderSecret: orderSecret(number),
        idempotencyKey: idempotencyKeyFor(purpose, body),
      }),
    () => {},
  );
  forgetIdempotencyKey(purpose);
  attemptIsOver(number);
  rememberOrder(order, secret);
  replacePlaced(number, order.number);
  noteOrderedAs(order.billing.email, order.billing.name);
  return order;
}
