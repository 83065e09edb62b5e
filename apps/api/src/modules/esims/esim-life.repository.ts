import type { AlertKind, EsimNotificationKind, EsimStatus } from "@rihla/contract";
import { sql } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import type { EsimRow } from "./esim.ts";
import type { NotedKind } from "./esims.tables.ts";

export type Alert = { id: string; kind: NotedKind };

export async function insertStatusChange(
  tx: Tx,
  esimId: string,
  status: EsimStatus,
  saidState: string | null,
): Promise<void> {
  await tx.insertInto("esimStatusChange").values({ esimId, status, saidState }).execute();
}

/** Newest first. */
export function findStatusChanges(db: Executor, esimId: string) {
  return db
    .selectFrom("esimStatusChange")
    .select(["status", "saidState", "at"])
    .where("esimId", "=", esimId)
    .orderBy("id", "desc")
    .execute();
}

/** Notes what is to be told; gives what was not noted before, in the order given. No mail takes those of `quiet` along. */
export function insertAlerts(
  tx: Tx,
  esimId: string,
  kinds: readonly NotedKind[],
  quiet: readonly NotedKind[],
): Promise<Alert[]> {
  if (kinds.length === 0) return Promise.resolve([]);
  const rows = kinds.map((kind) => {
    const id = newId();
    return { id, esimId, kind, ...(quiet.includes(kind) && { toldWith: id }) };
  });
  return tx
    .insertInto("esimAlert")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["esimId", "kind"]).doNothing())
    .returning(["id", "kind"])
    .execute();
}

/** Undefined once what it tells is no longer so: its eSIM has more data or days since. */
export function findAlert(db: Executor, id: string) {
  return db
    .selectFrom("esimAlert")
    .select(["esimId", "kind"])
    .where("id", "=", id)
    .where("kind", "<>", "left-10")
    .$narrowType<{ kind: EsimNotificationKind }>()
    .executeTakeFirst();
}

/**
 * How long the mail of an alert waits for others of its kind, seconds. Who has one eSIM in use hears at once; who has several, of all
 * that is found within two minutes, and then in half an hour again.
 */
export async function secondsToGather(
  tx: Tx,
  { id, email }: Pick<EsimRow, "id" | "email">,
  kind: AlertKind,
): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select greatest(120, ceil(extract(epoch from (
      select max(told_at) from esim_alert where kind = ${kind} and esim_id in (select id from esim where email = ${email})
    ) + interval '30 minutes' - now())))::int as seconds
    where exists (select from esim where email = ${email} and id <> ${id} and next_look_at is not null)`.execute(
    tx,
  );
  return rows[0]?.seconds ?? 0;
}

/**
 * The eSIMs that the mail of this alert tells of, in the order in which it was noted of them: its own, and all whose owner is to be told
 * the same by mails that have not begun. None where another mail has taken it along. Asked again, it answers the same.
 */
export async function gatherAlerts(db: Executor, id: string): Promise<{ esimId: string; kind: AlertKind }[]> {
  // Of two at once the one that holds the first row takes them all: both ask for the rows in the same order.
  await sql`
    with untold as (
      select other.id from esim_alert lead join esim mine on mine.id = lead.esim_id
      join esim on esim.email = mine.email join esim_alert other on other.esim_id = esim.id and other.kind = lead.kind
      where lead.id = ${id} and other.told_with is null and other.at > lead.at - interval '2 hours'
      order by other.id for update of other
    )
    update esim_alert set told_with = ${id}, told_at = now() from untold
    where esim_alert.id = untold.id and exists (select from untold where untold.id = ${id})`.execute(db);
  return db
    .selectFrom("esimAlert")
    .select(["esimId", "kind"])
    .where("toldWith", "=", id)
    .where("kind", "<>", "left-10")
    .$narrowType<{ kind: AlertKind }>()
    .orderBy("id")
    .execute();
}

/** That a tenth of an eSIM's data is left, as it was noted; undefined once it has more. */
export function findLowData(db: Executor, which: { id: string } | { esimId: string }) {
  const [column, value] = "id" in which ? (["id", which.id] as const) : (["esimId", which.esimId] as const);
  return db
    .selectFrom("esimAlert")
    .select(["id", "esimId", "at"])
    .where("kind", "=", "left-10")
    .where(column, "=", value)
    .executeTakeFirst();
}

export async function forgetAlerts(tx: Tx, esimId: string, kinds: readonly NotedKind[]): Promise<void> {
  if (kinds.length === 0) return;
  await tx.deleteFrom("esimAlert").where("esimId", "=", esimId).where("kind", "in", kinds).execute();
}

/** Those whose provider is to be asked by itself now, the longest due first. */
export function findEsimsToLookAt(db: Executor, limit: number): Promise<Pick<EsimRow, "id" | "provider">[]> {
  return db
    .selectFrom("esim")
    .select(["id", "provider"])
    .where("provisioning", "=", "issued")
    .where("erasedAt", "is", null)
    .where("nextLookAt", "<=", sql<Date>`now()`)
    .orderBy("nextLookAt")
    .limit(limit)
    .execute();
}

/** Those in a state that the shop has no word for. */
export function findPuzzlingEsims(db: Executor) {
  return db
    .selectFrom("esim")
    .select(["id", "orderNumber", "provider", "saidState", "readAt"])
    .where("status", "=", "unknown")
    .orderBy("id")
    .execute();
}

/** Asks it again later, the answer having been of no use. */
export async function putOffLook(db: Executor, esimId: string, seconds: number): Promise<void> {
  await db
    .updateTable("esim")
    .set({ nextLookAt: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where("id", "=", esimId)
    .where("nextLookAt", "is not", null)
    .execute();
}

/** Asks it again at the latest then; nothing where nothing more can change. */
export async function lookWithin(db: Executor, esimId: string, seconds: number): Promise<void> {
  await db
    .updateTable("esim")
    .set({ nextLookAt: sql<Date>`least(next_look_at, now() + make_interval(secs => ${seconds}))` })
    .where("id", "=", esimId)
    .where("nextLookAt", "is not", null)
    .execute();
}
