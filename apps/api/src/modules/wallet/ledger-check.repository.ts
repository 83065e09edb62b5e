import { type RawBuilder, sql } from "kysely";
import type { Db, Executor, Tx } from "../../app.ts";

/** Rows looked at, how many of them are wrong, some of these by id, and the id to go on after; sums by currency, minor units. */
export type Page = { rows: number; wrong: number; examples: string[]; last: string | null; sums: Sums };
/** Whole numbers as text: of a shop that is old enough they fit no number of JavaScript's. */
export type Sums = Record<string, string>;

/** The ledger as it stands at one moment, however long adding it up takes. */
export const atOneMoment = <Result>(db: Db, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);

/** Transfers after `after`: wrong are those whose entries don't sum to zero. Its sums: what left the shop's accounts. */
export const addUpTransfers = (tx: Tx, after: string, limit: number): Promise<Page> =>
  page(
    tx,
    sql`select id from wallet_transfer where id > ${after} order by id limit ${limit}`,
    sql`select p.id, coalesce(bool_or(total <> 0), true) as wrong, jsonb_object_agg(currency, shops) filter (where shops <> 0) as sums
      from page p left join lateral (
        select a.currency, sum(e.amount) as total, coalesce(-sum(e.amount) filter (where a.kind <> 'customer'), 0) as shops
        from wallet_entry e join wallet_account a on a.id = e.account_id where e.transfer_id = p.id group by a.currency
      ) t on true group by p.id`,
  );

/** Wallets after `after`: wrong are those whose balance is not the sum of their entries. Its sums: the balances. */
export const addUpWallets = (tx: Tx, after: string, limit: number): Promise<Page> =>
  page(
    tx,
    sql`select id, currency, balance from wallet_account where kind = 'customer' and id > ${after} order by id limit ${limit}`,
    sql`select p.id, p.balance <> coalesce(e.total, 0) as wrong, jsonb_build_object(p.currency, p.balance) as sums
      from page p left join lateral (select sum(amount) as total from wallet_entry where account_id = p.id) e on true`,
  );

async function page(tx: Tx, ids: RawBuilder<unknown>, looked: RawBuilder<unknown>): Promise<Page> {
  const { rows } = await sql<Page>`
    with page as (${ids}), looked as (${looked})
    select count(*)::int as rows, (count(*) filter (where wrong))::int as wrong,
      coalesce((array_agg(id) filter (where wrong))[1:5], '{}') as examples, (array_agg(id order by id desc))[1] as last,
      coalesce((select jsonb_object_agg(currency, total::text) from (
        select key as currency, sum(value::numeric) as total from looked, jsonb_each_text(sums) group by key) s), '{}') as sums
    from looked`.execute(tx);
  return rows[0] as Page;
}

export type LedgerCheck = {
  transfers: number;
  wallets: number;
  unbalanced: number;
  wrongBalances: number;
  apart: number;
};

export async function insertLedgerCheck(db: Db, check: LedgerCheck): Promise<void> {
  await db.insertInto("ledgerCheck").values(check).execute();
}

/** The newest; undefined where none was made yet. */
export function findLedgerCheck(db: Executor) {
  return db.selectFrom("ledgerCheck").selectAll().orderBy("at", "desc").limit(1).executeTakeFirst();
}
