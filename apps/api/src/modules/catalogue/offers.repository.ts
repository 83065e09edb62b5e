import { type Insertable, sql } from "kysely";
import type { Tx } from "../../database.ts";
import type { PlanOfferTable, PlanTable } from "./catalogue.tables.ts";

export type KnownPlan = Awaited<ReturnType<typeof readKnownPlans>>[number];
export type KnownOffer = Awaited<ReturnType<typeof readKnownOffers>>[number];

/** Every plan there ever was, without what is only shown. */
export function readKnownPlans(tx: Tx) {
  return tx
    .selectFrom("plan")
    .select(["code", "promise", "destinationCode", "kind", "wholesaleUsdE4", "fingerprint", "withdrawnAt"])
    .execute();
}

export function readKnownOffers(tx: Tx) {
  return tx
    .selectFrom("planOffer")
    .select([
      "provider",
      "providerPackage",
      "planCode",
      "wholesaleUsdE4",
      "unusedValidDays",
      "fingerprint",
      "withdrawnAt",
    ])
    .execute();
}

/** PostgreSQL takes 65,535 parameters in a statement; a plan has about twenty columns. */
const rowsPerInsert = 1000;

function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    yield rows.slice(start, start + rowsPerInsert);
}

/** Writes new plans; one that is there already gets its promise. */
export async function savePlans(tx: Tx, plans: readonly Insertable<PlanTable>[]): Promise<void> {
  const columns = Object.keys(plans[0] ?? {}).filter((name) => name !== "code") as (keyof PlanTable)[];
  for (const batch of batchesOf(plans)) {
    await tx
      .insertInto("plan")
      .values(batch)
      .onConflict((conflict) =>
        conflict.column("code").doUpdateSet((eb) => ({
          ...Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)])),
          withdrawnAt: null,
          updatedAt: new Date(),
        })),
      )
      .execute();
  }
}

/** Writes new and changed offers; one that had been withdrawn is on sale again. */
export async function saveOffers(tx: Tx, offers: readonly Insertable<PlanOfferTable>[]): Promise<void> {
  for (const batch of batchesOf(offers)) {
    await tx
      .insertInto("planOffer")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["provider", "providerPackage"]).doUpdateSet((eb) => ({
          planCode: eb.ref("excluded.planCode"),
          wholesaleUsdE4: eb.ref("excluded.wholesaleUsdE4"),
          unusedValidDays: eb.ref("excluded.unusedValidDays"),
          givingBack: eb.ref("excluded.givingBack"),
          coverage: eb.ref("excluded.coverage"),
          egressCountries: eb.ref("excluded.egressCountries"),
          fingerprint: eb.ref("excluded.fingerprint"),
          withdrawnAt: null,
          updatedAt: new Date(),
        })),
      )
      .execute();
  }
}

export async function withdrawOffers(tx: Tx, provider: string, packages: readonly string[]): Promise<void> {
  if (packages.length === 0) return;
  await tx
    .updateTable("planOffer")
    .set({ withdrawnAt: new Date(), updatedAt: new Date() })
    .where("provider", "=", provider)
    // One array, for a statement takes 65,535 parameters and more offers than that may go at once.
    .where(sql<boolean>`provider_package = any(${packages})`)
    .execute();
}

export type PickedOffer = {
  code: string;
  provider: string;
  providerPackage: string;
  prices: Record<string, number>;
  priceBook: number;
  priceRule: string;
  fingerprint: string;
};

/** Puts plans on sale by the offers that were picked, with what those offers say of themselves. */
export async function sellByOffers(tx: Tx, picked: readonly PickedOffer[]): Promise<void> {
  for (const batch of batchesOf(picked)) {
    await sql`
      update plan p
      set provider = o.provider, provider_package = o.provider_package, wholesale_usd_e4 = o.wholesale_usd_e4,
          unused_valid_days = o.unused_valid_days, giving_back = o.giving_back, coverage = o.coverage, egress_countries = o.egress_countries,
          prices = n.prices, price_book = n."priceBook", price_rule = n."priceRule", fingerprint = n.fingerprint,
          withdrawn_at = null, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as n(
             code text, provider text, "providerPackage" text, prices jsonb, "priceBook" int, "priceRule" text,
             fingerprint text)
      join plan_offer o on o.provider = n.provider and o.provider_package = n."providerPackage"
      where p.code = n.code
    `.execute(tx);
  }
}

export async function withdrawPlans(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .updateTable("plan")
    .set({ withdrawnAt: new Date(), updatedAt: new Date() })
    .where(sql<boolean>`code = any(${codes})`)
    .execute();
}
