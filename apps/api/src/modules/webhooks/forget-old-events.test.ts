import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "../../infra/database/database.ts";
import type { Schema } from "../../schema.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { forgetOldEvents } from "./forget-old-events.ts";

it("events go after ninety days, however many there are", async () => {
  const database = await createTestDatabase();
  const db = openDatabase<Schema>(database.url);
  await sql`insert into webhook_event (source, event_key, hint, received_at)
    select 'bank', n::text, '{}', now() - make_interval(days => case when n <= 25000 then 91 else 89 end)
    from generate_series(1, 25003) n`.execute(db);
  await forgetOldEvents({ db });
  const left = await db.selectFrom("webhookEvent").select(["eventKey"]).orderBy("eventKey").execute();
  expect(left.map(({ eventKey }) => eventKey)).toEqual(["25001", "25002", "25003"]);
  await db.destroy();
  await database.drop();
});
