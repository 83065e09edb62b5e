import type { Names, Plan } from "@rihla/contract";
import { type Insertable, type RawBuilder, sql, type Updateable } from "kysely";
import type { Executor, Tx } from "../../database.ts";
import { columnsOf, recordset } from "../../infra/database/recordset.ts";
import { codeOf } from "../../infra/error-code.ts";
import { enqueued } from "../../infra/jobs/enqueued.ts";
import { type EsimRow, mayMove, type PlacedEsimRow } from "./esim.ts";
import { deliverEsimsJob } from "./esims.queue.ts";
import type { EsimTable, Provisioning } from "./esims.tables.ts";
import { eraseFailures } from "./returns/failures.repository.ts";
import { deleteUsageOf } from "./usage.repository.ts";

type NewEsim = Omit<Insertable<EsimTable>, "plan" | "destinationNames"> & {
  plan: Plan;
  destinationNames: Names;
};

/** Writes down eSIMs and enqueues their delivery, in one statement; one that is there already stays as it is. */
export async function insertEsims(tx: Tx, rows: readonly NewEsim[]): Promise<void> {
  await sql`with paid as (select), ${requestedEsims(rows, "paid")} select`.execute(tx);
}

/** The same as parts of a statement, for the row of `facts`, another part; without one nothing is written. */
export function requestedEsims(rows: readonly NewEsim[], facts: string): RawBuilder<unknown> {
  const providers = [...new Set(rows.map(({ provider }) => provider))];
  return sql`
    wanted_esim as (
      insert into esim (${columnsOf(rows)})
      select ${columnsOf(rows, "wanted")} from ${sql.table(facts)} cross join ${recordset("esim", rows)} as wanted
      on conflict (order_line_id, position) do nothing returning id
    ),
    esim_noted as (
      insert into esim_history (esim_id, to_provisioning, reason) select id, 'waiting', 'paid' from wanted_esim
    ),
    delivery as (${enqueued(
      deliverEsimsJob,
      facts,
      providers.map((provider) => ({ provider })),
    )})`;
}

export function findEsim(db: Executor, id: string): Promise<EsimRow | undefined> {
  return db.selectFrom("esim").selectAll().where("id", "=", id).executeTakeFirst();
}

/** `givenBack`: its provider has taken it back. */
type OrderedEsimRow = PlacedEsimRow & { givenBack: boolean };

/** Each with its place: a refused one has none and doesn't count. */
function placedEsims(db: Executor) {
  return db
    .selectFrom("esim")
    .selectAll()
    .select(
      sql<PlacedEsimRow["place"]>`(
        select json_build_object(
          'number', greatest(1, count(*) filter (where (other.order_line_id, other.position) <= (esim.order_line_id, esim.position))),
          'of', count(*))
        from esim other
        where other.order_id = esim.order_id and other.provisioning <> 'refused'
          and other.replaced_by is null
          and other.plan ->> 'code' = esim.plan ->> 'code' and other.days = esim.days)`.as("place"),
    );
}

export function findOwnEsim(db: Executor, id: string, email: string): Promise<PlacedEsimRow | undefined> {
  return placedEsims(db).where("id", "=", id).where("email", "=", email).executeTakeFirst();
}

export function findPlacedEsims(db: Executor, ids: readonly string[]): Promise<PlacedEsimRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return placedEsims(db).where("id", "in", ids).execute();
}

/** Newest first, those after the eSIM `after`; pieces of one line stand in their order. */
export function findEsimPage(
  db: Executor,
  email: string,
  limit: number,
  after: string | undefined,
): Promise<PlacedEsimRow[]> {
  return placedEsims(db)
    .where("email", "=", email)
    .where("provisioning", "!=", "refused")
    .$if(after !== undefined, (query) =>
      query.where(
        // The first bound is what the index knows.
        sql<boolean>`created_at <= (select created_at from esim where id = ${after} and email = ${email})
          and (created_at, -position, id) < (select created_at, -position, id from esim where id = ${after} and email = ${email})`,
      ),
    )
    .orderBy("createdAt", "desc")
    .orderBy(sql`-position`, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Those of an e-mail, a page at a time, by ids, which begin with the time. */
export function findEsimsBefore(
  db: Executor,
  email: string,
  before: string,
  limit: number,
): Promise<PlacedEsimRow[]> {
  return placedEsims(db)
    .where("email", "=", email)
    .where("provisioning", "!=", "refused")
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** In the order of the lines; what was replaced is left out, unless it is wanted too. */
export function findEsimsOfOrders(
  db: Executor,
  orderIds: string[],
  replacedToo = false,
): Promise<OrderedEsimRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return placedEsims(db)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("esimCancellation")
          .select("esimId")
          .whereRef("esimId", "=", "esim.id")
          .where("status", "=", "done"),
      )
        .$castTo<boolean>()
        .as("givenBack"),
    )
    .where("orderId", "in", orderIds)
    .$if(!replacedToo, (query) => query.where("replacedBy", "is", null))
    .orderBy("orderLineId")
    .orderBy("position")
    .execute();
}

