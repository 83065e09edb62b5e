import { compose, jobDefinitions } from "./compose.ts";
import { type Config, readConfig } from "./config.ts";
import { openDatabase } from "./infra/database.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import type { Jobs } from "./infra/jobs.ts";
import { createLog } from "./infra/log.ts";
import { migrate, pendingMigrations } from "./infra/migrate.ts";
import { syncCatalogue } from "./modules/catalogue/index.ts";
import { findStuckEsims } from "./modules/esims/index.ts";
import { findStuckPayments } from "./modules/payments/index.ts";
import type { Schema } from "./schema.ts";

/** Commands for operators. Each does one thing, prints what it did, and ends. */
const commands: Record<string, { does: string; run: (config: Config) => Promise<void> }> = {
  migrate: { does: "bring the database to the newest schema", run: runMigrations },
  pending: { does: "list migrations the database has not seen", run: listPending },
  "sync-catalogue": { does: "fetch the provider's plans now", run: runSync },
  stuck: { does: "list what needs a person: payments, refunds, eSIMs", run: listStuck },
};

async function main(): Promise<void> {
  const command = commands[process.argv[2] ?? ""];
  if (!command) {
    const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(16)} ${does}`);
    throw new Error(`Usage: cli.ts <command>\n${lines.join("\n")}`);
  }
  await command.run(readConfig());
}

async function runMigrations(config: Config): Promise<void> {
  const applied = await migrate(config.DATABASE_URL, jobDefinitions());
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
}

async function listPending(config: Config): Promise<void> {
  for (const name of await pendingMigrations(config.DATABASE_URL)) console.log(name);
}

/** Commands send no jobs: what they change is found by the worker's sweeps. */
const noJobs: Jobs = {
  send: () => Promise.reject(new Error("Operators' commands send no jobs")),
  stop: () => Promise.resolve(),
};

async function withApp<Result>(config: Config, use: (app: ReturnType<typeof compose>) => Promise<Result>) {
  const db = openDatabase<Schema>(config.DATABASE_URL, 2);
  try {
    return await use(compose(config, createLog("cli", config.LOG_LEVEL), db, noJobs));
  } finally {
    await db.destroy();
  }
}

async function runSync(config: Config): Promise<void> {
  const result = await withApp(config, syncCatalogue);
  console.log(
    `${result.received} packages: ${result.added} new, ${result.changed} changed, ${result.withdrawn} withdrawn, ${result.skipped.length} skipped`,
  );
  for (const { package: name, reason } of result.skipped.slice(0, 20)) console.log(`  ${name}: ${reason}`);
}

async function listStuck(config: Config): Promise<void> {
  const { payments, refunds, esims } = await withApp(config, async ({ db }) => ({
    ...(await findStuckPayments(db)),
    esims: await findStuckEsims(db),
  }));
  if (payments.length + refunds.length + esims.length === 0) console.log("Nothing is stuck");
  for (const one of payments)
    console.log(`payment ${one.id} of order ${one.order_number}: ${one.review_reason}`);
  for (const one of refunds)
    console.log(`refund ${one.id} of order ${one.order_number}: ${one.status}, ${one.note}`);
  for (const one of esims)
    console.log(`eSIM ${one.id} of order ${one.order_number}: ${one.provisioning}, ${one.attempts} tries`);
}

exitOnError(main);
