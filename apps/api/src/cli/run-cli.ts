import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { compose, providerNames, readShopConfig } from "../compose.ts";
import { readDatabaseUrls, readOperators } from "../config.ts";
import type { Db } from "../database.ts";
import { grants } from "../grants.ts";
import { migrate, pendingMigrations } from "../infra/database/migrate.ts";
import type { Jobs } from "../infra/jobs/jobs.ts";
import { createLog } from "../infra/log.ts";
import type { Environment } from "../infra/variables.ts";
import {
  findLastSyncs,
  findNewestBook,
  findRates,
  readRules,
  syncCatalogue,
} from "../modules/catalogue/index.ts";
import { acceptShortLists, type Responsible, setBook, setRate } from "../modules/operators/index.ts";
import { inWords } from "../ops/refusal-words.ts";
import { whoAnswers } from "../ops/who-answers.ts";
import { queues } from "../queues.ts";
import { takeReturnedMail } from "./take-returned-mail.ts";
import { withDatabase } from "./with-database.ts";

type Command = {
  does: string;
  /** How many words it takes at most; unset: none. */
  takes?: number;
  run: (words: string[], asked: Asked) => Promise<void>;
};
type Asked = {
  env: Environment;
  acceptShortList: boolean;
  /** Who answers for what changes prices or what is on sale; throws where nobody says so. */
  responsible: () => Responsible;
};

/** Commands for whoever runs the machines; `ops.ts` has those for orders and money. Each does one thing, prints what it did, and ends. */
const commands: Record<string, Command> = {
  migrate: { does: "bring the database to the newest schema", run: runMigrations },
  check: {
    does: "read the environment as the servers do, and say what is wrong with it",
    run: checkSettings,
  },
  pending: { does: "list migrations the database has not seen", run: listPending },
  "sync-catalogue": {
    does: "fetch the providers' plans now; after a look --accept-short-list --why REASON",
    run: runSync,
  },
  "last-sync": { does: "show the last syncs and what the newest one changed", run: showLastSync },
  prices: {
    does: "show the price book; set-rate DZD 138.5 · set-rules rules.json · set-handicap NAME PERCENT, each --why REASON",
    takes: 3,
    run: managePrices,
  },
  "mail-returned": {
    does: "read a mail that came to MAIL_BOUNCES_TO from standard input, and note at its order that ours came back",
    run: (_words, { env }) => takeReturnedMail(env),
  },
};

/** Runs the command that `args` name with the settings of `env`; prints what it did. Throws what whoever typed it reads. */
export async function runCli(
  args: string[],
  env: Environment = process.env,
  user: string = userInfo().username,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      "accept-short-list": { type: "boolean", default: false },
      by: { type: "string", default: "" },
      why: { type: "string", default: "" },
    },
  });
  const [name = "", ...words] = positionals;
  const command = commands[name];
  if (!command) {
    const lines = Object.entries(commands).map(([one, { does }]) => `  ${one.padEnd(16)} ${does}`);
    throw new Error(`Usage: cli COMMAND\n${lines.join("\n")}`);
  }
  const beyond = words.slice(command.takes ?? 0);
  if (beyond.length > 0) throw new Error(`${name} takes no "${beyond.join(" ")}". Nothing was done.`);
  const responsible = () => whoAnswers(readOperators(env), { ...values, name, user });
  const asked = { env, acceptShortList: values["accept-short-list"], responsible };
  await command.run(words, asked).catch(inWords);
}

async function runMigrations(_words: string[], { env }: Asked): Promise<void> {
  const urls = readDatabaseUrls(env);
  const serving = { shop: urls.shop, jobs: urls.jobs, grants };
  const applied = await migrate({ url: urls.migrate, serving, jobs: queues });
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "The database is up to date");
}

async function checkSettings(_words: string[], { env }: Asked): Promise<void> {
  readShopConfig(env);
  console.log("The configuration is right");
}

async function listPending(_words: string[], { env }: Asked): Promise<void> {
  for (const name of await pendingMigrations(readDatabaseUrls(env).migrate)) console.log(name);
}

/** These commands send no jobs. */
const refuseJobs = () => Promise.reject(new Error("These commands send no jobs"));
const noJobs: Jobs = {
  send: refuseJobs,
  sendAll: refuseJobs,
  stop: () => Promise.resolve(),
};

/** For what reaches the companies; the rest needs no secret but the database's. */
function withApp<Result>(env: Environment, use: (app: ReturnType<typeof compose>) => Promise<Result>) {
  const config = readShopConfig(env);
  return withDatabase(env, (db) => use(compose(config, createLog("cli", config.LOG_LEVEL), db, noJobs)));
}

async function runSync(_words: string[], { env, acceptShortList, responsible }: Asked): Promise<void> {
  const by = acceptShortList ? responsible() : undefined;
  const result = await withApp(env, (app) => (by ? acceptShortLists(app, by) : syncCatalogue(app)));
  console.log(
    `${result.received} packages; plans: ${result.added} new, ${result.changed} changed, ${result.withdrawn} withdrawn, ${result.skipped.length} skipped`,
  );
  for (const { provider, package: name, reason } of result.skipped.slice(0, 20))
    console.log(`  ${provider} ${name}: ${reason}`);
}

async function showLastSync(_words: string[], { env }: Asked): Promise<void> {
  const [newest, ...older] = await withDatabase(env, (db) => findLastSyncs(db, 5));
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

type Change = (db: Db, by: Responsible) => Promise<void>;

async function managePrices([what, first, second]: string[], { env, responsible }: Asked): Promise<void> {
  const change = what ? await changeOf(what, first ?? "", second ?? "") : undefined;
  const by = change && responsible();
  await withDatabase(env, async (db) => {
    if (change && by) await change(db, by);
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

async function changeOf(what: string, first: string, second: string): Promise<Change> {
  if (what === "set-rate") return rateOf(first, second);
  if (what === "set-handicap") return handicapOf(first, second);
  if (what !== "set-rules")
    throw new Error("prices takes nothing, set-rate CODE RATE, set-rules FILE or set-handicap NAME PERCENT");
  const rules = await rulesIn(first);
  return (db, by) => setBook(db, { rules }, by);
}

async function rulesIn(file: string) {
  if (file === "") throw new Error("set-rules takes a FILE: set-rules rules.json");
  try {
    return readRules(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new Error(`${file} holds no rules (${(error as Error).message}). Nothing was changed.`);
  }
}

function rateOf(code: string, rate: string): Change {
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(rate) || Number(rate) === 0)
    throw new Error("A rate is a decimal above 0 with at most four places: set-rate DZD 138.5");
  return (db, by) => setRate(db, { code, perUsdE4: Math.round(Number(rate) * 10_000) }, by);
}

/** A provider that is worse to deal with is taken only when it is so much cheaper. */
function handicapOf(provider: string, percent: string): Change {
  if (provider === "" || !/^\d{1,3}$/.test(percent))
    throw new Error("A handicap is a provider and a whole percent: set-handicap NAME 5");
  if (!providerNames.includes(provider))
    throw new Error(
      `There is no provider ${provider}, only ${providerNames.join(", ")}. Nothing was changed.`,
    );
  return (db, by) => setBook(db, { handicap: { provider, percent: Number(percent) } }, by);
}
