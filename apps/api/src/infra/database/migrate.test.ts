import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queues } from "../../queues.ts";
import { eventually } from "../../testing/eventually.ts";
import { createEmptyDatabase, type createTestDatabase } from "../../testing/test-database.ts";
import { watchReadiness } from "../readiness.ts";
import { openDatabase } from "./database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client(database.ownerUrl);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const run = () => migrate({ url: database.ownerUrl, jobs: queues });
const applied = async () => (await client.query("select * from migration order by name")).rows;

describe("migrating a database", () => {
  it("applies every file once, in order; a second run does nothing", async () => {
    const pending = await pendingMigrations(database.ownerUrl);
    expect(await run()).toEqual(pending);
    expect(pending).toEqual(pending.toSorted());
    const before = await applied();
    expect(await run()).toEqual([]);
    expect(await applied()).toEqual(before);
    expect(await pendingMigrations(database.ownerUrl)).toEqual([]);
  });

  it("is what a process waits for before it is ready; one that is further on serves too", async () => {
    const db = openDatabase<object>(database.ownerUrl, 1);
    const reason = () => watchReadiness(db).reason();
    expect(await reason()).toBe("the database was never migrated");
    await run();
    await client.query("insert into migration select '9999_later.sql', checksum from migration limit 1");
    expect(await reason()).toBeNull();
    await client.query("delete from migration where name = '0021_growth.sql'");
    expect(await reason()).toBe("the database lacks 0021_growth.sql: run migrate");
    await db.destroy();
  });

  it("that a newer release has migrated is refused: an older one would take rights to newer tables away", async () => {
    await run();
    await client.query("insert into migration select '9999_later.sql', checksum from migration limit 1");
    const before = await applied();
    await expect(run()).rejects.toThrow(/newer release \(9999_later\.sql\)\. Nothing was changed/);
    expect(await applied()).toEqual(before);
  });

  it("by three at once applies every file once", async () => {
    const pending = await pendingMigrations(database.ownerUrl);
    const results = await Promise.all([run(), run(), run()]);
    expect(results.flat().toSorted()).toEqual(pending);
    const inOrder = await client.query(
      "select name from migration where name <> 'queues' order by applied_at",
    );
    expect(inOrder.rows.map(({ name }) => name)).toEqual(pending);
  });

  it("gives the shop's role its limits, once, for the sessions that follow", async () => {
    await run();
    await run();
    const session = new pg.Client(database.ownerUrl);
    await session.connect();
    const { rows } = await session.query(
      "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
    );
    await session.end();
    expect(rows.map(({ setting }) => setting)).toEqual(["15000", "5000", "15000"]);
  });

  it("waits for a migrator whose transaction is open, and not for one that is gone", async () => {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(7462104)");
    let isDone = false;
    const waiting = run().finally(() => {
      isDone = true;
    });
    await eventually(async () => {
      const { rows } = await client.query(
        "select count(*)::int from pg_locks where locktype = 'advisory' and not granted",
      );
      expect(rows).toEqual([{ count: 1 }]);
    });
    expect(isDone).toBe(false);
    await client.query("rollback");
    await waiting;
  });

  it("is refused when a file was edited after it had been applied, and changes nothing", async () => {
    await run();
    await client.query("update migration set checksum = 'another' where name = '0002_customers.sql'");
    await client.query("delete from migration where name = '0006_webhooks.sql'");
    const before = await applied();
    await expect(run()).rejects.toThrow("0002_customers.sql was changed after it had been applied");
    expect(await applied()).toEqual(before);
  });

  it("that fails half way leaves nothing of the step that failed", async () => {
    await client.query("create table order_line (already int)");
    await expect(run()).rejects.toThrow("0003_orders.sql failed");
    const { rows } = await client.query("select to_regclass('customer_order') as there");
    expect(rows).toEqual([{ there: null }]);
    await client.query("drop table order_line");
    expect(await run()).toContain("0003_orders.sql");
  });
});
