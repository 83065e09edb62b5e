import { currencies, isCouponCode, tidyCouponCode } from "@rihla/contract/rules";
import type { Executor, Tx } from "../../database.ts";
import { newId, newReadableCode } from "../../infra/ids.ts";
import { OperatorRefusal } from "../../operator-refusal.ts";
import { assertPercent, type Coupon } from "./coupon.ts";
import { blockRow, insertCoupon, lockCouponRow } from "./coupons.repository.ts";
import type { Amounts } from "./coupons.tables.ts";

export type NewCoupon = {
  /** Left out: one that nobody guesses. */
  code?: string | undefined;
  minimums?: Amounts | undefined;
  plans?: string[] | undefined;
  destinations?: string[] | undefined;
  startsAt?: Date;
  endsAt?: Date;
  maxUses?: number | undefined;
  maxUsesEach?: number | undefined;
} & ({ percent: number } | { amounts: Amounts });

/** Ten of 30 characters: a million guesses a day would take a million years. */
const lengthOfCode = 10;

/** Throws a sentence for the operator where the coupon makes no sense or its code is taken. */
export async function createCoupon(db: Executor, wanted: NewCoupon): Promise<Coupon> {
  const code = tidyCouponCode(wanted.code ?? newReadableCode(lengthOfCode));
  if (!isCouponCode(code)) throw new OperatorRefusal("coupon_unreadable", { coupon: code });
  if ("percent" in wanted) assertPercent(wanted.percent);
  else assertAmounts(wanted.amounts);
  assertAmounts(wanted.minimums ?? {});
  const coupon = await insertCoupon(db, {
    id: newId(),
    code,
    percent: "percent" in wanted ? wanted.percent : null,
    amounts: "amounts" in wanted ? JSON.stringify(wanted.amounts) : null,
    minimums: JSON.stringify(wanted.minimums ?? {}),
    plans: wanted.plans ?? null,
    destinations: wanted.destinations ?? null,
    startsAt: wanted.startsAt ?? null,
    endsAt: wanted.endsAt ?? null,
    maxUses: wanted.maxUses ?? null,
    usesLeft: wanted.maxUses ?? null,
    maxUsesEach: wanted.maxUsesEach ?? null,
    blockedAt: null,
  });
  if (!coupon) throw new OperatorRefusal("coupon_exists", { coupon: code });
  return coupon;
}

/** Whether nobody could use it already; held until the transaction ends. */
export const lockIsBlocked = async (tx: Tx, code: string): Promise<boolean> =>
  Boolean((await lockCouponRow(tx, tidyCouponCode(code)))?.blockedAt);

/** Orders that hold it keep it; nobody can use it from now on. */
export async function blockCoupon(db: Executor, code: string): Promise<Coupon> {
  const coupon = await blockRow(db, tidyCouponCode(code));
  if (!coupon) throw new OperatorRefusal("coupon_unknown", { coupon: code });
  return coupon;
}

function assertAmounts(amounts: Amounts): void {
  for (const [currency, amount] of Object.entries(amounts)) {
    if (!Object.hasOwn(currencies, currency)) throw new OperatorRefusal("currency_unknown", { currency });
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new OperatorRefusal("no_sum", { amount, currency });
  }
}
