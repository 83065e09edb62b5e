import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grants } from "./grants.ts";
import { excessRights, warnOfExcessRights } from "./infra/database/excess-rights.ts";
import { migrate } from "./infra/database/migrate.ts";
import { createLog } from "./infra/log.ts";
import { queues } from "./queues.ts";
import { asOwner, createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
let shop: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = new pg.Client(database.url);
  await shop.connect();
});
afterAll(async () => {
  await shop.end();
  await database.drop();
});

const everything = ["select", "insert", "update", "delete"];
const again = () =>
  migrate({
    url: database.ownerUrl,
    serving: { shop: database.url, jobs: database.url, grants },
    jobs: queues,
  });

/** What the role that serves may do with each table; of rights that nothing needs too. */
async function rights(): Promise<Record<string, string[]>> {
  const { rows } = await shop.query<{ name: string; rights: string[] }>(
    `select relname as name, array(
       select r from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) with ordinality as t (r, n)
       where has_table_privilege(c.oid, r) or (r in ('select', 'insert', 'update', 'references') and has_any_column_privilege(c.oid, r))
       order by n) as rights
     from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') order by relname`,
  );
  return Object.fromEntries(rows.map(({ name, rights: found }) => [name, found]));
}

describe("the role that serves", () => {
  it("may do with each table what is written down, and no more", async () => {
    const found = await rights();
    expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.keys(grants.tables)));
    for (const [table, held] of Object.entries(found))
      expect([table, held]).toEqual([table, grants.tables[table] ?? everything]);
  });

  it("calls those functions of the owner's that are written down, and no others", async () => {
    const { rows } = await shop.query(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and has_function_privilege(oid, 'execute') order by proname`,
    );
    expect(rows.map(({ name }) => name)).toEqual([...grants.functions].sort());
  });

  it("can't be led astray by where the owner's functions look for their tables", async () => {
    const { rows } = await shop.query(
      "select proname, proconfig from pg_proc where pronamespace = 'public'::regnamespace and prosecdef",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { proname, proconfig } of rows)
      expect([proname, proconfig]).toEqual([
        proname,
        expect.arrayContaining(["search_path=public, pg_temp"]),
      ]);
  });

  it("is served a later migration's table without another word, and loses what it was given by hand", async () => {
    await asOwner(database, "create table later (n int)");
    await asOwner(database, "grant update, delete, truncate on wallet_entry to public");
    await again();
    expect(await rights()).toMatchObject({ later: everything, wallet_entry: grants.tables.wallet_entry });
    await asOwner(database, "drop table later");
  });

  it("has no right that would be warned of", async () => {
    expect(await excessRights(database.url, grants)).toEqual({ role: "rihla_shop", rights: [] });
  });
});

it("an owner who serves is warned of, by what they could do", async () => {
  const lines: string[] = [];
  const log = createLog("test", "warn", { write: (line) => void lines.push(line) });
  await warnOfExcessRights(log, [database.ownerUrl, database.url], grants);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, rights: expect.arrayContaining(["superuser", "owns tables", "update wallet_entry"]) },
  ]);
});

it("one role for both can still be migrated with", async () => {
  const urls = { shop: database.ownerUrl, jobs: database.ownerUrl };
  expect(await migrate({ url: database.ownerUrl, serving: { ...urls, grants }, jobs: queues })).toEqual([]);
});
