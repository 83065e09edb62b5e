import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const tables = `
  create table if not exists bare_order (id bigserial primary key, email text, total bigint);
  create table if not exists bare_line (id bigserial primary key, order_id bigint, plan text);
  create table if not exists bare_payment (id bigserial primary key, order_id bigint, status text);`;

const smallestOrder = `begin;
insert into bare_order (email, total) values ('bench@example.com', 66) returning id \\gset
insert into bare_line (order_id, plan) values (:id, 'FR-1');
insert into bare_payment (order_id, status) values (:id, 'paid');
commit;
`;

/** Transactions a second of an order of three rows, by as many clients, on the same server. Needs Debian's pgbench. */
export async function runPgbench(databaseUrl: string, clients: number, seconds: number): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(tables);
  await client.end();
  const script = path.join(tmpdir(), `smallest-order-${process.pid}.sql`);
  writeFileSync(script, smallestOrder);
  const flags = ["--no-vacuum", "--client", String(clients), "--jobs", "2", "--time", String(seconds)];
  const { stdout } = await promisify(execFile)("pgbench", [...flags, "--file", script, databaseUrl]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
