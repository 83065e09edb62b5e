import type { Db } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { blockCoupon, type Coupon, createCoupon, lockIsBlocked, type NewCoupon } from "../coupons/index.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";

/** Makes a coupon, or nothing where who did it can't be kept. */
export function makeCoupon(db: Db, wanted: NewCoupon, responsible: Responsible): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    const coupon = await createCoupon(tx, wanted);
    const { percent, amounts, maxUses, maxUsesEach, endsAt } = coupon;
    const after = { percent, amounts, maxUses, maxUsesEach, endsAt: endsAt?.toISOString() ?? null };
    const act = { act: "coupon create", subject: coupon.code, details: {}, after };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
    return coupon;
  });
}

/** Nobody can use it from now on. Of one that was blocked already it is kept that it was. */
export function endCoupon(db: Db, code: string, responsible: Responsible): Promise<Coupon> {
  return db.transaction().execute(async (tx) => {
    const blocked = await lockIsBlocked(tx, code);
    const coupon = await blockCoupon(tx, code);
    const states = { before: { blocked }, after: { blocked: true } };
    const act = { act: "coupon block", subject: coupon.code, details: {}, ...states };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
    return coupon;
  });
}
