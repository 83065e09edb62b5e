import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { complaintOf } from "./complaint.ts";
import { PostgresClient } from "./postgres-client.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What is told where a statement, or the way to the database, fails. */
async function told(sql: string, change: (url: URL) => void = () => undefined): Promise<string> {
  const url = new URL(database.url);
  change(url);
  const client = new PostgresClient({ connectionString: url.href });
  try {
    await client.connect();
    await client.query(sql);
    return "";
  } catch (error) {
    return complaintOf(error as Error);
  } finally {
    await (client as pg.Client).end().catch(() => undefined);
  }
}

it("a database that is away is told of with where it was looked for, and what to do", async () => {
  const away = await told("select 1", (url) => {
    url.port = "1";
  });
  expect(away).toMatch(/^The database does not answer \(.*ECONNREFUSED.*\): .*DATABASE_URL.*run it again\.$/);
});

it("one that is away at each of its name's addresses is told of too, though the error has no words", () => {
  const each = ["::1", "127.0.0.1"].map((host) => new Error(`connect ECONNREFUSED ${host}:5432`));
  const error = Object.assign(new AggregateError(each), { code: "ECONNREFUSED" });
  expect(complaintOf(error)).toContain(
    "(connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432)",
  );
});

it("a right that is missing, a table that is not there and a database that does not exist each say what to do", async () => {
  expect(await told("create table more ()")).toMatch(/permission denied.*MIGRATE_DATABASE_URL/);
  expect(await told("select * from of_a_later_release")).toMatch(/does not exist\. .*run migrate/);
  const noSuch = await told("select 1", (url) => {
    url.pathname = "/nowhere";
  });
  expect(noSuch).toMatch(/does not exist\. Create it/);
});

it("a database that was never migrated is told of as such, not by the queue's name", () => {
  expect(complaintOf(new Error("pg-boss is not installed"))).toMatch(
    /^The database has no schema yet: run migrate first/,
  );
});

it("another error is told as it is, also where a company was not reached", () => {
  expect(complaintOf(new Error("There is no order 1"))).toBe("There is no order 1");
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(complaintOf(new TypeError("fetch failed", { cause }))).toBe("fetch failed");
});