/** Those that were paid longer ago and are still to come, the oldest first. */
export function findEsimsToCome(db: Executor, minutes: number, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("esim")
    .select("id")
    .where(sql<boolean>`provisioning in ('waiting', 'requested')`)
    .where("createdAt", "<=", sql<Date>`now() - make_interval(mins => ${minutes})`)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
}

/** The one that is named, else the one that leads the order. */
export function findEsimByProvider(
  db: Executor,
  provider: string,
  hint: { order?: string | undefined; esim?: string | undefined },
) {
  return db
    .selectFrom("esim")
    .selectAll()
    .where("provider", "=", provider)
    .where((eb) =>
      eb.or([
        ...(hint.order
          ? [eb.and([eb("providerOrder", "=", hint.order), eb("orderedWith", "is", null)])]
          : []),
        ...(hint.esim ? [eb("providerEsim", "=", hint.esim)] : []),
        eb.lit(false),
      ]),
    )
    .orderBy((eb) => eb("providerEsim", "is not distinct from", hint.esim ?? null), "desc")
    .executeTakeFirst();
}

type Sending = Pick<EsimRow, "id" | "sentAt" | "providerTransaction">;

/** Notes that an order is sent for it now; false when somebody has sent one since `esim` was read. */
export async function claimSending(db: Executor, esim: Sending): Promise<boolean> {
  const row = await db
    .updateTable("esim")
    .set({ sentAt: new Date() })
    .where("id", "=", esim.id)
    // Another provider may have been asked since, under another reference.
    .where("providerTransaction", "=", esim.providerTransaction)
    .where("sentAt", "is not distinct from", esim.sentAt)
    .where("provisioning", "=", "requested")
    .where("providerOrder", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes the provider's order for an eSIM; false when another eSIM has that order, or this one is bought elsewhere by now.
 * Where a provider knows no references of ours, this alone decides whose an order is.
 */
export async function takeOrder(
  db: Executor,
  esim: Pick<EsimRow, "id" | "providerTransaction">,
  order: string,
  values: Pick<Updateable<EsimTable>, "nextAttemptAt" | "leaseUntil">,
): Promise<boolean> {
  try {
    const row = await db
      .updateTable("esim")
      .set({ ...values, providerOrder: order })
      .where("id", "=", esim.id)
      .where("providerTransaction", "=", esim.providerTransaction)
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return false;
    throw error;
  }
}
const uniqueViolation = "23505";

/** Those of a provider's orders that an eSIM has. */
export async function findTakenOrders(
  db: Executor,
  provider: string,
  orders: readonly string[],
): Promise<Set<string>> {
  if (orders.length === 0) return new Set();
  const rows = await db
    .selectFrom("esim")
    .select("providerOrder")
    .where("provider", "=", provider)
    .where("providerOrder", "in", orders)
    .execute();
  return new Set(rows.flatMap(({ providerOrder }) => providerOrder ?? []));
}

/** Those of our references that an eSIM was ordered under. */
export async function findUsedReferences(
  db: Executor,
  provider: string,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const rows = await db
    .selectFrom("esim")
    .select("providerTransaction")
    .where("provider", "=", provider)
    .where("providerTransaction", "in", references)
    .execute();
  return new Set(rows.map(({ providerTransaction }) => providerTransaction));
}

export function lockEsim(tx: Tx, id: string): Promise<EsimRow> {
  return tx.selectFrom("esim").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

/** The only place that changes how far provisioning is. */
export async function moveEsim(
  tx: Tx,
  esim: Pick<EsimRow, "id" | "provisioning">,
  to: Provisioning,
  reason: string,
  values: Updateable<EsimTable> = {},
): Promise<void> {
  if (!mayMove(esim.provisioning, to))
    throw new Error(`An eSIM that is ${esim.provisioning} can't become ${to}`);
  await tx
    .with("noted", (query) =>
      query
        .insertInto("esimHistory")
        .values({ esimId: esim.id, fromProvisioning: esim.provisioning, toProvisioning: to, reason }),
    )
    .updateTable("esim")
    .set({ ...values, provisioning: to })
    .where("id", "=", esim.id)
    .execute();
}

/** The same for who has claimed it; nothing where somebody else has since: they know more of it. */
export async function updateClaimed(
  db: Executor,
  { id, leaseUntil }: Pick<EsimRow, "id" | "leaseUntil">,
  values: Omit<Updateable<EsimTable>, "provisioning">,
): Promise<void> {
  await db
    .updateTable("esim")
    .set(values)
    .where("id", "=", id)
    .where("leaseUntil", "is not distinct from", leaseUntil)
    .execute();
}

/** A line of its history that moves nothing. */
export async function noteInHistory(
  tx: Tx,
  { id, provisioning }: Pick<EsimRow, "id" | "provisioning">,
  reason: string,
): Promise<void> {
  await tx
    .insertInto("esimHistory")
    .values({ esimId: id, fromProvisioning: provisioning, toProvisioning: provisioning, reason })
    .execute();
}

export async function updateEsim(
  db: Executor,
  id: string,
  values: Omit<Updateable<EsimTable>, "provisioning">,
) {
  await db.updateTable("esim").set(values).where("id", "=", id).execute();
}

export async function noteEndTold(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable("esim").set({ endToldAt: new Date() }).where("id", "in", ids).execute();
}

export async function labelOwnEsim(db: Executor, id: string, email: string, label: string | null) {
  await db.updateTable("esim").set({ label }).where("id", "=", id).where("email", "=", email).execute();
}

export async function noteSaidInstalled(db: Executor, id: string, isInstalled: boolean): Promise<void> {
  const saidInstalledAt = isInstalled ? new Date() : null;
  await db.updateTable("esim").set({ saidInstalledAt }).where("id", "=", id).execute();
}

/** Those with a name; the others keep what they are called. */
export async function nameEsims(
  tx: Tx,
  esims: readonly { id: string; name?: string | undefined }[],
): Promise<void> {
  for (const { id, name } of esims)
    if (name !== undefined) await tx.updateTable("esim").set({ label: name }).where("id", "=", id).execute();
}

export function findUnfinishedEsims(tx: Tx, email: string) {
  return tx
    .selectFrom("esim")
    .select("orderNumber")
    .distinct()
    .where("email", "=", email)
    .where("provisioning", "in", ["waiting", "requested"])
    .execute();
}

/**
 * Removes from finished eSIMs whose they are and what installs or names the profile. The provider's own numbers stay:
 * they are what a dispute with the provider goes by.
 */
export async function eraseEsims(tx: Tx, email: string): Promise<void> {
  await eraseFailures(tx, email);
  await deleteUsageOf(tx, email);
  await tx
    .updateTable("esim")
    .set({
      email: sql<string>`'erased:' || order_id`,
      label: null,
      activationCode: null,
      iccid: null,
      eid: null,
      erasedAt: sql<Date>`now()`,
    })
    .where("email", "=", email)
    .where("provisioning", "in", ["issued", "refused"])
    .execute();
}

/** Makes due what waits for this provider; a sweep takes it up. */
export async function wakeEsimsOf(db: Executor, provider: string): Promise<void> {
  await db
    .updateTable("esim")
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where("provider", "=", provider)
    .where("provisioning", "=", "requested")
    .where("providerOrder", "is", null)
    .execute();
}

/** Makes due what there is news of; gives whether it was not at its end. */
export async function wakeEsim(db: Executor, id: string): Promise<boolean> {
  const woken = await db
    .updateTable("esim")
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("provisioning", "=", "requested")
    .returning("id")
    .executeTakeFirst();
  return woken !== undefined;
}

/** Makes due what is not at its end, whoever holds it; gives how many there are. A sweep takes them up. */
export async function wakeEsimsOfOrder(db: Executor, orderId: string): Promise<number> {
  const woken = await db
    .updateTable("esim")
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where("orderId", "=", orderId)
    .where("provisioning", "in", ["waiting", "requested"])
    .returning("id")
    .execute();
  return woken.length;
}

/** Those bought before a moment that may still serve somebody. */
export async function countUsable(db: Executor, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom("esim")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("createdAt", "<", before)
    .where("erasedAt", "is", null)
    .where("provisioning", "in", ["waiting", "requested", "issued"])
    .where(sql<boolean>`coalesce(expires_at, created_at + interval '1 year') > now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes the turn to ask the provider about an issued eSIM, at most every `restSeconds`. */
export async function claimReading(db: Executor, id: string, restSeconds: number): Promise<boolean> {
  const row = await db
    .updateTable("esim")
    .set({ askedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("erasedAt", "is", null)
    .where("provisioning", "=", "issued")
    .where((eb) =>
      eb.or([
        eb("askedAt", "is", null),
        eb("askedAt", "<=", sql<Date>`now() - make_interval(secs => ${restSeconds})`),
        // Who waited for another's claim compares it with a time before it: without a rest there is nothing to compare.
        eb.lit(restSeconds === 0),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Asked for longer ago than allocation ever takes. */
export function findStuckEsims(db: Executor) {
  return db
    .selectFrom("esim")
    .select(["id", "orderNumber", "provisioning", "attempts", "requestedAt"])
    .where("provisioning", "in", ["waiting", "requested"])
    .where("createdAt", "<", sql<Date>`now() - interval '10 minutes'`)
    .execute();
}
