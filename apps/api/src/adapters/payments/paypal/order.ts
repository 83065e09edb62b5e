import type { Money } from "@rihla/contract";
import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { GatewayRefunded, GatewayState } from "../../../modules/payments/payment-gateway.ts";
import type { PaypalAnswer } from "./client.ts";
import { causeOfCapture, refused } from "./refusals.ts";

export const money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+\.\d\d$/) });

const capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  status_details: z.nullish(z.object({ reason: z.string().optional() })),
});
type Capture = z.output<typeof capture>;
const refund = z.object({ status: z.string(), amount: money, custom_id: z.string().optional() });

const unit = z.object({
  custom_id: z.string().optional(),
  payments: z
    .object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) })
    .default({ captures: [], refunds: [] }),
});

const order = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z.tuple([unit]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
export type PaypalOrder = z.output<typeof order>;

export function orderIn({ status, body }: PaypalAnswer): PaypalOrder {
  const parsed = order.safeParse(body);
  if (!parsed.success) throw new UnknownOutcome(`status ${status}, not an order`);
  return parsed.data;
}

/** `19.99`: they take and give decimal texts. */
export function textOf({ amount }: Money): string {
  const digits = String(amount).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export const moneyOf = ({ currency_code, value }: z.output<typeof money>): Money => ({
  amount: Number(value.replace(".", "")),
  currency: currency_code,
});

const came = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];
const failed = ["DECLINED", "FAILED"];

/** The capture that counts: one that was refused may be followed by another, of the same order. */
export function captureOf({ purchase_units: [{ payments }] }: PaypalOrder): Capture | undefined {
  const { captures } = payments;
  return (
    captures.find(({ status }) => came.includes(status)) ??
    captures.findLast(({ status }) => !failed.includes(status)) ??
    captures.at(-1)
  );
}

/** What the order's refunds tell. Those that are on their way count as given: they are not to be sent again. */
export function refundedOf(
  { purchase_units: [{ payments }] }: PaypalOrder,
  currency: string,
): GatewayRefunded {
  const named = (...states: string[]) =>
    payments.refunds.flatMap(({ status, custom_id }) => (states.includes(status) ? (custom_id ?? []) : []));
  const amount = payments.refunds
    .filter(({ status }) => status === "COMPLETED" || status === "PENDING")
    .reduce((sum, refund) => sum + moneyOf(refund.amount).amount, 0);
  const given = amount === 0 ? "nothing" : { amount, currency };
  return { outcome: "told", given, pending: named("PENDING"), failed: named("FAILED", "CANCELLED") };
}

const open = ["CREATED", "SAVED", "PAYER_ACTION_REQUIRED", "APPROVED"];

/** An order that is completed is not paid for that: its capture may be pending for days. */
export function stateOf(of: PaypalOrder, mayTake: boolean): GatewayState {
  const taken = captureOf(of);
  const isOpen = open.includes(of.status);
  if (taken && !(isOpen && failed.includes(taken.status))) return takenState(of, taken);
  if (of.status === "VOIDED") return ended("cancelled");
  if (!isOpen) return { state: "unknown", reason: `order ${of.status}` };
  // Nobody takes the money any more.
  return mayTake ? { state: "pending", awaitsPayer: of.status !== "APPROVED" } : ended("expired");
}

const ended = (reason: "cancelled" | "expired"): GatewayState => ({
  state: "declined",
  reason,
  final: true,
  message: null,
});

function takenState(of: PaypalOrder, { status, amount, status_details: why }: Capture): GatewayState {
  switch (status) {
    case "COMPLETED":
    case "PARTIALLY_REFUNDED": {
      const orderNumber = of.purchase_units[0].custom_id ?? "";
      const isPartlyBack = status === "PARTIALLY_REFUNDED";
      return {
        state: "paid",
        amount: moneyOf(amount),
        orderNumber,
        message: null,
        approvalCode: null,
        isPartlyBack,
      };
    }
    // A bank transfer on its way, or money that they look at first.
    case "PENDING":
      return { state: "pending", awaitsPayer: false, holdsMoney: true };
    case "REFUNDED":
      return { state: "refunded", message: null };
    case "DECLINED":
    case "FAILED":
      return refused(causeOfCapture(why?.reason), true);
    default:
      return { state: "unknown", reason: `capture ${status}` };
  }
}
