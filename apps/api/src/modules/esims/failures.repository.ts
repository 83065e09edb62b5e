import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import type { EsimTables } from "./esims.tables.ts";

export type FailureRow = Selectable<EsimTables["esimFailure"]>;

/** False where its buyer has said so before. */
export async function insertFailure(
  tx: Tx,
  row: Omit<FailureRow, "createdAt" | "endedAt">,
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
    .set({ status, note, endedAt: sql<Date>`now()` })
    .where("esimId", "=", esimId)
    .where("status", "=", "with_support")
    .returningAll()
    .executeTakeFirst();
}

/** What waits for a person's decision, the oldest first. */
export function findOpenFailures(db: Executor) {
  return db
    .selectFrom("esimFailure")
    .innerJoin("esim", "esim.id", "esimFailure.esimId")
    .select([
      "esimId",
      "esim.orderNumber",
      "esim.provider",
      "esim.saidState",
      "esim.usedBytes",
      "esimFailure.what",
      "esimFailure.said",
      "esimFailure.note",
      "esimFailure.createdAt",
    ])
    .where("esimFailure.status", "=", "with_support")
    .orderBy("esimFailure.createdAt")
    .execute();
}

/** Whether an eSIM of this e-mail was paid back before because a phone refused it. */
export async function hasHadPhoneRefused(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom("esimFailure")
    .innerJoin("esim", "esim.id", "esimFailure.esimId")
    .select("esimId")
    .where("esim.email", "=", email)
    .where("esimFailure.what", "=", "phone_refuses")
    .where("esimFailure.status", "=", "given_back")
    .executeTakeFirst();
  return found !== undefined;
}

/** Its buyer's own words go with the account. */
export async function eraseFailures(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable("esimFailure")
    .set({ said: null })
    .where("esimId", "in", tx.selectFrom("esim").select("id").where("email", "=", email))
    .execute();
}
