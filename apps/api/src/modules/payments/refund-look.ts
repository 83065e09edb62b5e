import type { GatewayRefunded } from "./payment-gateway.ts";

type Refund = { amount: number; sentAt: Date | null; notTakenAt: Date | null };

export type Verdict =
  | { verdict: "done" }
  | { verdict: "send-again" }
  | { verdict: "look-again"; at: Date; notTakenAt: Date | null; note: string }
  | { verdict: "person"; note: string };

const second = 1000;
const minute = 60 * second;
/** Longer than the gateway's answer is waited for. */
const firstLook = 30 * second;
/** Between two looks that both say it was never taken: a gateway may show a refund late. */
const certainty = 15 * minute;
const unansweredRest = 2 * minute;
/** How long a gateway that does not answer is asked. */
const patience = 24 * 60 * minute;

export const firstLookAfter = (sent: Date): Date => new Date(sent.getTime() + firstLook);

/**
 * What follows from what a gateway says it has given back of a payment, of which `before` (minor units) was for other
 * refunds. Only one refund of a payment is under way at a time, so what is more is this one.
 */
export function judgeLook(refund: Refund, before: number, told: GatewayRefunded, now: Date): Verdict {
  if (told.outcome === "unknown") return unanswered(refund, told.reason, now);
  const given = told.given === "nothing" ? 0 : told.given === "some" ? null : told.given.amount;
  if (given === null)
    return before === 0
      ? { verdict: "done" }
      : { verdict: "person", note: "the gateway does not say how much it has given back" };
  if (given === before + refund.amount) return { verdict: "done" };
  if (given !== before)
    return { verdict: "person", note: `the gateway has given back ${given}, of which we know ${before}` };
  const { notTakenAt } = refund;
  const since = notTakenAt ?? now;
  if (now.getTime() - since.getTime() >= certainty) return { verdict: "send-again" };
  const at = new Date(since.getTime() + certainty);
  return { verdict: "look-again", at, notTakenAt: since, note: "the gateway has not taken it yet" };
}

function unanswered({ sentAt, notTakenAt }: Refund, reason: string, now: Date): Verdict {
  if (sentAt && now.getTime() - sentAt.getTime() > patience)
    return { verdict: "person", note: `the gateway can't tell: ${reason}` };
  const at = new Date(now.getTime() + unansweredRest);
  return { verdict: "look-again", at, notTakenAt, note: `unknown: ${reason}` };
}
