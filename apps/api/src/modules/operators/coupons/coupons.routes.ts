import type { NewCoupon as Typed } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import type { NewCoupon } from "../../coupons/index.ts";
import { responsibleFor } from "../responsible-for.ts";
import { endCoupon, makeCoupon } from "./coupon-acts.ts";
import { couponOf, listCoupons, listOrdersWith, showCoupon } from "./show-coupons.ts";

/** Addresses name a coupon by its id: who reads a log has no code. */
export function mountCouponsOfOperators(route: AdminRoute, app: Uses<"db">): void {
  route("GET /coupons", ({ query }) => listCoupons(app, query.after));
  route("GET /coupons/{id}", ({ path }) => showCoupon(app, path.id));
  route("GET /coupons/{id}/orders", ({ path, query }) => listOrdersWith(app, path.id, query.after));
  route("POST /coupons", async ({ caller, body: { key, why, ...typed } }) => {
    const { id, code } = await makeCoupon(app.db, wantedOf(typed), responsibleFor(caller, why), key);
    return { id, code };
  });
  route("POST /coupons/{id}/blocks", async ({ caller, path, body }) => {
    const { code } = await couponOf(app, path.id);
    await endCoupon(app.db, code, responsibleFor(caller, body.why));
  });
}

const wantedOf = ({ takes, startsAt, endsAt, ...typed }: Typed): NewCoupon => ({
  ...typed,
  ...takes,
  ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt) }),
  ...(endsAt === undefined ? {} : { endsAt: new Date(endsAt) }),
});
