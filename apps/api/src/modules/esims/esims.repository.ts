import { type Insertable, sql, type Updateable } from "kysely";
import type { Executor, Tx } from "../../app.ts";
import { type EsimRow, mayMove, type PlacedEsimRow } from "./esim.ts";
import type { EsimTable, Provisioning } from "./esims.tables.ts";

/** Inserts one row for each eSIM wanted; one that is there already stays as it is. */
export async function insertEsims(tx: Tx, rows: Insertable<EsimTable>[]): Promise<string[]> {
  const inserted = await tx
    .with("inserted", (query) =>
      query
        .insertInto("esim")
        .values(rows)
        .onConflict((conflict) => conflict.columns(["orderLineId", "position"]).doNothing())
        .returning("id"),
    )
    .insertInto("esimHistory")
    .columns(["esimId", "toProvisioning", "reason"])
    .expression((eb) =>
      eb.selectFrom("inserted").select(["id", sql.lit("waiting").as("to"), sql.lit("paid").as("reason")]),
    )
    .returning("esimId")
    .execute();
  return inserted.map(({ esimId }) => esimId);
}

export function findEsim(db: Executor, id: string): Promise<EsimRow | undefined> {
  return db.selectFrom("esim").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Each with its place: a refused one has none and doesn't count. */
function placedEsims(db: Executor) {
  return db
    .selectFrom("esim")
    .selectAll()
    .select(
      sql<PlacedEsimRow["place"]>`(
        select json_build_object(
          'number', count(*) filter (where (other.order_line_id, other.position) <= (esim.order_line_id, esim.position)),
          'of', count(*))
        from esim other
        where other.order_id = esim.order_id and other.provisioning <> 'refused'
          and other.plan ->> 'code' = esim.plan ->> 'code' and other.days = esim.days)`.as("place"),
    );
}

export function findOwnEsim(db: Executor, id: string, email: string): Promise<PlacedEsimRow | undefined> {
  return placedEsims(db).where("id", "=", id).where("email", "=", email).executeTakeFirst();
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

/** In the order of the lines. */
export function findEsimsOfOrders(db: Executor, orderIds: string[]): Promise<PlacedEsimRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return placedEsims(db)
    .where("orderId", "in", orderIds)
    .orderBy("orderLineId")
    .orderBy("position")
    .execute();
}

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
        ...(hint.order ? [eb("providerOrder", "=", hint.order)] : []),
        ...(hint.esim ? [eb("providerEsim", "=", hint.esim)] : []),
        eb.lit(false),
      ]),
    )
    .executeTakeFirst();
}

/**
 * Takes an eSIM to work on it for `leaseSeconds`; null when it is finished, not due, or another worker has it.
 * `early`: there is news of it, so it need not be due. The lease only saves calls; orders stay exactly once without it: our reference at the provider
 * is the same on every try, and `claimSending` lets one worker send.
 */
export async function claimEsim(
  tx: Tx,
  id: string,
  leaseSeconds: number,
  early: boolean,
): Promise<EsimRow | null> {
  const row = await tx
    .selectFrom("esim")
    .selectAll()
    .where("id", "=", id)
    .where("provisioning", "in", ["waiting", "requested"])
    .$if(!early, (query) => query.where("nextAttemptAt", "<=", sql<Date>`now()`))
    .where((eb) => eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<=", sql<Date>`now()`)]))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  const leaseEnd = new Date(Date.now() + leaseSeconds * 1000);
  const lease = { attempts: row.attempts + 1, nextAttemptAt: leaseEnd, leaseUntil: leaseEnd };
  if (row.provisioning === "waiting") {
    await moveEsim(tx, row, "requested", "asked at the provider", { ...lease, requestedAt: new Date() });
  } else {
    await updateEsim(tx, id, lease);
  }
  return row;
}

/** Notes that an order is sent for it now; false when somebody has sent one since `esim` was read. */
export async function claimSending(db: Executor, esim: Pick<EsimRow, "id" | "sentAt">): Promise<boolean> {
  const row = await db
    .updateTable("esim")
    .set({ sentAt: new Date() })
    .where("id", "=", esim.id)
    .where("sentAt", "is not distinct from", esim.sentAt)
    .where("provisioning", "=", "requested")
    .where("providerOrder", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Seconds since it was first asked for, and since an order for it was last sent. */
export async function sinceAsked(tx: Tx, id: string): Promise<{ requested: number; sent: number }> {
  const seconds = (column: "requestedAt" | "sentAt") =>
    sql<number>`coalesce(extract(epoch from now() - ${sql.ref(column)})::float8, 0)`;
  return tx
    .selectFrom("esim")
    .select([seconds("requestedAt").as("requested"), seconds("sentAt").as("sent")])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
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

export async function updateEsim(
  db: Executor,
  id: string,
  values: Omit<Updateable<EsimTable>, "provisioning">,
) {
  await db.updateTable("esim").set(values).where("id", "=", id).execute();
}

/** Keeps a reading, unless the eSIM was erased while the provider was asked: it names the phone's chip. */
export async function saveReading(
  db: Executor,
  id: string,
  values: Omit<Updateable<EsimTable>, "provisioning">,
): Promise<void> {
  await db.updateTable("esim").set(values).where("id", "=", id).where("erasedAt", "is", null).execute();
}

export async function labelOwnEsim(db: Executor, id: string, email: string, label: string | null) {
  await db.updateTable("esim").set({ label }).where("id", "=", id).where("email", "=", email).execute();
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

export function findEsimsToProvision(db: Executor, limit: number) {
  return db
    .selectFrom("esim")
    .select("id")
    .where("provisioning", "in", ["waiting", "requested"])
    .where("nextAttemptAt", "<=", sql<Date>`now()`)
    .orderBy("nextAttemptAt")
    .limit(limit)
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

export function findEsimsByIccid(db: Executor, iccid: string) {
  return db.selectFrom("esim").select("orderId").where("iccid", "=", iccid).execute();
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
