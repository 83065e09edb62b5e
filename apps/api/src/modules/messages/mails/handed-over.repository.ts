import { sql } from "kysely";
import type { Db, Executor } from "../../../database.ts";

export async function wasHandedOver(db: Db, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom("mailHandedOver")
    .select("digest")
    .where("digest", "=", digest)
    .executeTakeFirst();
  return row !== undefined;
}

/** Jobs are forgotten after seven days, and none is tried again so late. */
export async function noteHandedOver(db: Executor, digest: string): Promise<void> {
  await db
    .with("old", (query) =>
      query.deleteFrom("mailHandedOver").where("at", "<", sql<Date>`now() - interval '8 days'`),
    )
    .insertInto("mailHandedOver")
    .values({ digest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
