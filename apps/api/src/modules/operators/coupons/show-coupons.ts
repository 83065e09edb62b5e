import type { AdminCoupon, AdminDataOf, CouponPage } from "@rihla/contract/admin";
import { type CouponState, couponDaysShown, ordersAPage } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import { pageOf } from "../../../infra/database/page.ts";
import { Refusal } from "../../../refusal.ts";
import { findDestinationNames } from "../../catalogue/index.ts";
import { type Coupon, findCouponById } from "../../coupons/index.ts";
import { findActsUpon } from "../acts.repository.ts";
import { describeOrders } from "../look-ups/look-up-anything.ts";
import {
  type CountedCoupon,
  findCountedCoupons,
  findCouponDays,
  findOrdersWith,
} from "./coupon-lists.repository.ts";

const pageSize = 50;
type Names = Awaited<ReturnType<typeof findDestinationNames>>;

export async function listCoupons(
  { db }: Uses<"db">,
  after: string | undefined,
): Promise<AdminDataOf<"GET /coupons">> {
  const [rows, names] = await Promise.all([
    findCountedCoupons(db, { after, most: pageSize + 1 }),
    findDestinationNames(db),
  ]);
  const { items, next } = pageOf(rows, pageSize);
  return { coupons: items.map((row) => toCoupon(row, names)), next };
}

export async function showCoupon({ db }: Uses<"db">, id: string): Promise<CouponPage> {
  const [row] = await findCountedCoupons(db, { id });
  if (!row) throw new Refusal("not_found");
  const [days, acts, names] = await Promise.all([
    findCouponDays(db, row.code, couponDaysShown),
    findActsUpon(db, row.code, ["coupon create", "coupon block"]),
    findDestinationNames(db),
  ]);
  return {
    ...toCoupon(row, names),
    days: days.map(({ day, orders, given }) => ({ day, orders, given: moneyOf(given) })),
    acts: acts.map(({ at, who, why, act }) => ({
      at: at.toISOString(),
      who,
      why,
      act: act === "coupon block" ? ("block" as const) : ("create" as const),
    })),
  };
}

export async function listOrdersWith(
  app: Uses<"db">,
  id: string,
  after: string | undefined,
): Promise<AdminDataOf<"GET /coupons/{id}/orders">> {
  const { code } = await couponOf(app, id);
  const found = await findOrdersWith(app.db, code, { after, most: ordersAPage + 1 });
  const { items, next } = pageOf(
    found.map((order) => ({ id: order, by: [] })),
    ordersAPage,
  );
  return { orders: await describeOrders(app.db, items), next };
}

export async function couponOf({ db }: Uses<"db">, id: string): Promise<Coupon> {
  const row = await findCouponById(db, id);
  if (!row) throw new Refusal("not_found");
  return row;
}

function toCoupon(row: CountedCoupon, names: Names): AdminCoupon {
  const { id, code, percent, amounts, minimums, plans, destinations, maxUses, maxUsesEach, uses } = row;
  return {
    id,
    code,
    state: stateOf(row, new Date()),
    percent,
    amounts: moneyOf(amounts ?? {}),
    minimums: moneyOf(minimums),
    plans: plans ?? [],
    destinations: (destinations ?? []).map((place) => ({
      code: place,
      names: names.find((one) => one.code === place)?.names ?? null,
    })),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    maxUses,
    maxUsesEach,
    uses,
    given: moneyOf(row.given),
    createdAt: row.createdAt.toISOString(),
  };
}

/** As `assertValid` refuses it, and for whom nothing is left. */
function stateOf({ blockedAt, startsAt, endsAt, usesLeft }: CountedCoupon, now: Date): CouponState {
  if (blockedAt) return "blocked";
  if (endsAt && now >= endsAt) return "over";
  if (startsAt && now < startsAt) return "waiting";
  return usesLeft === 0 ? "used_up" : "usable";
}

const moneyOf = (sums: Readonly<Record<string, number>>) =>
  Object.entries(sums).map(([currency, amount]) => ({ currency, amount }));
