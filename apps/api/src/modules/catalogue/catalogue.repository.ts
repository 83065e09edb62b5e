import { languageCodes } from "@rihla/contract/rules/languages";
import { type Insertable, sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import type { CatalogueTables, ProviderList, SyncDifference, SyncSkipped } from "./catalogue.tables.ts";

/** A plan's price in minor units of `currency`; null when it has none in it. */
const priceIn = (currency: string) => sql<number>`(p.prices ->> ${currency})::bigint`;

/** Destinations with something on sale, with how many plans and the lowest price in the currency. */
export function findDestinations(
  db: Executor,
  currency: string,
  only: { kind?: string; code?: string } = {},
) {
  return db
    .selectFrom("destination as d")
    .where("d.planCount", ">", 0)
    .$if(only.kind !== undefined, (query) => query.where("d.kind", "=", only.kind as "country"))
    .$if(only.code !== undefined, (query) => query.where("d.code", "=", only.code as string))
    .select([
      "d.code",
      "d.kind",
      "d.names",
      "d.countries",
      "d.popularRank",
      "d.planCount",
      sql<number | null>`(d.lowest_prices ->> ${currency})::bigint`.as("lowestPrice"),
    ])
    .orderBy(sql`d.popular_rank nulls last`)
    .orderBy("d.code")
    .execute();
}

/** Counts every shelf and notes its lowest prices and its countries, so that nobody has to while a page is made. */
export async function countShelves(tx: Tx): Promise<void> {
  await noteCoveredCountries(tx);
  await sql`
    with lowest as (
      select destination_code, currency, min(amount::bigint) as amount
      from plan, jsonb_each_text(prices) as price(currency, amount)
      where withdrawn_at is null
      group by destination_code, currency
    ), prices as (
      select destination_code, jsonb_object_agg(currency, amount) as lowest_prices from lowest group by destination_code
    ), counts as (
      select destination_code, count(*)::int as plan_count from plan where withdrawn_at is null group by destination_code
    )
    update destination d
    set plan_count = coalesce(c.plan_count, 0), lowest_prices = coalesce(p.lowest_prices, '{}')
    from destination same
    left join counts c on c.destination_code = same.code
    left join prices p on p.destination_code = same.code
    where d.code = same.code
      and (d.plan_count, d.lowest_prices) is distinct from (coalesce(c.plan_count, 0), coalesce(p.lowest_prices, '{}'))
  `.execute(tx);
}

/** All that ever were, sold or not. */
export function findDestinationNames(db: Executor) {
  return db.selectFrom("destination").select(["code", "names"]).execute();
}

/** Cheapest first. */
export function findPlansOf(db: Executor, destination: string, currency: string) {
  return db
    .selectFrom("plan as p")
    .selectAll("p")
    .where("destinationCode", "=", destination)
    .where("withdrawnAt", "is", null)
    .orderBy(priceIn(currency))
    .orderBy("code")
    .execute();
}

/** Regional plans on sale that work in `country`, with their destination's names, cheapest first. */
export function findRegionalPlansCovering(db: Executor, country: string, currency: string) {
  return db
    .selectFrom("plan as p")
    .innerJoin("destination as d", "d.code", "p.destinationCode")
    .selectAll("p")
    .select(["d.names as destinationNames", "d.kind as destinationKind"])
    .where("d.kind", "=", "region")
    .where(sql<boolean>`d.countries @> array[${country}]::text[]`)
    .where(sql<boolean>`p.coverage @> ${JSON.stringify([{ code: country }])}::jsonb`)
    .where("p.withdrawnAt", "is", null)
    .orderBy(priceIn(currency))
    .orderBy("p.code")
    .execute();
}

/** Plans on sale among `codes`, with their destination's names. */
export function findPlansForSale(db: Executor, codes: string[]) {
  return db
    .selectFrom("plan as p")
    .innerJoin("destination as d", "d.code", "p.destinationCode")
    .selectAll("p")
    .select(["d.names as destinationNames", "d.kind as destinationKind"])
    .where("p.code", "in", codes)
    .where("p.withdrawnAt", "is", null)
    .execute();
}

export type PlanForSale = Awaited<ReturnType<typeof findPlansForSale>>[number];

export async function readRevision(db: Executor): Promise<number> {
  const row = await db.selectFrom("catalogueRevision").select("revision").executeTakeFirstOrThrow();
  return row.revision;
}

/**
 * One sync at a time: the second waits and then finds nothing changed. Comparing 300,000 plans on a busy machine takes
 * longer than a transaction may otherwise be silent.
 */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(tx);
  await tx.selectFrom("catalogueRevision").selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Writes destinations that are new or differ; the others are not touched. */
export async function saveDestinations(
  tx: Tx,
  destinations: Insertable<CatalogueTables["destination"]>[],
): Promise<void> {
  await tx
    .insertInto("destination")
    .values(destinations)
    .onConflict((conflict) =>
      conflict
        .column("code")
        .doUpdateSet((eb) =>
          Object.fromEntries(destinationColumns.map((name) => [name, eb.ref(`excluded.${name}`)])),
        )
        .where(({ eb, or }) =>
          or(
            destinationColumns.map((name) =>
              eb(`destination.${name}`, "is distinct from", eb.ref(`excluded.${name}`)),
            ),
          ),
        ),
    )
    .execute();
}
const destinationColumns = ["names", "popularRank"] as const;

/** A region has the countries of all its plans on sale, whoever offers them. */
async function noteCoveredCountries(tx: Tx): Promise<void> {
  await sql`
    with covered as (
      select destination_code, array_agg(distinct place ->> 'code' order by place ->> 'code') as countries
      from plan, jsonb_array_elements(coverage) as place
      where withdrawn_at is null and destination_code in (select code from destination where kind = 'region')
      group by destination_code
    )
    update destination d set countries = c.countries
    from covered c
    where d.code = c.destination_code and d.countries is distinct from c.countries
  `.execute(tx);
}

export type SyncRecord = {
  id: string;
  received: number;
  added: number;
  changed: number;
  withdrawn: number;
  skipped: SyncSkipped;
  differences: SyncDifference[];
  providers: ProviderList[];
  error: string | null;
};

export async function recordSync(db: Executor, sync: SyncRecord): Promise<void> {
  const lists = {
    skipped: JSON.stringify(sync.skipped),
    differences: JSON.stringify(sync.differences),
    providers: JSON.stringify(sync.providers),
  };
  await db
    .insertInto("catalogueSync")
    .values({ ...sync, ...lists })
    .execute();
}

export function findLastSyncs(db: Executor, limit: number) {
  return db.selectFrom("catalogueSync").selectAll().orderBy("finishedAt", "desc").limit(limit).execute();
}

/** Destinations that a release has no name for yet in one of its languages. */
export function findUnnamed(db: Executor) {
  return db
    .selectFrom("destination")
    .select("code")
    .where((eb) => eb.not(sql<boolean>`names ?& ${sql.val([...languageCodes])}::text[]`))
    .executeTakeFirst();
}

export async function bumpRevision(tx: Tx): Promise<void> {
  await tx
    .updateTable("catalogueRevision")
    .set((eb) => ({ revision: eb("revision", "+", 1), changedAt: new Date() }))
    .execute();
}
