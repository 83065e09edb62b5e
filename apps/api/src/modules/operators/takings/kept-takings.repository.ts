import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import type { Told } from "../operators.tables.ts";
import type { Difference } from "./takings-of-payment.ts";

/** What was found now. `silent`: gateways of which nothing new is known. A difference that was known stays with what was said of it; one that is not found any more is gone. */
export async function keepTakings(
  tx: Tx,
  day: string,
  told: Told,
  { differences, silent }: { differences: readonly Difference[]; silent: readonly string[] },
): Promise<void> {
  const now = sql<Date>`now()`;
  await lockTakings(tx, day);
  await tx
    .insertInto("takingDay")
    .values({ day, told: JSON.stringify(told) })
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet({ comparedAt: now, told: JSON.stringify(told) }),
    )
    .execute();
  await tx
    .updateTable("takingDifference")
    .set({ inBooks: false, goneAt: unlessSaid("in_statement") })
    .where("day", "=", day)
    .where("inBooks", "=", true)
    .where("gateway", "<>", sql<string>`all(${[...silent]}::text[])`)
    .execute();
  for (const { order: orderNumber, payment: paymentId, ...one } of differences)
    await sql`insert into taking_difference (id, day, gateway, order_number, payment_id, here, there)
      values (${newId()}, ${day}, ${one.gateway}, ${orderNumber}, ${paymentId}, ${one.here}, ${one.there})
      on conflict (day, gateway, coalesce(payment_id, ''), here, there) do update set in_books = true, gone_at = null`.execute(
      tx,
    );
}

/** Whoever changes what is known of a day waits for each other. */
export async function lockTakings(tx: Tx, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('takings of ' || ${day}::text, 0))`.execute(tx);
}

/** A difference that one of the two doesn't know any more is gone, unless the other says so still. */
export const unlessSaid = (by: "in_books" | "in_statement") =>
  sql<Date>`case when ${sql.ref(by)} then null else coalesce(gone_at, clock_timestamp()) end`;

export const findTakingDay = (db: Executor, day: string) =>
  db.selectFrom("takingDay").selectAll().where("day", "=", day).executeTakeFirst();

export const findDifferences = (db: Executor, day: string) =>
  db
    .selectFrom("takingDifference")
    .selectAll()
    .where("day", "=", day)
    .orderBy("foundAt")
    .orderBy("id")
    .limit(500)
    .execute();

/** Those that nobody has explained and that are still there, the oldest first. */
export const findOpenDifferences = (db: Executor) =>
  db
    .selectFrom("takingDifference")
    .selectAll()
    .where("goneAt", "is", null)
    .where("explainedAt", "is", null)
    .orderBy("foundAt")
    .limit(200)
    .execute();

/** The last days to yesterday in Algeria, newest first, whether anybody compared them or not. */
export async function findLastDays(db: Db, count: number) {
  const { rows } = await sql<{ day: string; comparedAt: Date | null; open: number }>`
    select d.day, t.compared_at, (select count(*)::int from taking_difference f
      where f.day = d.day and f.gone_at is null and f.explained_at is null) as open
    from (select to_char((now() at time zone 'Africa/Algiers')::date - n, 'YYYY-MM-DD') as day from generate_series(1, ${count}) n) d
    left join taking_day t on t.day = d.day order by 1 desc`.execute(db);
  return rows;
}

/** False where it was explained before; undefined where there is none. */
export async function explain(tx: Tx, id: string, explanation: string): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom("takingDifference")
    .select("explainedAt")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.explainedAt) return false;
  await tx
    .updateTable("takingDifference")
    .set({ explainedAt: sql<Date>`now()`, explanation })
    .where("id", "=", id)
    .execute();
  return true;
}

/** What was ordered of each supplier in so many days, by what it cost, 1/10000 USD; what is sold by the day costs each of its days. */
export async function sumSpent(db: Db, days: number): Promise<{ provider: string; usdE4: number }[]> {
  const { rows } = await sql<{ provider: string; usdE4: number }>`
    select e.provider, sum(l.wholesale_usd_e4 * coalesce(e.period_days, 1))::bigint as "usdE4"
    from customer_order o join esim e on e.order_id = o.id join order_line l on l.id = e.order_line_id
    where o.created_at > now() - make_interval(days => ${days}) and e.provisioning = 'issued'
    group by 1`.execute(db);
  return rows;
}
