import { randomInt, randomUUID } from "node:crypto";
import { withParameter } from "../world/with-parameter.ts";
import { pushCallback } from "./callback.ts";
import { type DeclineReason, isRefusedAtOnce, judge, maskPan } from "./cards.ts";
import { type Card, keep, type Satim, type SatimOrder, type State } from "./order.ts";

const MOST_WRONG_OTPS = 3;

export type TypedCard = { pan: string; expiry: string; cvv: string; name: string };

/** Either refused at once, or waiting for the one-time password. */
export function enterCard(satim: Satim, order: SatimOrder, typed: TypedCard): SatimOrder {
  const { decline, otp } = judge(typed.pan, typed.expiry, typed.cvv);
  const card = { pan: maskPan(typed.pan), expiration: yearMonth(typed.expiry), cardholderName: typed.name };
  if (decline && isRefusedAtOnce(decline)) return refuse(satim, { ...order, card }, decline);
  return keep(satim, { ...order, attempt: { id: randomUUID(), card, decline, otp, wrongOtps: 0 } });
}

/** An attempt that is not the current one any more (a second press of the button) changes nothing. */
export function enterOtp(satim: Satim, order: SatimOrder, attemptId: string, otp: string): SatimOrder {
  const { attempt } = order;
  if (order.state !== "open" || attempt?.id !== attemptId) return order;
  const tried = { ...order, card: attempt.card };
  if (attempt.decline === "otp-attempts") return refuse(satim, tried, "otp-attempts");
  if (otp === attempt.otp)
    return attempt.decline ? refuse(satim, tried, attempt.decline) : approve(satim, tried, attempt.card);
  const wrongOtps = attempt.wrongOtps + 1;
  if (wrongOtps >= MOST_WRONG_OTPS) return refuse(satim, tried, "otp-attempts");
  return keep(satim, { ...order, attempt: { ...attempt, wrongOtps } });
}

export function approve(
  satim: Satim,
  order: SatimOrder,
  card: Card,
  state: "paid" | "held" = "paid",
): SatimOrder {
  const done = keep(satim, {
    ...order,
    state,
    card,
    attempt: null,
    lastDecline: null,
    approvalCode: String(randomInt(1_000_000)).padStart(6, "0"),
    depositAmount: state === "paid" ? order.amount : 0,
    paidAt: satim.world.clock.now(),
  });
  pushCallback(satim, done, state === "paid" ? "deposited" : "approved", true);
  return done;
}

/** Not the end: until the session is over another card may be tried, and may succeed. */
export function refuse(satim: Satim, order: SatimOrder, lastDecline: DeclineReason): SatimOrder {
  const refused = { ...order, attempt: null, lastDecline, failedAttempts: order.failedAttempts + 1 };
  pushCallback(satim, keep(satim, refused), "deposited", false);
  return refused;
}

export function finish(satim: Satim, order: SatimOrder, state: State): SatimOrder {
  return keep(satim, { ...order, state, attempt: null });
}

/** Where the browser goes, with `orderId` appended to whatever query is already there. */
export function redirectTarget(order: SatimOrder): string {
  const paid = ["paid", "held", "refunded"].includes(order.state);
  return withParameter(paid ? order.returnUrl : order.failUrl, "orderId", order.mdOrder);
}

function yearMonth(expiry: string): string {
  const [month, year] = expiry.split("/");
  return `${year}${month}`;
}
