import type { ProofOfWork } from "@rihla/contract";
import type { Expression } from "kysely";
import type { Uses } from "../../app.ts";
import {
  type Asking,
  assertNotUsedUp,
  countedBeyond,
  orderLimits,
  provenOrderLimits,
  refuseIfBlocked,
  spendLimits,
} from "../limits/index.ts";
import { busyNetworkProofBits, takeProof } from "../sign-in/index.ts";

/** `idempotencyKey`: of the order that is to be placed, for which alone the work is good. */
type Ordering = Asking & { idempotencyKey: string; proof?: ProofOfWork | undefined };

/**
 * Counts one more order, or refuses it. A customer has a number of their own. A guest may stand behind one address with thousands:
 * beyond the same number theirs are taken with some work, which is the same for each however busy the address is, and only far
 * beyond refused. What was refused for want of work takes nothing of that, so that nobody uses it up for nothing.
 * Says whether anything was counted: nothing is where `unless` holds.
 */
export async function spendOrderLimits(
  app: Uses<"config" | "db">,
  ordering: Ordering,
  unless: Expression<boolean>,
): Promise<boolean> {
  if (ordering.caller) return spendLimits(app, orderLimits, ordering, unless);
  await refuseIfBlocked(app, provenOrderLimits, ordering, unless);
  const isBeyond = await countedBeyond(app, orderLimits, ordering, unless);
  if (!isBeyond) return isBeyond !== null;
  // Nobody works for an order that is refused afterwards.
  await assertNotUsedUp(app, provenOrderLimits, ordering);
  const work = { purpose: "guest-order", subject: ordering.idempotencyKey };
  await takeProof(app, app.db, work, ordering.proof, busyNetworkProofBits);
  return spendLimits(app, provenOrderLimits, ordering);
}
