import { type Kysely, sql } from "kysely";
import { knownMigrations } from "./database/migrate.ts";
import { codeOf } from "./error-code.ts";

export type Readiness = {
  /** Null when requests can be served, else why not. Answers in time though the database does not. */
  reason(): Promise<string | null>;
};

/** Milliseconds that the database has for the question. */
const patience = 2_000;

/** Whether the database answers and has the schema that this program was written for. Third parties do not count. */
export function watchReadiness<Schema>(db: Kysely<Schema>): Readiness {
  // One question at a time: while the database hangs, each would hold a connection of the pool.
  let asked: Promise<string | null> | null = null;
  // They come with the program and stay while it runs: read once, and not for each question.
  let needed: Promise<string[]> | undefined;
  const readNeeded = () => {
    needed ??= knownMigrations();
    return needed;
  };
  return {
    async reason() {
      asked ??= askDatabase(db, readNeeded).finally(() => {
        asked = null;
      });
      return Promise.race([asked, tooLate()]);
    },
  };
}

async function askDatabase<Schema>(
  db: Kysely<Schema>,
  readNeeded: () => Promise<string[]>,
): Promise<string | null> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
    const applied = new Set(rows.map(({ name }) => name));
    const missing = (await readNeeded()).filter((name) => !applied.has(name));
    return missing.length === 0 ? null : `the database lacks ${missing.join(", ")}: run migrate`;
  } catch (error) {
    return codeOf(error) === undefinedTable
      ? "the database was never migrated"
      : "the database does not answer";
  }
}

const undefinedTable = "42P01";

function tooLate(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience, "the database does not answer in time").unref();
  });
}
