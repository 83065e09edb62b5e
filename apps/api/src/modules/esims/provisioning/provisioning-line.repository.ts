import { sql } from "kysely";
import type { Db, Executor, Tx } from "../../../database.ts";
import { silencesInARow } from "../../../infra/outbound/rate-limiter.ts";
import type { EsimRow } from "../esim.ts";
import { moveEsim, updateEsim } from "../esims.repository.ts";

/** Longer than an order and a look take with their turns: five seconds for each turn, twelve for each call. */
const leaseSeconds = 45;

/** One that leads an order at the supplier, with how many eSIMs it is for. */
export type OrderedEsim = EsimRow & { quantity: number };

const quantity = sql<number>`1 + (select count(*)::int from esim m where m.ordered_with = esim.id)`.as(
  "quantity",
);

/** What leads an order and is not at its end. */
export const leaders = (db: Executor) =>
  db
    .selectFrom("esim")
    .selectAll()
    .select(quantity)
    .where("provisioning", "in", ["waiting", "requested"])
    .where("orderedWith", "is", null)
    .where((eb) => eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<=", sql<Date>`now()`)]));

/**
 * Takes the eSIM that has been due longest at this provider and has no order there, to work on it while a lease lasts.
 * The lease only saves calls; orders stay exactly once without it: our reference at the provider is the same on every
 * try, and `claimSending` lets one worker send.
 */
export function claimNextEsim(db: Db, provider: string): Promise<OrderedEsim | null> {
  return db.transaction().execute(async (tx) => {
    const esim = await leaders(tx)
      .where("provider", "=", provider)
      .where("providerOrder", "is", null)
      .where("nextAttemptAt", "<=", sql<Date>`now()`)
      .orderBy("nextAttemptAt")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return esim ? lease(tx, esim) : null;
  });
}

/** Takes it to work on: a lease, and the first time a move of all that are ordered with it. */
export async function lease(tx: Tx, esim: OrderedEsim): Promise<OrderedEsim> {
  const end = new Date(Date.now() + leaseSeconds * 1000);
  const values = { attempts: esim.attempts + 1, nextAttemptAt: end, leaseUntil: end };
  if (esim.provisioning === "requested") {
    await updateEsim(tx, esim.id, values);
    return { ...esim, leaseUntil: end };
  }
  const begun = { ...values, requestedAt: new Date() };
  await moveEsim(tx, esim, "requested", "asked at the provider", begun);
  for (const other of await lockOthers(tx, esim))
    if (other.provisioning === "waiting")
      await moveEsim(tx, other, "requested", "asked at the provider", { requestedAt: begun.requestedAt });
  return { ...esim, provisioning: "requested", requestedAt: begun.requestedAt, leaseUntil: end };
}

/** Orders at this provider that are due to be asked about: either several of the last minutes, or an older one. */
export function claimPlacedOrders(
  db: Db,
  provider: string,
  which: { age: "recent" | "old"; limit: number },
): Promise<OrderedEsim[]> {
  const recently = sql<Date>`now() - interval '2 minutes'`;
  return db.transaction().execute(async (tx) => {
    const found = await leaders(tx)
      .where("provider", "=", provider)
      .where("providerOrder", "is not", null)
      .where("nextAttemptAt", "<=", sql<Date>`now()`)
      .where("sentAt", which.age === "recent" ? ">" : "<=", recently)
      .orderBy("nextAttemptAt")
      .limit(which.limit)
      .forUpdate()
      .skipLocked()
      .execute();
    const end = new Date(Date.now() + leaseSeconds * 1000);
    if (found.length > 0)
      await tx
        .updateTable("esim")
        .set((eb) => ({ attempts: eb("attempts", "+", 1), nextAttemptAt: end, leaseUntil: end }))
        .where(
          "id",
          "in",
          found.map(({ id }) => id),
        )
        .execute();
    return found;
  });
}

/** Whether anything is to be asked about, without taking it. */
export async function hasPlacedOrdersDue(db: Db, provider: string): Promise<boolean> {
  const found = await leaders(db)
    .where("provider", "=", provider)
    .where("providerOrder", "is not", null)
    .where("nextAttemptAt", "<=", sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those that are ordered together with this one, in their order. */
export function lockOthers(tx: Tx, leader: Pick<EsimRow, "id">): Promise<EsimRow[]> {
  return tx
    .selectFrom("esim")
    .selectAll()
    .where("orderedWith", "=", leader.id)
    .orderBy("position")
    .forUpdate()
    .execute();
}

/** What leads an order that was never sent: behind the first so many of its provider's line, paid for so many seconds ago or more. */
export function findEsimsBehind(
  db: Executor,
  provider: string,
  { first, paidFor, most }: { first: number; paidFor: number; most: number },
): Promise<Array<{ id: string; plan: string }>> {
  return db
    .selectFrom("esim")
    .select(["id", sql<string>`plan ->> 'code'`.as("plan")])
    .where("provider", "=", provider)
    .where("provisioning", "in", ["waiting", "requested"])
    .where("orderedWith", "is", null)
    .where("providerOrder", "is", null)
    .where("sentAt", "is", null)
    .where("createdAt", "<=", sql<Date>`now() - make_interval(secs => ${paidFor})`)
    .where("nextAttemptAt", "is not", null)
    .orderBy("nextAttemptAt")
    .offset(first)
    .limit(most)
    .execute();
}

/** Those that were ordered with one eSIM are ordered with another now. */
export async function leadInstead(tx: Tx, before: string, now: string): Promise<void> {
  await tx.updateTable("esim").set({ orderedWith: now }).where("orderedWith", "=", before).execute();
}

/** Seconds until something is to be done at each of these providers; due for long: 0. */
export function findNextDue(db: Executor): Promise<Array<{ provider: string; seconds: number }>> {
  return db
    .selectFrom("esim")
    .select([
      "provider",
      sql<number>`greatest(0, extract(epoch from min(next_attempt_at) - now()))::float8`.as("seconds"),
    ])
    .where("provisioning", "in", ["waiting", "requested"])
    .where("orderedWith", "is", null)
    .where("nextAttemptAt", "is not", null)
    .groupBy("provider")
    .execute();
}

/** `ahead`: orders at the provider that come first, itself included. `isHeldUp`: it takes no orders at present. */
export type PlaceInLine = { orderId: string; provider: string; ahead: number; isHeldUp: boolean };

/** Where the eSIMs of these orders stand that have not come, by order and provider. */
export async function findPlacesInLine(db: Executor, orderIds: string[]): Promise<PlaceInLine[]> {
  const { rows } = await sql<PlaceInLine>`
    select e.order_id as "orderId", e.provider, max(case when l.provider_order is null then ahead.count else 0 end)::int as ahead,
      bool_or(c.short_since is not null or coalesce(t.silences, 0) >= ${silencesInARow}) as "isHeldUp"
    from esim e join esim l on l.id = coalesce(e.ordered_with, e.id)
    left join supplier_credit c on c.provider = e.provider
    left join call_line t on t.line = e.provider
    cross join lateral (select count(*) from esim a where a.provider = l.provider
      and a.provisioning in ('waiting', 'requested') and a.ordered_with is null and a.provider_order is null
      and a.next_attempt_at <= l.next_attempt_at) ahead
    where e.order_id = any(${orderIds}) and e.provisioning in ('waiting', 'requested')
    group by e.order_id, e.provider
  `.execute(db);
  return rows;
}

/** Seconds after which a line wants a person: whoever was paid for then should long have an eSIM. */
const longWait = 300;

/** Those of them where somebody waits for long, or that don't answer. */
export const findLongLines = async (db: Executor): Promise<ProviderLine[]> =>
  (await findProviderLines(db)).filter(
    ({ oldestSeconds, silences }) => oldestSeconds > longWait || silences >= silencesInARow,
  );

/** What waits at a provider: orders that are not placed there, and for how long the oldest has been paid. */
export type ProviderLine = { provider: string; waiting: number; oldestSeconds: number; silences: number };

/** Every provider with eSIMs that have not come, or that did not answer its last call. */
export async function findProviderLines(db: Executor): Promise<ProviderLine[]> {
  const { rows } = await sql<ProviderLine>`
    with open as (
      select provider, count(*) filter (where provider_order is null and ordered_with is null)::int as waiting,
        extract(epoch from now() - min(created_at))::int as oldest
      from esim where provisioning in ('waiting', 'requested') group by provider)
    select coalesce(o.provider, t.line) as provider, coalesce(o.waiting, 0) as waiting,
      coalesce(o.oldest, 0) as "oldestSeconds", coalesce(t.silences, 0) as silences
    from open o full join call_line t on t.line = o.provider
    where o.provider is not null or t.silences > 0
    order by 1`.execute(db);
  return rows;
}
