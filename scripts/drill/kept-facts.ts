import type pg from "pg";

/** A fact that, once it is written, is neither changed nor taken away, so both databases must say the same of what is old. */
export type Fact = { key: string; at: Date; kind: string; amount: string };

/** All facts of a name and kind up to a moment. `sum`: in the currency's smallest unit; `digest`: of which they are. */
export type Figure = { name: string; kind: string; count: number; sum: string; digest: string };

/** Orders that nobody paid are dropped after a time, with their payments: they are not among these. */
const facts: Record<string, string> = {
  "orders placed": `select h.id::text as key, h.at, o.currency as kind, o.total as amount
    from order_history h join customer_order o on o.id = h.order_id where h.to_status = 'placed'`,
  payments: `select h.id::text as key, h.at, h.to_status || ', ' || p.currency as kind, p.amount
    from payment_history h join payment p on p.id = h.payment_id where h.to_status in ('paid', 'refunded')`,
  "ledger entries": `select e.transfer_id || '/' || e.account_id as key, t.at, a.currency as kind, abs(e.amount) as amount
    from wallet_entry e join wallet_transfer t on t.id = e.transfer_id join wallet_account a on a.id = e.account_id`,
  "eSIMs issued": `select id::text as key, issued_at as at, provider as kind, 0 as amount
    from esim where issued_at is not null`,
};

export const factNames = Object.keys(facts);

export async function figuresUntil(client: pg.Client, moment: Date): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, text] of Object.entries(facts)) {
    const { rows } = await client.query<Omit<Figure, "name">>(
      `select kind, count(*)::int as count, sum(amount)::text as sum,
         sum(hashtextextended(key || '=' || amount, 0)::numeric)::text as digest
       from (${text}) fact where at <= $1 group by kind order by kind`,
      [moment],
    );
    figures.push(...rows.map((row) => ({ name, ...row })));
  }
  return figures;
}

export async function factsAfter(client: pg.Client, name: string, moment: Date): Promise<Fact[]> {
  const text = `select key, at, kind, amount::text from (${facts[name]}) fact where at > $1 order by at`;
  return (await client.query<Fact>(text, [moment])).rows;
}

/** Currencies in which what was put in is not what was taken out. */
export async function unbalancedCurrencies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ currency: string }>(
    `select a.currency from wallet_entry e join wallet_account a on a.id = e.account_id
     group by a.currency having sum(e.amount) <> 0`,
  );
  return rows.map(({ currency }) => currency);
}

/** Of the newest key that the shop has worked with, as infra/secret-keys.ts names it. */
export async function newestKeyName(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    "select name from secret_key_use order by since desc nulls last limit 1",
  );
  return rows[0]?.name;
}

/** Of what was committed last, as the archive tells; null where it held nothing after the backup. */
export async function lastCommit(copy: pg.Client): Promise<Date | null> {
  const { rows } = await copy.query<{ at: Date | null }>("select pg_last_xact_replay_timestamp() as at");
  return rows[0]?.at ?? null;
}
