import { readFile } from "node:fs/promises";
import { compose, readShopConfig } from "./compose.ts";
import { readDatabaseUrls, readKeys } from "./config.ts";
import type { Db } from "./database.ts";
import { grants } from "./grants.ts";
import { openDatabase } from "./infra/database/database.ts";
import { migrate, pendingMigrations } from "./infra/database/migrate.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import type { Jobs } from "./infra/jobs/jobs.ts";
import { createLog } from "./infra/log.ts";
import {
  changeBook,
  changeRate,
  findLastSyncs,
  findNewestBook,
  findRates,
  readRules,
  syncCatalogue,
} from "./modules/catalogue/index.ts";
import { noteReturnedMail } from "./modules/order-messages/index.ts";
import { queues } from "./queues.ts";
import type { Schema } from "./schema.ts";

/** Commands for whoever runs the machines; `ops.ts` has those for orders and money. Each does one thing, prints what it did, and ends. */
const commands: Record<string, { does: string; run: () => Promise<void> }> = {
  migrate: { does: "bring the database to the newest schema", run: runMigrations },
  check: {
    does: "read the environment as the servers do, and say what is wrong with it",
    run: checkSettings,
  },
  pending: { does: "list migrations the database has not seen", run: listPending },
  "sync-catalogue": {
    does: "fetch the providers' plans now; --accept-short-list after a look",
    run: runSync,
  },
  "last-sync": { does: "show the last syncs and what the newest one changed", run: showLastSync },
  prices: {
    does: "show the price book; set-rate DZD 138.5 · set-rules rules.json · set-handicap NAME PERCENT",
    run: managePrices,
  },
  "mail-returned": {
    does: "read a mail that came to MAIL_BOUNCES_TO from standard input, and note at its order that ours came back",
    run: takeReturnedMail,
  },
};

async function main(): Promise<void> {
  const command = commands[process.argv[2] ?? ""];
  if (!command) {
    const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(16)} ${does}`);
    throw new Error(`Usage: cli.ts <command>\n${lines.join("\n")}`);
  }
  await command.run();
}

async function runMigrations(): Promise<void> {
  const urls = readDatabaseUrls();
  const serving = { shop: urls.shop, jobs: urls.jobs, grants };
  const applied = await migrate({ url: urls.migrate, serving, jobs: queues });
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
}

async function checkSettings(): Promise<void> {
  readShopConfig();
  console.log("The configuration is right");
}

async function listPending(): Promise<void> {
  for (const name of await pendingMigrations(readDatabaseUrls().migrate)) console.log(name);
}

/** These commands send no jobs. */
const refuseJobs = () => Promise.reject(new Error("These commands send no jobs"));
const noJobs: Jobs = {
  send: refuseJobs,
  sendAll: refuseJobs,
  stop: () => Promise.resolve(),
};

/** For what reaches the companies; the rest needs no secret but the database's. */
function withApp<Result>(use: (app: ReturnType<typeof compose>) => Promise<Result>) {
  const config = readShopConfig();
  return withDatabase((db) => use(compose(config, createLog("cli", config.LOG_LEVEL), db, noJobs)));
}

async function withDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase<Schema>(readDatabaseUrls().shop, 2);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** More than a report needs, which may have the whole mail behind it. */
const longestReport = 1024 * 1024;

/** What a mail server gives a command to that fails so, it gives again later (`EX_TEMPFAIL` of sysexits.h). */
const tryAgain = 75;

/** Run by a mail server: what it could not note now is not lost, and what is no report is no fault. */
async function takeReturnedMail(): Promise<void> {
  try {
    const [config, message] = [readKeys(), await readInput(longestReport)];
    const log = createLog("cli", "warn");
    const order = await withDatabase((db) => noteReturnedMail({ config, db, log }, message));
    console.log(order ? `A mail of order ${order} came back` : "Not about a mail of ours that came back");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = tryAgain;
  }
}

/** All of it is taken, as who writes it expects; what is longer is cut. Each byte is a character: names and marks are ASCII. */
async function readInput(most: number): Promise<string> {
  let text = "";
  for await (const chunk of process.stdin)
    if (text.length < most) text += (chunk as Buffer).toString("latin1");
  return text.slice(0, most);
}

async function runSync(): Promise<void> {
  const acceptShortList = process.argv.includes("--accept-short-list");
  const result = await withApp((app) => syncCatalogue(app, { acceptShortList }));
  console.log(
    `${result.received} packages; plans: ${result.added} new, ${result.changed} changed, ${result.withdrawn} withdrawn, ${result.skipped.length} skipped`,
  );
  for (const { provider, package: name, reason } of result.skipped.slice(0, 20))
    console.log(`  ${provider} ${name}: ${reason}`);
}

async function showLastSync(): Promise<void> {
  const [newest, ...older] = await withDatabase((db) => findLastSyncs(db, 5));
  if (!newest) return console.log("The catalogue was never synchronised");
  for (const sync of [newest, ...older]) {
    const counts = `${sync.received} received, ${sync.added} new, ${sync.changed} changed, ${sync.withdrawn} withdrawn, ${sync.skipped.length} skipped`;
    console.log(`${sync.finishedAt.toISOString()}  ${sync.error ?? counts}`);
  }
  for (const { plan, change, before, after } of newest.differences) {
    const prices = [before, after]
      .filter((price) => price !== undefined)
      .map((price) => `$${price / 10_000}`);
    console.log(`  ${change.padEnd(10)} ${plan} ${prices.join(" → ")}`);
  }
  for (const { provider, package: name, reason } of newest.skipped)
    console.log(`  skipped    ${provider} ${name}: ${reason}`);
}

async function managePrices(): Promise<void> {
  const [what, first, second] = process.argv.slice(3);
  await withDatabase(async (db) => {
    if (what === "set-rate") await setRate(db, first ?? "", second ?? "");
    else if (what === "set-rules")
      await changeBook(db, { rules: readRules(JSON.parse(await readFile(first ?? "", "utf8"))) });
    else if (what === "set-handicap") await setHandicap(db, first ?? "", second ?? "");
    else if (what)
      throw new Error(
        "prices takes nothing, set-rate CODE RATE, set-rules FILE or set-handicap NAME PERCENT",
      );
    if (what) console.log("Written. Plans take the new prices at the next sync: sync-catalogue");
    for (const { code, perUsdE4 } of await findRates(db)) console.log(`1 USD = ${perUsdE4 / 10_000} ${code}`);
    const book = await findNewestBook(db);
    console.log(
      book
        ? `Book ${book.version}: ${JSON.stringify({ rules: book.rules, handicaps: book.handicaps }, null, 2)}`
        : "No book yet: the first sync makes one",
    );
  });
}

async function setRate(db: Db, code: string, rate: string): Promise<void> {
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(rate))
    throw new Error("A rate is a decimal with at most four places: 138.5");
  const known = await changeRate(db, code, Math.round(Number(rate) * 10_000));
  if (!known) throw new Error(`There is no currency ${code}`);
}

/** A provider that is worse to deal with is taken only when it is so much cheaper. */
async function setHandicap(db: Db, provider: string, percent: string): Promise<void> {
  if (provider === "" || !/^\d{1,3}$/.test(percent))
    throw new Error("A handicap is a provider and a whole percent: set-handicap NAME 5");
  const book = await findNewestBook(db);
  await changeBook(db, { handicaps: { ...book?.handicaps, [provider]: Number(percent) } });
}

exitOnError(main);
