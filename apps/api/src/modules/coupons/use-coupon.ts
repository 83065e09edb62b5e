import { tidyCouponCode } from "@rihla/contract/rules";
import { tidyEmail } from "@rihla/contract/rules/person";
import type { Executor, Tx } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { assertValid, type Coupon } from "./coupon.ts";
import { countUsesOf, findCouponRow, isTakenUse, takeUse } from "./coupons.repository.ts";

/** The coupon of a code, if it may be used now. Whether uses are left is said by `assertUsesLeft` and `consumeCoupon`. */
export async function findCoupon(db: Executor, typed: string): Promise<Coupon> {
  const coupon = await findCouponRow(db, tidyCouponCode(typed));
  if (!coupon) throw new Refusal("coupon_invalid");
  assertValid(coupon, new Date());
  return coupon;
}

/** Tells who asks for a price before they order. Takes nothing: the last use may be gone a moment later. */
export async function assertUsesLeft(db: Executor, coupon: Coupon, email: string | undefined): Promise<void> {
  if (coupon.usesLeft === 0) throw new Refusal("coupon_usage_limit");
  if (email === undefined || coupon.maxUsesEach === null) return;
  if ((await countUsesOf(db, coupon.id, personOf(email))) >= coupon.maxUsesEach)
    throw new Refusal("coupon_already_used");
}

/** Gives a use of the coupon to an order, as the last statement of its transaction. Refuses where none is left. */
export async function consumeCoupon(
  tx: Tx,
  coupon: Coupon,
  order: { id: string; email: string },
): Promise<void> {
  const use = { orderId: order.id, person: personOf(order.email) };
  const outcome = await takeUse(tx, coupon, use).catch((error: unknown) => {
    if (isTakenUse(error)) return "none left for them" as const;
    throw error;
  });
  if (outcome === "none left") throw new Refusal("coupon_usage_limit");
  if (outcome === "none left for them") throw new Refusal("coupon_already_used");
}

/** An e-mail's owner. What stands after a plus is the same mailbox with most hosts: it makes no second person. */
const personOf = (email: string): string => tidyEmail(email).replace(/\+[^@]*(?=@)/, "");
