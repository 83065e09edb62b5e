import { readDatabaseUrls } from "../config.ts";
import type { Db } from "../database.ts";
import { openDatabase } from "../infra/database/database.ts";
import type { Environment } from "../infra/variables.ts";
import type { Schema } from "../schema.ts";

/** For what needs no secret but the database's. */
export async function withDatabase<Result>(
  env: Environment,
  use: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase<Schema>(readDatabaseUrls(env).shop, 2);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
