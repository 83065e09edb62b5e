import { keptDays } from "@rihla/contract/rules";
import { type Expression, sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";
import { deleteOld } from "../../infra/database/delete-old.ts";
import type { Fact } from "./facts.ts";

/** Lifted by nobody, and not over. */
const stands = sql<boolean>`b.lifted_at is null and (b.ends_at is null or b.ends_at > now())`;

/** By what somebody who calls may be known beside `facts`: what their account has, and who else has signed in on their device. */
type Known = { facts: readonly Fact[]; emails: readonly string[]; session: string; deviceHash: string };

/** Whether one of them is blocked, or one that follows from them; nobody is where `unless` holds. */
export async function anyBlocked(
  db: Executor,
  { facts, emails, session, deviceHash }: Known,
  unless: Expression<boolean> = sql<boolean>`false`,
): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    with fact (kind, value) as (
      select * from unnest(${facts.map(({ kind }) => kind)}::text[], ${facts.map(({ value }) => value)}::text[])
      union all
      select 'phone', c.phone from customer c where c.email = any(${emails}::text[])
      union all
      select 'device', d.id::text from known_device d where d.secret_hash = ${deviceHash} or d.previous_hash = ${deviceHash}
      union all
      select 'device', d.id::text from session s
        join known_device own on own.id = s.known_device_id join known_device d on d.secret_hash = own.secret_hash
        where s.id = nullif(${session}, '')::uuid
    )
    select not ${unless} and exists (
      select from fact join blocked_fact f using (kind, value) join block b on b.id = f.block_id where ${stands}
    ) as blocked`.execute(db);
  return rows[0]?.blocked ?? false;
}

/** One block after the other is made, so that the second of two sees the first. */
export async function holdBlocks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blocks', 0))`.execute(tx);
}

/** Of each of the facts that is blocked: until when at the latest; null where that has no end. */
export async function findStanding(tx: Tx, facts: readonly Fact[]): Promise<{ endsAt: Date | null }[]> {
  const { rows } = await sql<{ endsAt: Date | null }>`
    select nullif(max(coalesce(b.ends_at, 'infinity')), 'infinity') as ends_at
    from unnest(${facts.map(({ kind }) => kind)}::text[], ${facts.map(({ value }) => value)}::text[]) as fact (kind, value)
    join blocked_fact f using (kind, value) join block b on b.id = f.block_id
    where ${stands} group by f.kind, f.value`.execute(tx);
  return rows;
}

type NewBlock = {
  id: string;
  who: string;
  why: string;
  customerId: string | null;
  endsAt: Date | null;
  /** The dispute that it waits for; null where somebody has blocked them. */
  disputeId: string | null;
};

export async function insertBlock(tx: Tx, block: NewBlock, facts: readonly Fact[]): Promise<void> {
  await tx.insertInto("block").values(block).execute();
  await tx
    .insertInto("blockedFact")
    .values(facts.map((fact) => ({ blockId: block.id, ...fact })))
    .execute();
}

const columns = ["b.id", "b.createdAt", "b.who", "b.why", "b.customerId", "b.endsAt", "b.disputeId"] as const;
export type BlockRow = NewBlock & { createdAt: Date };

/** Those that stand, the newest first, from before the one with that id. */
export function findBlocks(db: Executor, limit: number, before?: string): Promise<BlockRow[]> {
  return db
    .selectFrom("block as b")
    .select(columns)
    .where(stands)
    .$if(before !== undefined, (query) => query.where("b.id", "<", before as string))
    .orderBy("b.id", "desc")
    .limit(limit)
    .execute();
}

/** Those that stand and were made from a person's page, or upon something that is theirs. */
export async function findBlocksOf(db: Executor, customerId: string, facts: readonly Fact[]) {
  const { rows } = await sql<BlockRow>`
    select b.id, b.created_at, b.who, b.why, b.customer_id, b.ends_at, b.dispute_id from block b
    where ${stands} and b.id in (
      select id from block where customer_id = ${customerId}
      union
      select f.block_id from blocked_fact f
      join unnest(${facts.map(({ kind }) => kind)}::text[], ${facts.map(({ value }) => value)}::text[]) as fact (kind, value) using (kind, value))
    order by b.id desc limit 50`.execute(db);
  return rows;
}

/** Of a device what it calls itself where it was used last. */
export async function findFactsOf(db: Executor, blockIds: readonly string[]) {
  const { rows } = await sql<Fact & { blockId: string; device: string | null }>`
    select f.block_id, f.kind, f.value, case f.kind when 'device' then (
      select s.device from session s where s.known_device_id::text = f.value order by s.last_used_at desc limit 1) end as device
    from blocked_fact f where f.block_id = any(${[...blockIds]}::uuid[]) order by f.kind, f.value`.execute(
    db,
  );
  return rows;
}

/** Held until the transaction ends; undefined where there is none. */
export async function lockBlock(tx: Tx, id: string) {
  return tx
    .selectFrom("block as b")
    .select(["b.id", "b.endsAt", "b.customerId", stands.as("stands")])
    .where("b.id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function endBlock(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("block").set({ liftedAt: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** What a dispute kept out is let in; nothing where somebody has done so before. */
export async function endBlockOf(tx: Tx, disputeId: string): Promise<void> {
  await tx
    .updateTable("block")
    .set({ liftedAt: sql<Date>`now()` })
    .where("disputeId", "=", disputeId)
    .where("liftedAt", "is", null)
    .execute();
}

/** Those of an account that are not forgotten yet, used last first. */
export async function findDevices(db: Executor, customerId: string) {
  const { rows } = await sql<{ id: string; name: string | null; lastUsedAt: Date }>`
    select d.id, d.last_used_at, (
      select s.device from session s where s.known_device_id = d.id order by s.last_used_at desc limit 1) as name
    from known_device d where d.customer_id = ${customerId} order by d.last_used_at desc, d.id`.execute(db);
  return rows;
}

export const isDevice = async (db: Executor, id: string): Promise<boolean> =>
  (await db.selectFrom("knownDevice").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** Every phone that an account or its orders have. */
export async function findPhones(tx: Tx, { id, email }: { id: string; email: string }): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select phone from customer where id = ${id} and phone is not null
    union select billing_phone from customer_order where email = ${email} and billing_phone <> ''`.execute(
    tx,
  );
  return rows.map(({ phone }) => phone);
}

/** Puts a digest in the place of what named somebody. Such a block ends, whoever made it. */
export async function eraseFact(tx: Tx, { kind, value }: Fact, digest: string): Promise<void> {
  const ends = sql<Date>`least(ends_at, now() + make_interval(days => ${keptDays.blocksOfErased}))`;
  const blocks = tx
    .selectFrom("blockedFact")
    .select("blockId")
    .where("kind", "=", kind)
    .where("value", "=", value);
  await tx.updateTable("block").set({ endsAt: ends }).where("id", "in", blocks).execute();
  await tx
    .updateTable("blockedFact")
    .set({ value: digest })
    .where("kind", "=", kind)
    .where("value", "=", value)
    .execute();
}

/** What is left of a block from an account's page leads to it no more. */
export async function forgetCustomer(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from blocked_fact where kind = 'device' and value in (
    select id::text from known_device where customer_id = ${customerId})`.execute(tx);
  await tx.updateTable("block").set({ customerId: null }).where("customerId", "=", customerId).execute();
}

export const deleteEndedBlocks = (db: Db): Promise<void> =>
  deleteOld(
    db,
    "block",
    sql`coalesce(lifted_at, ends_at) < now() - make_interval(days => ${keptDays.endedBlocks})`,
  );
