import type { Uses } from "../../../app.ts";
import { newId, newToken, tokenHashOf } from "../../../infra/ids.ts";
import { secretKeysOf } from "../../../infra/secret-keys.ts";
import { Refusal } from "../../../refusal.ts";
import { makingLinkLimits, spendLimits } from "../../limits/index.ts";
import { isPayable, ownTimeEnds } from "../order.ts";
import { lockUnpaidOrder } from "../orders.repository.ts";
import { type Claim, findOwnOrder, isTakenOver, startedBy } from "../show-order.ts";
import { insertLink, keepOpen, withdrawLinks } from "./payment-links.repository.ts";

const hour = 60 * 60 * 1000;
/** However often a link is made anew: an order holds its coupon while it is open. */
const longestOpen = 7 * 24 * hour;

/**
 * Makes a link by which somebody else pays, in one transaction; one made before is withdrawn. The order can be paid until
 * the link ends. The token is told here once and kept as a digest.
 */
export async function openPaymentLink(
  app: Uses<"config" | "db">,
  number: string,
  claim: Claim & { ip: string },
): Promise<{ token: string; endsAt: string }> {
  const known = await findOwnOrder(app, number, claim);
  // Whoever pays by a link takes it from nobody: the one who placed it would have what the caller's relative paid.
  if (isTakenOver(known, startedBy(secretKeysOf(app.config), known, claim)))
    throw new Refusal("order_of_another");
  const { id } = known;
  await spendLimits(app, makingLinkLimits, { ...claim, orderId: id });
  const token = newToken();
  const endsAt = await app.db.transaction().execute(async (tx) => {
    const order = await lockUnpaidOrder(tx, id);
    if (!order || !isPayable(order)) throw new Refusal("order_not_payable");
    const latest = order.createdAt.getTime() + longestOpen;
    const ends = new Date(Math.min(Date.now() + app.config.PAYMENT_LINK_HOURS * hour, latest));
    await insertLink(tx, { id: newId(), orderId: id, tokenHash: tokenHashOf(token), endsAt: ends });
    return ends;
  });
  return { token, endsAt: endsAt.toISOString() };
}

/** From now on nobody can begin to pay by it; the order closes when it would have without. Withdrawn twice is withdrawn. */
export async function withdrawPaymentLink(
  app: Uses<"config" | "db">,
  number: string,
  claim: Claim,
): Promise<void> {
  const { id } = await findOwnOrder(app, number, claim);
  await app.db.transaction().execute(async (tx) => {
    const order = await lockUnpaidOrder(tx, id);
    if (!order?.paymentLinkEndsAt) return;
    await withdrawLinks(tx, id);
    await keepOpen(tx, id, { payableUntil: ownTimeEnds(order), paymentLinkEndsAt: null });
  });
}
