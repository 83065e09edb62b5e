import { type RawBuilder, sql } from "kysely";
import type { Db, Executor, Tx } from "../../database.ts";

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

/**
 * Transfers after `after`: wrong are those whose cause names nothing that happened, or something of another sum: a top-up that was paid, a payment
 * from the wallet, a refund, a dispute, an operator's act. Those stand in other modules' tables, which the ledger is compared with here.
 */
export const lookForCauses = (tx: Tx, after: string, limit: number): Promise<Page> =>
  page(
    tx,
    sql`select t.id, t.kind, t.cause, abs(e.amount) as amount, a.customer_id, a.currency,
        case when split_part(t.cause, ':', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(t.cause, ':', 2)::uuid end as named
      from (select * from wallet_transfer where id > ${after} order by id limit ${limit}) t
      left join (wallet_entry e join wallet_account a on a.id = e.account_id and a.kind = 'customer') on e.transfer_id = t.id`,
    sql`select p.id, not case p.kind
        when 'top-up' then exists (select from top_up t join payment y on y.order_id = t.id
          where t.id = p.named and p.cause = 'top-up:' || t.id and t.customer_id = p.customer_id
            and y.pays_for = 'top-up' and y.settles_order and y.amount = p.amount and y.currency = p.currency)
        when 'purchase' then exists (select from payment y
          where y.id = p.named and p.cause = 'payment:' || y.id and y.method = 'wallet' and y.settles_order
            and y.amount = p.amount and y.currency = p.currency)
        when 'refund' then exists (select from refund r
          where r.id = p.named and p.cause = 'refund:' || r.id and r.wallet_of = p.customer_id and r.amount = p.amount)
        when 'pay-back' then exists (select from refund r
          where r.cause = p.cause and r.destination = 'card' and r.amount = p.amount)
          or exists (select from dispute d join payment y on y.id = d.payment_id join top_up t on t.id = y.order_id
            join operator_act o on o.act = 'wallet take-back' and o.details->>'dispute' = d.id::text
          where d.id = p.named and p.cause = 'dispute:' || d.id || ':' || y.id and y.pays_for = 'top-up'
            and t.customer_id = p.customer_id and o.subject = p.customer_id::text
            and o.details->>'amount' = p.amount::text and o.details->>'currency' = p.currency)
        else exists (select from operator_act o
          where o.id = p.named and p.cause = p.kind || ':' || o.id and o.subject = p.customer_id::text
            and o.details->>'amount' = p.amount::text and o.details->>'currency' = p.currency)
        end as wrong, '{}'::jsonb as sums
      from page p`,
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
  unfounded: number;
};

/** What of it does not add up. */
export const countDifferences = ({ unbalanced, wrongBalances, apart, unfounded }: LedgerCheck): number =>
  unbalanced + wrongBalances + apart + unfounded;

export async function insertLedgerCheck(db: Db, check: LedgerCheck): Promise<void> {
  await db.insertInto("ledgerCheck").values(check).execute();
}

/** The newest; undefined where none was made yet. */
export function findLedgerCheck(db: Executor) {
  return db.selectFrom("ledgerCheck").selectAll().orderBy("at", "desc").limit(1).executeTakeFirst();
}
