import { dropIncoming, incomingKeys } from "../../infra/database/merge/differences.ts";
import type { Table } from "../../infra/database/merge/tables.ts";
import type { PostgresClient } from "../../infra/database/postgres-client.ts";
import { newId } from "../../infra/ids.ts";

export type Transfer = {
  id: string;
  cause: string;
  kind: string;
  reference: string | null;
  note: string | null;
  customerId: string;
  currency: string;
  /** Minor units, positive into the customer's wallet. */
  amount: string;
  against: string;
};

/**
 * Of the moves of money that were found missing those that this ledger has under no other name, oldest first: what has the same cause is the
 * same move, and is missing no more.
 */
export async function findTransfers(
  here: PostgresClient,
  beside: PostgresClient,
  table: Table,
): Promise<Transfer[]> {
  const ids = (await incomingKeys(here, table)).map((key): string => JSON.parse(key)[0]);
  const { rows } = await beside.query<Transfer>(
    `select t.id, t.cause, t.kind, t.reference, t.note, a.customer_id as "customerId", a.currency,
       e.amount::text as amount, (
         select s.kind from wallet_entry o join wallet_account s on s.id = o.account_id
         where o.transfer_id = t.id and s.kind <> 'customer') as against
     from wallet_transfer t join wallet_entry e on e.transfer_id = t.id
     join wallet_account a on a.id = e.account_id and a.kind = 'customer'
     where t.id = any ($1) order by t.at, t.id`,
    [ids],
  );
  const { rows: known } = await here.query<{ cause: string }>(
    "select cause from wallet_transfer where cause = any ($1)",
    [rows.map(({ cause }) => cause)],
  );
  const causes = new Set(known.map(({ cause }) => cause));
  const moved = rows.filter(({ cause }) => causes.has(cause));
  await dropIncoming(
    here,
    table,
    moved.map(({ id }) => JSON.stringify([id])),
  );
  return rows.filter(({ cause }) => !causes.has(cause));
}

/** By the ledger's own function, which refuses what does not add up. */
export async function moveAgain(here: PostgresClient, transfer: Transfer): Promise<void> {
  const { id, customerId, currency, amount, kind, against, cause, reference, note } = transfer;
  const { rows } = await here.query<{ moved: string }>(
    "select wallet_move($1::uuid[], $2, $3, $4, $5, $6, $7, $8, $9) as moved",
    [[id, newId(), newId()], customerId, currency, amount, kind, against, cause, reference, note],
  );
  if (rows[0]?.moved !== "moved")
    throw new Error(`The wallet of ${customerId} does not hold what ${cause} takes from it.`);
}
