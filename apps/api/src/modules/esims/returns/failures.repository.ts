import type { Money } from "@rihla/contract";
import { defaultCurrency, phoneRefundsCountHours, phoneRefusalAnswerHours } from "@rihla/contract/rules";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";
import { worthIn } from "../../catalogue/index.ts";
import type { EsimTables } from "../esims.tables.ts";

export type FailureRow = Selectable<EsimTables["esimFailure"]>;

/** False where its buyer has said so before. */
export async function insertFailure(
  tx: Tx,
  row: Omit<Insertable<EsimTables["esimFailure"]>, "createdAt" | "endedAt">,
): Promise<boolean> {
  const endedAt = row.status === "with_support" ? null : sql<Date>`now()`;
  const inserted = await tx
    .insertInto("esimFailure")
    .values({ ...row, endedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("esimId")
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findFailures(db: Executor, orderId: string): Promise<FailureRow[]> {
  return db
    .selectFrom("esimFailure")
    .innerJoin("esim", "esim.id", "esimFailure.esimId")
    .selectAll("esimFailure")
    .where("esim.orderId", "=", orderId)
    .execute();
}

export async function findFailuresOf(db: Executor, esimIds: readonly string[]): Promise<FailureRow[]> {
  if (esimIds.length === 0) return [];
  return db
    .selectFrom("esimFailure")
    .selectAll()
    .where("esimId", "in", [...esimIds])
    .execute();
}

/** Ends what people looked at; gives it, or nothing where it was not open. */
export function endFailure(tx: Tx, esimId: string, status: "given_back" | "refused", note: string) {
  return tx
    .updateTable("esimFailure")
    .set({
      status,
      note,
      endedAt: sql<Date>`now()`,
      lookAt: status === "given_back" ? sql<Date>`case when what = 'phone_refuses' then now() end` : null,
    })
    .where("esimId", "=", esimId)
    .where("status", "=", "with_support")
    .returningAll()
    .executeTakeFirst();
}

/** What waits for a person's decision, the oldest first: with its provider's state and last words, and the check of the phone in the note. */
export function findOpenFailures(db: Executor) {
  return db
    .selectFrom("esimFailure")
    .innerJoin("esim", "esim.id", "esimFailure.esimId")
    .leftJoin("esimCancellation as c", "c.esimId", "esimFailure.esimId")
    .select([
      "esimFailure.esimId",
      "esim.orderNumber",
      "esim.provider",
      "esim.saidState",
      "esim.usedBytes",
      "esimFailure.what",
      "esimFailure.said",
      "esimFailure.note",
      "c.status as asked",
      "c.note as supplierSaid",
      "esimFailure.createdAt",
    ])
    .where("esimFailure.status", "=", "with_support")
    .where(({ not, and, eb }) =>
      not(
        and([
          eb("esimFailure.what", "=", "phone_refuses"),
          eb(sql`coalesce(c.status, '')`, "=", "asked"),
          eb(
            "esimFailure.createdAt",
            ">",
            sql<Date>`now() - make_interval(hours => ${phoneRefusalAnswerHours})`,
          ),
        ]),
      ),
    )
    .orderBy("esimFailure.createdAt")
    .execute();
}

/** What was said of a phone that refuses this eSIM and is still open; held. */
export function lockOpenRefusal(tx: Tx, esimId: string): Promise<FailureRow | undefined> {
  return tx
    .selectFrom("esimFailure")
    .selectAll()
    .where("esimId", "=", esimId)
    .where("what", "=", "phone_refuses")
    .where("status", "=", "with_support")
    .forUpdate()
    .executeTakeFirst();
}

/** One after the other for an e-mail, and then in the shop: each is counted by the next. */
export async function holdRefusalsOf(tx: Tx, email: string): Promise<void> {
  for (const whose of [`phone refusals of ${email}`, "phone refusals"])
    await sql`select pg_advisory_xact_lock(hashtextextended(${whose}::text, 0))`.execute(tx);
}

/** What was paid back because phones refused it: of an e-mail or a card in so many days, and by the shop itself in `phoneRefundsCountHours`, minor units of dinars. */
export async function countRefusals(
  tx: Tx,
  { email, cards, days }: { email: string; cards: string[]; days: number },
): Promise<{ account: number; card: number; today: number }> {
  const { rows } = await sql<{ account: number; card: number; today: number }>`
    select count(*) filter (where e.email = ${email} and f.ended_at > now() - make_interval(days => ${days}))::int as account,
      count(*) filter (where f.card = any(${cards}::text[]) and f.ended_at > now() - make_interval(days => ${days}))::int as card,
      coalesce(sum(f.counted) filter (where f.ended_at > now() - make_interval(hours => ${phoneRefundsCountHours})), 0)::float8 as today
    from esim_failure f join esim e on e.id = f.esim_id where f.what = 'phone_refuses' and f.status = 'given_back'`.execute(
    tx,
  );
  return rows[0] as { account: number; card: number; today: number };
}

/** Minor units of dinars for a sum, by the shop's rate; rounded up. */
export async function inDinars(db: Executor, amount: Money): Promise<number> {
  // Also in a currency that is not offered any more.
  const rates = await db.selectFrom("currency").select(["code", "perUsdE4"]).execute();
  return worthIn(rates, amount, defaultCurrency, "up");
}

/** The shop pays it back by itself; from now on it is looked whether it is used all the same. */
export async function payRefusalBack(
  tx: Tx,
  esimId: string,
  { note, card, counted }: { note: string; card: string | null; counted: number },
): Promise<void> {
  await endFailure(tx, esimId, "given_back", note);
  await tx.updateTable("esimFailure").set({ card, counted }).where("esimId", "=", esimId).execute();
}

export async function noteOfFailure(tx: Tx, esimId: string, note: string): Promise<void> {
  await tx.updateTable("esimFailure").set({ note }).where("esimId", "=", esimId).execute();
}

/** How often a phone was said to refuse an eSIM from one network in 24 hours. */
export async function countFromNetwork(db: Executor, network: string): Promise<number> {
  const { count } = await db
    .selectFrom("esimFailure")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("network", "=", network)
    .where("what", "=", "phone_refuses")
    .where("createdAt", ">", sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that were paid back and whose provider is to be asked; the turn is taken for a day. */
export function takeRefusalsToLookAt(db: Executor, limit: number) {
  return db
    .updateTable("esimFailure")
    .set({
      lookAt: sql<Date>`case when ended_at > now() - interval '60 days' then now() + interval '1 day' end`,
    })
    .where("esimId", "in", (eb) =>
      eb
        .selectFrom("esimFailure")
        .select("esimId")
        .where("lookAt", "<=", sql<Date>`now()`)
        .orderBy("lookAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("esimId")
    .execute();
}

/** False where it was noted before. */
export async function noteUsedAfter(db: Executor, esimId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("esimFailure")
    .set({ usedAfterAt: sql<Date>`now()`, lookAt: null })
    .where("esimId", "=", esimId)
    .where("usedAfterAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** eSIMs that a phone was said to refuse, paid back, and seen in use since. */
export function findUsedAfterRefusal(db: Executor) {
  return db
    .selectFrom("esimFailure")
    .innerJoin("esim", "esim.id", "esimFailure.esimId")
    .select(["esimId", "esim.orderNumber", "esim.provider", "esimFailure.endedAt", "esimFailure.usedAfterAt"])
    .where("usedAfterAt", "is not", null)
    .orderBy("usedAfterAt", "desc")
    .execute();
}

/** Its buyer's own words go with the account. */
export async function eraseFailures(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable("esimFailure")
    .set({ said: null, network: null })
    .where("esimId", "in", tx.selectFrom("esim").select("id").where("email", "=", email))
    .execute();
}
