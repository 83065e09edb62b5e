import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { startPostgres, withoutDurability } from "../../scripts/postgres/start-postgres.ts";

/** As PostgreSQL writes it with `format json`. */
export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: PlanNode[];
};
/** A statement as it ran: milliseconds in the server. */
export type Explained = { text: string; ms: number; plan: PlanNode };

export type ExplainedDatabase = {
  url: string;
  /** The same, of connections whose every statement is explained. */
  explainedUrl: string;
  run(sql: string): Promise<Record<string, unknown>[]>;
  columnsOf(table: string): Promise<string[]>;
  /** What ran over explained connections while `work` did. */
  explain(work: () => Promise<unknown>): Promise<Explained[]>;
  stop(): Promise<void>;
};

const settings = [
  ...withoutDurability,
  "session_preload_libraries=auto_explain",
  "auto_explain.log_analyze=on",
  "auto_explain.log_buffers=on",
  "auto_explain.log_format=json",
  "auto_explain.log_parameter_max_length=0",
  "log_line_prefix=",
  "max_wal_size=16GB",
  "shared_buffers=512MB",
  "maintenance_work_mem=512MB",
];

/** A PostgreSQL of one's own that tells the plan of each statement as the shop runs it: the server itself writes it down. */
export async function startExplainedDatabase(dataDir: string): Promise<ExplainedDatabase> {
  const logFile = path.join(dataDir, "postgres.log");
  const server = await startPostgres({ dataDir, logFile, settings });
  const explained = new URL(server.url);
  explained.searchParams.set("options", "-c auto_explain.log_min_duration=0");
  const run = async (sql: string) => {
    const client = new pg.Client(server.url);
    await client.connect();
    try {
      // The shop's own limits are not for filling a database.
      await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    explainedUrl: explained.href,
    url: server.url,
    run,
    async columnsOf(table) {
      const rows = await run(
        `select column_name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
      );
      return rows.map((row) => row.column_name);
    },
    async explain(work) {
      const before = statSync(logFile).size;
      await work();
      return readPlans(readFileSync(logFile).subarray(before).toString());
    },
    stop: () => server.stop(),
  };
}

/** `LOG:  duration: 0.123 ms  plan:`, then the plan in lines that begin with a tab. */
function readPlans(log: string): Explained[] {
  const entries = log.matchAll(/^LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/gm);
  return [...entries].map(([, ms, json]) => {
    const read: { "Query Text": string; Plan: PlanNode } = JSON.parse(String(json));
    return { text: read["Query Text"], ms: Number(ms), plan: read.Plan };
  });
}
