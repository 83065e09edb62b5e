import {
  countIncoming,
  dropIncoming,
  findDeleted,
  findDifferences,
  keepWorkedOn,
} from "../../infra/database/merge/differences.ts";
import { type Compared, readTables, type Table } from "../../infra/database/merge/tables.ts";
import { deleteRows, takeOver } from "../../infra/database/merge/take-over.ts";
import { PostgresClient } from "../../infra/database/postgres-client.ts";
import { takeOverActs } from "./acts.ts";
import { recoveredTables, type Way } from "./recovered-tables.ts";
import { findTransfers, moveAgain, type Transfer } from "./transfers.ts";
import { findWaitingJobs, takeOverJobs } from "./waiting-jobs.ts";

export type Merging = {
  /** This database, as the role that owns its tables. */
  hereUrl: string;
  /** The second restore: of the same cluster, to its end. */
  besideUrl: string;
  /** To when this database was restored. */
  from: Date;
  /** Tables that are left as they are here. */
  leave: readonly string[];
  /** False: nothing is written. */
  write: boolean;
};

type Count = { missing: number; different: number; deleted?: number };
export type Merged = {
  /** Only those in which the two differ. */
  tables: Record<string, Count>;
  /** Work that waits there and of which the queue here knows nothing. */
  jobs: number;
  /** Rows on which somebody has worked here since: they are left as they are, and want a person. */
  workedOnHere: Record<string, string[]>;
};

type Step = { table: Table; way: Exclude<Way, "left"> };
type Both = { here: PostgresClient; beside: PostgresClient };

/**
 * Brings what a database restored to a moment has forgotten from a second restore that still knows it. All of it or nothing, and what
 * is there already is not written again. Refuses while the shop is open.
 */
export async function mergeRestored({ hereUrl, besideUrl, ...wish }: Merging): Promise<Merged> {
  const [here, beside] = [hereUrl, besideUrl].map(
    (connectionString) => new PostgresClient({ connectionString }),
  ) as [PostgresClient, PostgresClient];
  try {
    await Promise.all([here.connect(), reachBeside(beside)]);
    await here.query("begin");
    await beside.query("begin isolation level repeatable read read only");
    for (const client of [here, beside]) await client.query(settings);
    await assertMergeable({ here, beside }, wish.write);
    const merged = await mergeInto({ here, beside }, wish);
    await here.query(wish.write ? "commit" : "rollback");
    return merged;
  } finally {
    await Promise.all([here.end(), beside.end()]);
  }
}

/** What is wrong with it is no fault of `DATABASE_URL`, which the words for other errors name. */
async function reachBeside(beside: PostgresClient): Promise<void> {
  try {
    await beside.connect();
    await beside.query("select from migration");
  } catch (error) {
    throw new Error(
      `--beside leads to no second restore of this shop (${(error as Error).message}). Nothing was done: see that its server runs, and put address, role and password right.`,
    );
  }
}

