import type { Database } from "./database.ts";

/** Money that went into a wallet or, below zero, out of it: minor units. `email`: whose. */
export type Transfer = { cause: string; amount: number; email: string };

/** What of the ledger does not add up, each counted. */
export type Ledger = {
  /** Transfers whose entries do not sum to zero. */
  unbalanced: number;
  /** Currencies in which all entries together do not. */
  unbalancedCurrencies: number;
  /** Wallets whose balance is not the sum of their entries. */
  wrongBalances: number;
  /** Entries after which a wallet had less than nothing. */
  belowZero: number;
  /** Wallets whose entries, taken as steps from one balance to the next, do not lead from nothing to what is in them. */
  brokenChains: number;
};

export type WalletBook = { transfers: Transfer[]; ledger: Ledger };

/** Of each wallet: every balance that an entry ends at must be one that another entry begins at, but for the last. */
const brokenChains = `select count(*) from wallet_account a where kind = 'customer' and exists (
  select from (
    select balance as at, 1 as side from wallet_entry where account_id = a.id
    union all select 0, 1
    union all select balance - amount, -1 from wallet_entry where account_id = a.id
    union all select a.balance, -1
  ) steps group by at having sum(side) <> 0)`;

export async function readWalletBook(query: Database["query"]): Promise<WalletBook> {
  const [ledger] = await query<Ledger>(
    `select
      (select count(*) from (select from wallet_entry group by transfer_id having sum(amount) <> 0) t)::int as unbalanced,
      (select count(*) from (select from wallet_entry e join wallet_account a on a.id = e.account_id
        group by a.currency having sum(e.amount) <> 0) c)::int as "unbalancedCurrencies",
      (select count(*) from wallet_account a where kind = 'customer' and balance <> (
        select coalesce(sum(e.amount), 0) from wallet_entry e where e.account_id = a.id))::int as "wrongBalances",
      (select count(*) from wallet_entry where balance < 0)::int as "belowZero",
      (${brokenChains})::int as "brokenChains"`,
  );
  const transfers = await query<Transfer>(
    `select t.cause, e.amount::float8, c.email from wallet_transfer t join wallet_entry e on e.transfer_id = t.id
      join wallet_account a on a.id = e.account_id and a.kind = 'customer' left join customer c on c.id = a.customer_id`,
  );
  return { transfers, ledger: ledger as Ledger };
}
