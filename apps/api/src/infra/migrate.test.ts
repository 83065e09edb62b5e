import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queues } from "../queues.ts";
import { createEmptyDatabase, type createTestDatabase } from "../testing/test-database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const run = () => migrate(database.url, queues);
const applied = async () => (await client.query("select * from migration order by name")).rows;

describe("migrating a database", () => {
  it("applies every file once, in order; a second run does nothing", async () => {
    const pending = await pendingMigrations(database.url);
    expect(await run()).toEqual(pending);
    expect(pending).toEqual(pending.toSorted());
    const before = await applied();
    expect(await run()).toEqual([]);
    expect(await applied()).toEqual(before);
    expect(await pendingMigrations(database.url)).toEqual([]);
  });

  it("by three at once is done by one of them", async () => {
    const pending = await pendingMigrations(database.url);
    const results = await Promise.all([run(), run(), run()]);
    expect(results.flat()).toEqual(pending);
    expect(results.filter((names) => names.length > 0)).toHaveLength(1);
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
