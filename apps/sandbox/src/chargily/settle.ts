import type { FastifyReply } from "fastify";
import { withParameter } from "../world/with-parameter.ts";
import { type Chargily, type Checkout, keep, type Method, type Status } from "./checkout.ts";
import { pushEvent } from "./event.ts";

/** What is paid stays paid. From anything else it can still be paid: late payments do happen. */
export function moveTo(
  chargily: Chargily,
  checkout: Checkout,
  status: Status,
  method: Method = checkout.method,
): Checkout {
  if (checkout.status === "paid" || checkout.status === status) return checkout;
  return keep(chargily, { ...checkout, status, method, updatedAt: chargily.world.clock.now() });
}

/**
 * Tells the shop of the new status: before the browser gets `answer`, or once it has got it and the delay has passed.
 * An unfinished checkout has no event.
 */
export async function tellShop(chargily: Chargily, checkout: Checkout, answer?: FastifyReply): Promise<void> {
  if (checkout.status === "pending" || checkout.status === "processing") return;
  const { webhookOrder, webhookDelaySeconds } = chargily.switches.read();
  if (webhookOrder === "before-redirect") return pushEvent(chargily, checkout);
  const { clock } = chargily.world;
  const due = clock.now() + webhookDelaySeconds * 1000;
  const later = () => clock.at(due, () => void pushEvent(chargily, checkout));
  if (answer) answer.raw.once("close", later);
  else later();
}

export function expire(chargily: Chargily, checkout: Checkout): Checkout {
  const expired = moveTo(chargily, checkout, "expired");
  void tellShop(chargily, expired);
  return expired;
}

export function watchExpiry(chargily: Chargily, { id, expiresAt }: Checkout): void {
  chargily.world.clock.at(expiresAt, () => {
    const checkout = chargily.checkouts.get(id);
    if (checkout?.status === "pending") expire(chargily, checkout);
  });
}

/** After a restart. */
export function resumeExpiries(chargily: Chargily): void {
  for (const checkout of chargily.checkouts.all())
    if (checkout.status === "pending") watchExpiry(chargily, checkout);
}

/** Where the browser goes when it leaves; empty when the shop named no address for it. */
export function redirectTarget({ id, status, successUrl, failureUrl }: Checkout): string {
  const address = status === "paid" || status === "processing" ? successUrl : failureUrl;
  return address && withParameter(address, "checkout_id", id);
}
