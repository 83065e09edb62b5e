import type { GatewayRefunded } from "../payment-gateway.ts";

type Refund = {
  id: string;
  amount: number;
  createdAt: Date;
  sentAt: Date | null;
  notTakenAt: Date | null;
};

export type Verdict =
  | { verdict: "done"; pending: boolean }
  | { verdict: "failed"; note: string }
  | { verdict: "send-again"; notTakenAt: Date | null; note: string }
  | { verdict: "look-again"; at: Date; notTakenAt: Date | null; note: string }
  | { verdict: "person"; note: string };

const second = 1000;
const minute = 60 * second;
/** Longer than the gateway's answer is waited for. */
const firstLook = 30 * second;
/** Between two looks that both say it was never taken: a gateway may show a refund late. */
const certainty = 15 * minute;
/** How long a refund whose repetition the gateway knows is sent again at each look; then as the others are, for a while. */
const untiring = 5 * minute;
const unansweredRest = 2 * minute;
/** How long a gateway that does not answer is asked. */
const patience = 24 * 60 * minute;

export const firstLookAfter = (sent: Date): Date => new Date(sent.getTime() + firstLook);

/**
 * What follows from what a gateway says it has given back of a payment, of which `before` (minor units) was for other
 * refunds. Only one refund of a payment is under way at a time, so what is more is this one. `sameForSeconds`: see
 * the gateway's `refunds`; within it nothing has to be certain before it is sent again.
 */
export function judgeLook(
  refund: Refund,
  before: number,
  told: GatewayRefunded,
  now: Date,
  sameForSeconds = 0,
): Verdict {
  if (told.outcome === "unknown") return unanswered(refund, told.reason, now);
  if (told.failed?.includes(refund.id)) return cameBack;
  const given = amountOf(told.given);
  const done = { verdict: "done" as const, pending: told.pending?.includes(refund.id) ?? false };
  if (given === null)
    return before === 0
      ? done
      : { verdict: "person", note: "the gateway does not say how much it has given back" };
  if (given === before + refund.amount) return done;
  if (given !== before)
    return { verdict: "person", note: `the gateway has given back ${given}, of which we know ${before}` };
  const { notTakenAt } = refund;
  const since = notTakenAt ?? now;
  const missing = now.getTime() - since.getTime();
  // It was first sent after it was asked for.
  const isKnownAgain = now.getTime() - refund.createdAt.getTime() < sameForSeconds * second;
  if (isKnownAgain && missing < untiring)
    return { verdict: "send-again", notTakenAt: since, note: "not taken yet; the gateway knows it again" };
  if (missing >= certainty)
    return { verdict: "send-again", notTakenAt: null, note: "never taken, two looks say" };
  const at = new Date(since.getTime() + certainty);
  return { verdict: "look-again", at, notTakenAt: since, note: "the gateway has not taken it yet" };
}

function unanswered({ sentAt, notTakenAt }: Refund, reason: string, now: Date): Verdict {
  if (sentAt && now.getTime() - sentAt.getTime() > patience)
    return { verdict: "person", note: `the gateway can't tell: ${reason}` };
  const at = new Date(now.getTime() + unansweredRest);
  return { verdict: "look-again", at, notTakenAt, note: `unknown: ${reason}` };
}

const cameBack = { verdict: "failed" as const, note: "the gateway says that it failed" };

/** Minor units; null where nobody says. */
const amountOf = (given: Extract<GatewayRefunded, { outcome: "told" }>["given"]): number | null =>
  given === "nothing" ? 0 : given === "some" ? null : given.amount;

const hour = 60 * minute;
const day = 24 * hour;
/** After it was taken. Banks send money back within a month. */
const looks = [hour, day, 3 * day, 7 * day, 14 * day, 30 * day];

/** When a refund that was taken at `doneAt` is looked at next; null when it is long there. */
export function followAfter(doneAt: Date, now: Date): Date | null {
  const age = now.getTime() - doneAt.getTime();
  const next = looks.find((look) => look > age);
  return next === undefined ? null : new Date(doneAt.getTime() + next);
}

type Taken = Refund & { doneAt: Date | null; pending: boolean };

/**
 * What follows from a look at a refund that was taken. `taken`: minor units of all such refunds of the payment. Who does
 * not tell them apart is believed when two looks say that this one is missing; a sum that fits none is a person's.
 */
export function judgeTaken(refund: Taken, taken: number, told: GatewayRefunded, now: Date): Verdict {
  const at = followAfter(refund.doneAt ?? now, now);
  const again = (notTakenAt: Date | null, note: string, soon = at): Verdict =>
    soon ? { verdict: "look-again", at: soon, notTakenAt, note } : { verdict: "done", pending: false };
  if (told.outcome === "unknown") return again(refund.notTakenAt, `unknown: ${told.reason}`);
  if (told.failed?.includes(refund.id)) return cameBack;
  if (told.pending?.includes(refund.id)) return again(null, "on its way");
  const given = amountOf(told.given);
  if (told.failed || given === null || given >= taken || at === null)
    return { verdict: "done", pending: false };
  if (taken - given < refund.amount) return again(null, `of ${taken} the gateway has given back ${given}`);
  if (refund.notTakenAt && now.getTime() - refund.notTakenAt.getTime() >= certainty) return cameBack;
  const note = "the gateway has it no more";
  return again(refund.notTakenAt ?? now, note, new Date(now.getTime() + certainty));
}
