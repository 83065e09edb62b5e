import type { Db, Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { isKnown } from "../../catalogue/index.ts";
import {
  blockCoupon,
  type Coupon,
  createCoupon,
  findCouponRow,
  lockIsBlocked,
  type NewCoupon,
} from "../../coupons/index.ts";
import { findSubjectOf, type Responsible, recordAct } from "../acts.repository.ts";
import { holdTheDay } from "../second-person/second-person.repository.ts";

/**
 * Makes a coupon, or nothing where who did it can't be kept. `key`: an act of this id is done once, however often it is asked for; it gives
 * the coupon that it made. Refuses a code that there is already, and one that would never help anybody: it has ended, or is for plans or places that nobody has heard of.
 */
export function makeCoupon(
  db: Db,
  wanted: NewCoupon,
  responsible: Responsible,
  key: string = newId(),
): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    await holdTheDay(tx);
    const made = await findSubjectOf(tx, key);
    const same = made === undefined ? undefined : await findCouponRow(tx, made);
    if (same) return same;
    assertSpan(wanted);
    await assertKnown(tx, wanted);
    const coupon = await createCoupon(tx, wanted);
    const { percent, amounts, maxUses, maxUsesEach, endsAt } = coupon;
    const after = { percent, amounts, maxUses, maxUsesEach, endsAt: endsAt?.toISOString() ?? null };
    const act = { act: "coupon create", subject: coupon.code, details: {}, after };
    await recordAct(tx, { ...responsible, id: key, ...act });
    return coupon;
  });
}

/** One that has ended could help nobody. */
function assertSpan({ startsAt, endsAt }: NewCoupon): void {
  if (endsAt && endsAt <= new Date()) throw new OperatorRefusal("end_is_over", { end: endsAt.toISOString() });
  if (startsAt && endsAt && startsAt >= endsAt) throw new OperatorRefusal("end_before_start");
}

async function assertKnown(tx: Tx, { plans = [], destinations = [] }: NewCoupon): Promise<void> {
  const items = [
    ...plans.map((code) => ({ kind: "plan" as const, code })),
    ...destinations.map((code) => ({ kind: "place" as const, code })),
  ];
  for (const item of items)
    if (!(await isKnown(tx, item))) throw new OperatorRefusal("item_unknown", { item: item.code });
}

/** Nobody can use it from now on. Of two who do it the second is told. */
export function endCoupon(db: Db, code: string, responsible: Responsible): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    const isBlocked = await lockIsBlocked(tx, code);
    const coupon = await blockCoupon(tx, code);
    if (isBlocked) throw new OperatorRefusal("coupon_blocked_already", { coupon: coupon.code });
    const states = { before: { blocked: false }, after: { blocked: true } };
    const act = { act: "coupon block", subject: coupon.code, details: {}, ...states };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
    return coupon;
  });
}
