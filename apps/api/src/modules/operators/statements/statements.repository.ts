import type { StatementNaming } from "@rihla/contract/admin";
import { sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";
import { isId, newId } from "../../../infra/ids.ts";
import { unlessSaid } from "../takings/kept-takings.repository.ts";
import type { Difference, Span } from "../takings/takings-of-payment.ts";

/** Whoever names columns of a gateway's files waits for each other. */
export async function lockStatements(tx: Tx, gateway: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('statements of ' || ${gateway}::text, 0))`.execute(
    tx,
  );
}

export type Headings = { gateway: string; headingsDigest: string };

export const findNaming = (db: Executor, { gateway, headingsDigest }: Headings) =>
  db
    .selectFrom("statementNaming")
    .select(["naming", "revision"])
    .where("gateway", "=", gateway)
    .where("headingsDigest", "=", headingsDigest)
    .executeTakeFirst();

export async function keepNaming(
  tx: Tx,
  of: Headings,
  { headings, naming, revision }: { headings: readonly string[]; naming: StatementNaming; revision: number },
): Promise<void> {
  const said = { naming: JSON.stringify(naming), revision };
  await tx
    .insertInto("statementNaming")
    .values({ ...of, headings: JSON.stringify(headings), ...said })
    .onConflict((conflict) => conflict.columns(["gateway", "headingsDigest"]).doUpdateSet(said))
    .execute();
}

/**
 * Those of a gateway's payments that these may name: by the gateway's number or ours, or by an approval code, of which a million are told, so
 * that only those of the span count.
 */
export async function findNamedPayments(
  db: Executor,
  gateway: string,
  references: readonly string[],
  { from, to }: Span,
) {
  const named = [...references];
  const ids = (column: "gatewayRef" | "gatewayOrderNumber" | "approvalCode") =>
    db
      .selectFrom("payment")
      .select("id")
      .where("gateway", "=", gateway)
      .where(column, "=", sql<string>`any(${named}::text[])`);
  return db
    .selectFrom("payment")
    .select([
      "id",
      "orderNumber",
      "gatewayRef",
      "gatewayOrderNumber",
      "approvalCode",
      "amount",
      "currency",
      "paidAt",
    ])
    .where("gateway", "=", gateway)
    .where((eb) =>
      eb(
        "id",
        "in",
        ids("gatewayRef")
          .union(ids("gatewayOrderNumber"))
          .union(ids("approvalCode").where("paidAt", ">=", from).where("paidAt", "<", to))
          .union(
            db
              .selectFrom("payment")
              .select("id")
              .where("id", "=", sql<string>`any(${named.filter(isId)}::uuid[])`),
          ),
      ),
    )
    .execute();
}

export const findStatements = (db: Executor, day: string) =>
  db.selectFrom("takingStatement").selectAll().where("day", "=", day).execute();

type OfDay = { day: string; gateway: string };

export const findStatement = (db: Executor, { day, gateway }: OfDay) =>
  db
    .selectFrom("takingStatement")
    .selectAll()
    .where("day", "=", day)
    .where("gateway", "=", gateway)
    .executeTakeFirst();

/** What the file that was read last for that day says otherwise. */
export const findSaidDifferences = (db: Executor, { day, gateway }: OfDay) =>
  db
    .selectFrom("takingDifference")
    .select(["paymentId", "here", "there"])
    .where("day", "=", day)
    .where("gateway", "=", gateway)
    .where("inStatement", "=", true)
    .execute();

/** A newer file takes the place of an older one; a difference that was known stays with what was said of it. */
export async function keepStatement(
  tx: Tx,
  of: OfDay,
  { rows, agreed }: { rows: number; agreed: number },
  differences: readonly Omit<Difference, "gateway">[],
): Promise<void> {
  const { day, gateway } = of;
  await tx
    .insertInto("takingDay")
    .values({ day, comparedAt: null, told: JSON.stringify({ compared: [], notSeen: [] }) })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  await tx
    .insertInto("takingStatement")
    .values({ ...of, rows, agreed })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "gateway"])
        .doUpdateSet({ rows, agreed, readAt: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  await tx
    .updateTable("takingDifference")
    .set({ inStatement: false, goneAt: unlessSaid("in_books") })
    .where("day", "=", day)
    .where("gateway", "=", gateway)
    .where("inStatement", "=", true)
    .execute();
  const found = differences.map((one) => ({ id: newId(), ...one }));
  await sql`insert into taking_difference (id, day, gateway, order_number, payment_id, here, there, in_books, in_statement)
    select distinct on (payment, here, there) id, ${day}, ${gateway}, "order", payment, here, there, false, true
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id uuid, "order" text, payment text, here text, there text)
    on conflict (day, gateway, coalesce(payment_id, ''), here, there) do update set in_statement = true, gone_at = null`.execute(
    tx,
  );
}
