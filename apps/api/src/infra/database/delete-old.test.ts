import { sql } from "kysely";
import { expect, it } from "vitest";
import { createEmptyDatabase } from "../../testing/test-database.ts";
import { openDatabase } from "./database.ts";
import { deleteOld } from "./delete-old.ts";

it("what is old goes, however much it is, and never all of it at once", async () => {
  const database = await createEmptyDatabase();
  const db = openDatabase(database.ownerUrl);
  await sql`create table old_thing (n int)`.execute(db);
  await sql`create table deletion (count int)`.execute(db);
  await sql`create function note_deletion() returns trigger language plpgsql as $$
    begin insert into deletion select count(*) from gone; return null; end $$`.execute(db);
  await sql`create trigger deletion after delete on old_thing referencing old table as gone
    for each statement execute function note_deletion()`.execute(db);
  await sql`insert into old_thing select generate_series(1, 12003)`.execute(db);
  await deleteOld(db, "old_thing", sql`n <= 12000`);
  const left = await sql<{ n: number }>`select n from old_thing order by n`.execute(db);
  expect(left.rows.map(({ n }) => n)).toEqual([12_001, 12_002, 12_003]);
  const deletions = await sql<{ count: number }>`select count from deletion`.execute(db);
  expect(deletions.rows.map(({ count }) => count)).toEqual([5_000, 5_000, 2_000]);
  await db.destroy();
  await database.drop();
});
