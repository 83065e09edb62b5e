import { randomUUID } from "node:crypto";
import pg from "pg";
import { cpuMicroseconds } from "./processes.ts";

export type Counts = { statements: number; bounds: number; transactions: number; flushes: number };
export type Work = {
  begin(): Promise<void>;
  /** What the database has done since `begin`. */
  end(): Promise<Counts>;
  /** Processor time of all its processes so far, microseconds. */
  cpu(): Promise<number>;
  /** The statements since then, most often called first. */
  print(): Promise<void>;
  close(): Promise<void>;
};

/** Counts by the server's own books; pg_stat_statements must be loaded. */
export async function openWork(databaseUrl: string): Promise<Work> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("create extension if not exists pg_stat_statements");
  let before = { transactions: 0, flushes: 0 };
  const read = async () => {
    // What each process has counted is told about once a second.
    await client.query("select pg_sleep(1.5)");
    const { rows } = await client.query(`select
      (select xact_commit from pg_stat_database where datname = current_database())::float8 as transactions,
      (select sum(fsyncs) from pg_stat_io where object = 'wal')::float8 as flushes`);
    return rows[0];
  };
  return {
    async begin() {
      before = await read();
      await client.query("select pg_stat_statements_reset()");
    },
    async end() {
      const { rows } = await client.query(`select sum(calls)::float8 as statements,
        coalesce(sum(calls) filter (where query ~* '^(begin|commit|start transaction)'), 0)::float8 as bounds
        from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database() and query !~ 'pg_stat|pg_sleep'`);
      const after = await read();
      return {
        ...(rows[0] as { statements: number; bounds: number }),
        transactions: after.transactions - before.transactions,
        flushes: after.flushes - before.flushes,
      };
    },
    async cpu() {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type not like '%worker'",
      );
      return rows.reduce((sum, { pid }) => sum + cpuMicroseconds(pid), 0);
    },
    async print() {
      const { rows } = await client.query(
        "select calls, query from pg_stat_statements order by calls desc limit 60",
      );
      for (const { calls, query } of rows)
        console.log(String(calls).padStart(7), query.replace(/\s+/g, " ").slice(0, 150));
    },
    close: () => client.end(),
  };
}

/** Per order, as text. */
export const figuresOf = ({ statements, bounds, transactions, flushes }: Counts, orders: number): string[] =>
  [statements, bounds, transactions, flushes].map((count) => (count / orders).toFixed(1));

const probes = 4000;

/** Processor time of this process for one statement that finds one row, in milliseconds: what `pg` alone takes for it. */
export async function cpuOfStatement(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const ask = async () => {
    for (let asked = 0; asked < probes / 8; asked++)
      await pool.query("select * from customer_order where id = $1", [randomUUID()]);
  };
  const askers = () => Promise.all(Array.from({ length: 8 }, ask));
  await askers();
  const before = process.cpuUsage();
  await askers();
  const { user, system } = process.cpuUsage(before);
  await pool.end();
  return (user + system) / 1000 / probes;
}
