import { type Insertable, sql, type Updateable } from "kysely";
import pg from "pg";
import type { Db, Executor, Tx } from "../../database.ts";
import { isId } from "../../infra/ids.ts";
import { marked } from "../../infra/marked.ts";
import { mayMove, type RechargeRow } from "./recharge.ts";
import type { RechargeTable } from "./recharges.tables.ts";

/** Longer than a look and a top-up take with their turns: five seconds for each turn, twelve for each call. */
const leaseSeconds = 45;

/** One for each line; a line that has one keeps it. */
export async function insertRecharge(tx: Tx, row: Insertable<RechargeTable>): Promise<void> {
  await tx
    .with("inserted", (query) =>
      query
        .insertInto("recharge")
        .values(row)
        .onConflict((conflict) => conflict.column("orderLineId").doNothing())
        .returning("id"),
    )
    .insertInto("rechargeHistory")
    .columns(["rechargeId", "toStatus", "reason"])
    .expression((eb) =>
      eb.selectFrom("inserted").select(["id", sql.lit("waiting").as("to"), sql.lit("paid").as("reason")]),
    )
    .execute();
}

export function findRecharge(db: Executor, id: string): Promise<RechargeRow | undefined> {
  return db.selectFrom("recharge").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockRecharge(tx: Tx, id: string): Promise<RechargeRow> {
  return tx.selectFrom("recharge").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** Newest first. */
export function findRechargesOfEsim(db: Executor, esimId: string): Promise<RechargeRow[]> {
  return db
    .selectFrom("recharge")
    .selectAll()
    .where("esimId", "=", esimId)
    .orderBy("createdAt", "desc")
    .limit(50)
    .execute();
}

export function findRechargesOfOrders(db: Executor, orderIds: string[]): Promise<RechargeRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db.selectFrom("recharge").selectAll().where("orderId", "in", orderIds).orderBy("id").execute();
}

const open = marked<RechargeRow["status"]>({ waiting: true, requested: true, done: false, refused: false });

/** More is on its way to it, or came so shortly before that its supplier may not show it yet. */
export async function isJustToppedUp(db: Executor, esimId: string): Promise<boolean> {
  const found = await db
    .selectFrom("recharge")
    .select("id")
    .where("esimId", "=", esimId)
    .where((eb) =>
      eb.or([
        eb("status", "in", open),
        eb.and([eb("status", "=", "done"), eb("endedAt", ">", sql<Date>`now() - interval '30 minutes'`)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Numbers of orders whose top-up is not at its end, for eSIMs of an e-mail. */
export function findUnfinishedRecharges(db: Executor, email: string) {
  return db
    .selectFrom("recharge as r")
    .innerJoin("esim as e", "e.id", "r.esimId")
    .select("r.orderNumber")
    .distinct()
    .where("e.email", "=", email)
    .where("r.status", "in", open)
    .execute();
}

/** Paid for longer ago than a supplier ever takes. */
export function findStuckRecharges(db: Executor) {
  return db
    .selectFrom("recharge")
    .select(["id", "esimId", "orderNumber", "provider", "status", "attempts", "sentAt"])
    .where("status", "in", open)
    .where("createdAt", "<", sql<Date>`now() - interval '10 minutes'`)
    .execute();
}

export function findDueRecharges(db: Executor, limit: number) {
  return db
    .selectFrom("recharge")
    .select(["id", "provider"])
    .where("status", "in", open)
    .where("nextAttemptAt", "<=", sql<Date>`now()`)
    .orderBy("nextAttemptAt")
    .limit(limit)
    .execute();
}

/** Makes due what is not at its end; gives how many there are. */
export async function wakeRechargesOfOrder(db: Executor, orderId: string): Promise<number> {
  const woken = await db
    .updateTable("recharge")
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where("orderId", "=", orderId)
    .where("status", "in", open)
    .returning("id")
    .execute();
  return woken.length;
}

/** Those of a provider's top-ups that a top-up here is, by its name there or by our reference. */
export async function findKnownTopUps(
  db: Executor,
  provider: string,
  { names, references }: { names: readonly string[]; references: readonly string[] },
): Promise<Set<string>> {
  const ids = references.filter(isId);
  const rows = await db
    .selectFrom("recharge")
    .select(["id", "providerTopUp"])
    .where("provider", "=", provider)
    .where((eb) =>
      eb.or([sql<boolean>`provider_top_up = any(${names}::text[])`, sql<boolean>`id = any(${ids}::uuid[])`]),
    )
    .execute();
  return new Set(rows.flatMap(({ id, providerTopUp }) => [id, ...(providerTopUp ? [providerTopUp] : [])]));
}

/** Takes one that is due, to work on it while a lease lasts, which only saves calls: `claimSending` lets one worker send. */
export function claimRecharge(db: Db, id: string): Promise<RechargeRow | null> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("recharge")
      .selectAll()
      .where("id", "=", id)
      .where("status", "in", open)
      .where("nextAttemptAt", "<=", sql<Date>`now()`)
      .where((eb) => eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<=", sql<Date>`now()`)]))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return null;
    const end = new Date(Date.now() + leaseSeconds * 1000);
    const values = { attempts: row.attempts + 1, nextAttemptAt: end, leaseUntil: end };
    const requestedAt = row.requestedAt ?? new Date();
    if (row.status === "waiting")
      await moveRecharge(tx, row, "requested", "asked at the supplier", { ...values, requestedAt });
    else await tx.updateTable("recharge").set(values).where("id", "=", id).execute();
    return { ...row, ...values, requestedAt, status: "requested" };
  });
}

/** Notes that it is sent now; false when somebody has sent it since `row` was read. */
export async function claimSending(db: Executor, row: Pick<RechargeRow, "id" | "sentAt">): Promise<boolean> {
  const sent = await db
    .updateTable("recharge")
    .set({ sentAt: new Date() })
    .where("id", "=", row.id)
    .where("status", "=", "requested")
    .where("sentAt", "is not distinct from", row.sentAt)
    .returning("id")
    .executeTakeFirst();
  return sent !== undefined;
}

/** Which of the supplier's top-ups are known to be for a recharge. */
export async function findTakenTopUps(
  db: Executor,
  provider: string,
  topUps: readonly string[],
): Promise<Set<string | null>> {
  if (topUps.length === 0) return new Set();
  const rows = await db
    .selectFrom("recharge")
    .select("providerTopUp")
    .where("provider", "=", provider)
    .where("providerTopUp", "in", topUps)
    .execute();
  return new Set(rows.map(({ providerTopUp }) => providerTopUp));
}

/** Nothing where somebody else has claimed it since: they know more of it. */
export async function putOffClaimed(
  db: Executor,
  { id, leaseUntil }: Pick<RechargeRow, "id" | "leaseUntil">,
  values: Pick<Updateable<RechargeTable>, "nextAttemptAt" | "sentAt">,
): Promise<void> {
  await db
    .updateTable("recharge")
    .set({ ...values, leaseUntil: null })
    .where("id", "=", id)
    .where("status", "=", "requested")
    .where("leaseUntil", "is not distinct from", leaseUntil)
    .execute();
}

/** The only place that changes a recharge's status. */
export async function moveRecharge(
  tx: Tx,
  row: Pick<RechargeRow, "id" | "status">,
  to: RechargeRow["status"],
  reason: string,
  values: Updateable<RechargeTable> = {},
): Promise<void> {
  if (!mayMove(row.status, to)) throw new Error(`A recharge that is ${row.status} can't become ${to}`);
  await tx
    .with("noted", (query) =>
      query
        .insertInto("rechargeHistory")
        .values({ rechargeId: row.id, fromStatus: row.status, toStatus: to, reason }),
    )
    .updateTable("recharge")
    .set({ ...values, status: to })
    .where("id", "=", row.id)
    .execute();
}

/** Two workers took the same top-up for two recharges: the first has it. */
export const isTopUpTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === "recharge_of_top_up";
