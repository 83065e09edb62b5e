import { sql } from "kysely";
import type { Executor } from "../../../database.ts";
import type { Log } from "../../../infra/log.ts";

/** Nothing can be ordered at this provider for want of money; said aloud the first time. */
export async function noteShortage(log: Log, db: Executor, provider: string): Promise<void> {
  const first = await db
    .insertInto("supplierCredit")
    .values({ provider, shortSince: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column("provider")
        .doUpdateSet({ shortSince: sql<Date>`now()` })
        .where("supplierCredit.shortSince", "is", null),
    )
    .returning("provider")
    .executeTakeFirst();
  if (first)
    log.error(
      { provider },
      "the balance at this supplier is empty: its eSIMs wait, and its plans are not sold",
    );
}

/** Keeps a balance that was read; `isShort`: too little to go on selling. True when that has changed. */
export async function saveBalance(
  db: Executor,
  provider: string,
  usdE4: number,
  isShort: boolean,
): Promise<boolean> {
  const before = await findShortage(db, provider);
  const values = {
    balanceUsdE4: usdE4,
    readAt: sql<Date>`now()`,
    shortSince: isShort ? (before ?? sql<Date>`now()`) : null,
  };
  await db
    .insertInto("supplierCredit")
    .values({ provider, ...values })
    .onConflict((conflict) => conflict.column("provider").doUpdateSet(values))
    .execute();
  return isShort !== (before !== null);
}

async function findShortage(db: Executor, provider: string): Promise<Date | null> {
  const row = await db
    .selectFrom("supplierCredit")
    .select("shortSince")
    .where("provider", "=", provider)
    .executeTakeFirst();
  return row?.shortSince ?? null;
}

/** Providers where too little is left to order, with how many eSIMs wait there. */
export function findShortSuppliers(db: Executor) {
  return db
    .selectFrom("supplierCredit as c")
    .leftJoin("esim as e", (join) =>
      join
        .onRef("e.provider", "=", "c.provider")
        .on("e.provisioning", "in", ["waiting", "requested"])
        .on("e.nextAttemptAt", "is not", null),
    )
    .where("c.shortSince", "is not", null)
    .groupBy(["c.provider", "c.balanceUsdE4"])
    .select(({ fn }) => ["c.provider", "c.balanceUsdE4", fn.count<number>("e.id").as("waiting")])
    .execute();
}

/** What these providers have told of what is left, and when. */
export async function findBalances(
  db: Executor,
  providers: readonly string[],
): Promise<Array<{ provider: string; usdE4: number; readAt: Date }>> {
  const rows = await db
    .selectFrom("supplierCredit")
    .select(["provider", "balanceUsdE4", "readAt"])
    .orderBy("provider")
    .execute();
  return rows.flatMap(({ provider, balanceUsdE4, readAt }) =>
    balanceUsdE4 !== null && readAt !== null && providers.includes(provider)
      ? [{ provider, usdE4: balanceUsdE4, readAt }]
      : [],
  );
}
