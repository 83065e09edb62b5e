import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createEmptyDatabase } from "../../testing/test-database.ts";
import { openDatabase } from "./database.ts";
import { StatementNames } from "./statement-names.ts";

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let db: Kysely<object>;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  db = openDatabase<object>(database.ownerUrl, 1);
});
afterEach(() => db.destroy());

type Statement = { name: string; statement: string };

/** Those that the only connection knows. */
async function named(): Promise<Statement[]> {
  const { rows } = await sql<Statement>`select name, statement from pg_prepared_statements`.execute(db);
  return rows;
}

async function often<Row>(ask: () => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let time = 0; time < 8; time++) rows.push(await ask());
  return rows;
}

const double = async (number: number, on = db) =>
  (await sql<{ double: number }>`select 2 * ${number}::int as double`.execute(on)).rows[0]?.double;

describe("a statement", () => {
  it("is given a name when it has been sent often, and is answered the same", async () => {
    let number = 0;
    expect(await often(() => double(++number))).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
    expect((await named()).map(({ statement }) => statement)).toEqual(["select 2 * $1::int as double"]);
  });

  it("has none when it is seldom sent, holds nothing that changes, or is a transaction's", async () => {
    await double(1);
    await often(() => sql`select 1`.execute(db));
    await often(() => db.transaction().execute((tx) => double(1, tx)));
    expect(await named()).toEqual([]);
  });

  it("has none when so many have one that the server would keep too much", () => {
    const names = new StatementNames();
    const texts = Array.from({ length: 170 }, (_, number) => `select ${number}`);
    for (let time = 0; time < 8; time++) for (const text of texts) names.of(text);
    expect(new Set(texts.map((text) => names.of(text)).filter(Boolean)).size).toBe(150);
  });

  it("sees a table as a migration has left it", async () => {
    await sql`create table shelf (plan text)`.execute(db);
    await sql`insert into shelf values ('FR-1')`.execute(db);
    const look = async (on = db) => (await sql`select * from shelf where plan = ${"FR-1"}`.execute(on)).rows;
    await often(look);
    await sql`alter table shelf add column price int default 66`.execute(db);
    const row = { plan: "FR-1", price: 66 };
    expect(await db.transaction().execute((tx) => look(tx))).toEqual([row]);
    expect((await often(look)).flat()).toEqual(Array.from({ length: 8 }, () => row));
    expect((await named()).filter(({ statement }) => statement.includes("shelf"))).toHaveLength(2);
  });

  it("is carried out where a pooler has another session behind the same connection, and no more named", async () => {
    await often(() => double(1));
    await sql`deallocate all`.execute(db);
    expect(await often(() => double(3))).toEqual(Array.from({ length: 8 }, () => 6));
    expect(await named()).toEqual([]);
  });

  it("is carried out where its name is taken in that session", async () => {
    await often(() => double(1));
    const [{ name } = { name: "" }] = await named();
    const other = openDatabase<object>(database.ownerUrl, 1);
    await sql`prepare ${sql.raw(`"${name}"`)} as select 1`.execute(other);
    expect(await often(() => double(3, other))).toEqual(Array.from({ length: 8 }, () => 6));
    await other.destroy();
  });

  it("that fails is not sent a second time", async () => {
    await sql`create sequence tries`.execute(db);
    const fail = () =>
      sql`select 1 / (${0}::int * nextval('tries')::int)`.execute(db).catch(({ code }) => code);
    expect(await often(fail)).toEqual(Array.from({ length: 8 }, () => "22012"));
    const { rows } = await sql<{ tries: number }>`select last_value as tries from tries`.execute(db);
    expect(rows[0]?.tries).toBe(8);
  });
});
