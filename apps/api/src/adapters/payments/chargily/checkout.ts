import type { RejectionReason } from "@rihla/contract";
import * as z from "zod";
import type { GatewayState } from "../../../modules/payments/payment-gateway.ts";

/** What is read of a checkout. The documents show `livemode` as a boolean here and a text there: it is not asked for. */
export const checkoutSchema = z.object({
  id: z.string().min(1),
  /** Whole dinars, without what the buyer may have been charged on top. */
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  checkout_url: z.url().optional(),
  metadata: z.unknown(),
});
export type Checkout = z.output<typeof checkoutSchema>;

const ours = z.object({ attempt_id: z.string() });

/** Our id of the attempt, which we sent along. */
export function attemptOf({ metadata }: Checkout): string | null {
  const parsed = ours.safeParse(metadata);
  return parsed.success ? parsed.data.attempt_id : null;
}

/** `expired` is missing in the documented list, but is what their expiry sets. */
const endings: Readonly<Record<string, RejectionReason>> = {
  failed: "refused",
  canceled: "cancelled",
  expired: "expired",
};

const centimes = 100;

/** Whole dinars; null for an amount that they can't take. */
export const dinarsOf = (amount: number): number | null =>
  amount % centimes === 0 ? amount / centimes : null;

export function stateOf(checkout: Checkout): GatewayState {
  const { status } = checkout;
  if (status === "pending") return { state: "pending", awaitsPayer: true };
  if (status === "processing") return { state: "pending", awaitsPayer: false, holdsMoney: true };
  if (status === "paid")
    return {
      state: "paid",
      amount: { amount: checkout.amount * centimes, currency: checkout.currency.toUpperCase() },
      orderNumber: attemptOf(checkout) ?? "",
      message: null,
      approvalCode: null,
    };
  const reason = endings[status];
  if (reason) return { state: "declined", reason, final: true, message: null };
  return { state: "unknown", reason: `status ${status}` };
}