/** The limits of who serves buyers are not for this; rows are compared as text. */
const settings = `set local timezone = 'UTC'; set local lock_timeout = '10s';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

async function assertMergeable({ here, beside }: Both, write: boolean): Promise<void> {
  const which = "select pg_postmaster_start_time()::text || inet_server_port() || current_database() as it";
  const migrations = "select string_agg(name, ',' order by name) as it from migration";
  const same = async (question: string) => {
    const [one, other] = await Promise.all([here.query(question), beside.query(question)]);
    return one.rows[0].it === other.rows[0].it;
  };
  if (await same(which)) throw new Error("--beside names this database itself: it wants the second restore.");
  if (!(await same(migrations)))
    throw new Error(
      "The second restore has other migrations than this database: bring both to the same release first.",
    );
  const { rowCount } = await here.query("select from shop_closing where opened_at is null");
  if (write && rowCount === 0) throw new Error("The shop is open: close it first, and stop its processes.");
}

async function mergeInto(both: Both, { from, leave, write }: Pick<Merging, "from" | "leave" | "write">) {
  const { here, beside } = both;
  const steps = await stepsOf(here, leave);
  for (const { table, way } of steps) await findDifferences(here, beside, table, compared[way]);
  const ledger = steps.find(({ way }) => way === "transfers")?.table;
  const transfers = ledger ? await findTransfers(here, beside, ledger) : [];
  const workedOnHere = await setAsideWorkedOn(here, steps);
  const deleted = new Map<string, string[]>();
  for (const { table, way } of steps)
    if (way === "rows and deletions") deleted.set(table.name, await findDeleted(here, table, from));
  const tables = await countAll(here, steps, deleted);
  const jobs = await findWaitingJobs(here, beside);
  if (write) await writeAll(here, steps, { deleted, transfers });
  return { tables, jobs, workedOnHere };
}

const compared: Record<Exclude<Way, "left">, Compared> = {
  rows: "rows",
  "rows and deletions": "rows",
  history: "history",
  acts: "presence",
  transfers: "presence",
};

async function stepsOf(here: PostgresClient, leave: readonly string[]): Promise<Step[]> {
  const tables = await readTables(here);
  const unknown = leave.filter((name) => !(name in recoveredTables));
  if (unknown.length > 0) throw new Error(`There is no table ${unknown.join(", ")}.`);
  return Object.entries(recoveredTables).flatMap(([name, way]) => {
    const table = tables.get(name);
    return way === "left" || leave.includes(name) || !table ? [] : [{ table, way }];
  });
}

async function setAsideWorkedOn(here: PostgresClient, steps: Step[]): Promise<Record<string, string[]>> {
  const aside: Record<string, string[]> = {};
  for (const { table: history } of steps.filter(({ way }) => way === "history"))
    for (const { table } of steps.filter(({ table: { name } }) => name in history.refersTo)) {
      const keys = await keepWorkedOn(here, table, history);
      if (keys.length > 0) aside[table.name] = [...(aside[table.name] ?? []), ...keys];
    }
  return aside;
}

async function countAll(here: PostgresClient, steps: Step[], deleted: Map<string, string[]>) {
  const counts: Record<string, Count> = {};
  for (const { table } of steps) {
    const gone = deleted.get(table.name)?.length ?? 0;
    const count = await countIncoming(here, table);
    if (count.missing + count.different + gone > 0)
      counts[table.name] = { ...count, ...(gone > 0 && { deleted: gone }) };
  }
  return counts;
}

type Found = { deleted: Map<string, string[]>; transfers: Transfer[] };

async function writeAll(here: PostgresClient, steps: Step[], { deleted, transfers }: Found): Promise<void> {
  const whenClosed = ["customer_order", "payment"];
  // Only the owner can do so, and nobody else sees it: they are on again when the transaction ends.
  for (const name of whenClosed) await here.query(`alter table ${name} disable trigger refuse_while_closed`);
  for (const { table, way } of steps) {
    if (way === "acts") await takeOverActs(here, table);
    else if (way === "transfers")
      await moveAllAgain(here, transfers, steps.find((one) => one.table.name === "refund")?.table);
    else await takeOver(here, table, way === "history" ? way : "rows");
  }
  for (const { table } of steps.toReversed()) {
    const keys = deleted.get(table.name);
    if (keys) await deleteRows(here, table, keys);
  }
  await takeOverJobs(here);
  for (const name of whenClosed) await here.query(`alter table ${name} enable trigger refuse_while_closed`);
}

/** A refund into a wallet is written just before its transfer, and after the transfer that had paid: the database asks for each. */
async function moveAllAgain(
  here: PostgresClient,
  transfers: Transfer[],
  refund: Table | undefined,
): Promise<void> {
  for (const transfer of transfers) {
    const [, refundId] = /^refund:(.+)$/.exec(transfer.cause) ?? [];
    if (refundId && refund) {
      const keys = [JSON.stringify([refundId])];
      await takeOver(here, refund, "rows", { keys });
      await dropIncoming(here, refund, keys);
    }
    await moveAgain(here, transfer);
  }
}
