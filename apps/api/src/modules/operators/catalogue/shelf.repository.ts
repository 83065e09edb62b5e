import { sql } from "kysely";
import type { Db } from "../../../database.ts";

/** How many plans are sold by each supplier. */
export function countPlansBySupplier(db: Db) {
  return db
    .selectFrom("plan")
    .select(({ fn }) => ["provider as supplier", fn.countAll<number>().as("plans")])
    .where("withdrawnAt", "is", null)
    .groupBy("provider")
    .execute();
}

export function findPlaces(db: Db, codes?: readonly string[]) {
  return db
    .selectFrom("destination")
    .select(["code", "kind", "names", "planCount"])
    .$if(codes !== undefined, (query) => query.where(sql<boolean>`code = any(${codes ?? []}::text[])`))
    .orderBy("code")
    .execute();
}

/** Of each plan its place. */
export function findPlacesOfPlans(db: Db, plans: readonly string[]) {
  return db
    .selectFrom("plan")
    .select(["code", "destinationCode"])
    .where(sql<boolean>`code = any(${plans}::text[])`)
    .execute();
}

/** Every plan of a place that is on sale, or that somebody offers; cheapest first. */
export function findShelf(db: Db, place: string) {
  const offered = sql<number>`(select count(distinct o.provider)::int from plan_offer o
    where o.plan_code = plan.code and o.withdrawn_at is null)`;
  return db
    .selectFrom("plan")
    .select(["code", "kind", "tier", "dataBytes", "days", "prices", "provider", "priceRule", "withdrawnAt"])
    .select(offered.as("offers"))
    .where("destinationCode", "=", place)
    .where((eb) => eb.or([eb("withdrawnAt", "is", null), eb(offered, ">", 0)]))
    .orderBy("wholesaleUsdE4")
    .orderBy("code")
    .execute();
}
