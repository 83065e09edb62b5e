import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { buyerOf, firstPlan } from "../../../bench/kit/buyer.ts";
import { shopEnvironment } from "../../../bench/kit/shop-environment.ts";
import { freePort } from "../../postgres/cluster.ts";
import { createServingRole } from "../../postgres/serving-role.ts";
import { waitUntil } from "../../processes/wait-until.ts";
import { entries, root, workerNames } from "../../program/paths.ts";
import { startService } from "../../program/service.ts";
import { findDebianProgram } from "../../testing/debian-program.ts";
import { migrateDatabase } from "../../testing/migrate-database.ts";
import { startSandboxProcess } from "../../testing/sandbox-process.ts";
import { makeThrowAwayFolder, removeFolder } from "../../testing/throw-away.ts";
import { type At, asPostgres, give, programs, write } from "./postgres-15.ts";
import { secondLog } from "./second-log.ts";

const passphrase = "of the repository, in a test";
const openingPassphrase = "of the sealed keys, in a test";

export type Ending = { code: number; said: string };
export type BackedUpShop = Awaited<ReturnType<typeof startBackedUpShop>>;

/** Undefined where Debian's PostgreSQL 15 is not installed, or pgBackRest can't be had: the embedded one is newer than that knows. */
export function findPgBackRest(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync(programs)) return undefined;
  return findDebianProgram({ program: "pgbackrest", debianPackage: "pgbackrest", asks: "version" });
}

/** A shop that sells, on a database that archives by the very files of deploy/pgbackrest, with the machine's folders in one of the test's. */
export async function startBackedUpShop(pgbackrest: string) {
  const folder = makeThrowAwayFolder("backed-up");
  const at = (...names: string[]) => path.join(folder, ...names);
  copyFileSync(execFileSync("which", [pgbackrest], { encoding: "utf8" }).trim(), at("pgbackrest"));
  const database = await startDatabase(at);
  const sandbox = await startSandboxProcess({ SANDBOX_ALLOCATION_MS: "300" });
  const environment = shopEnvironment(database.servingUrl, sandbox.shopSettings);
  await migrateDatabase({ serving: database.servingUrl, owner: database.url });
  const start = (name: string, entry: string) =>
    startService({ name, entry, env: environment }, { logFile: at(`${name}.log`) });
  const api = start("api", entries.api);
  const workers = workerNames.map((name) => start(name, entries[name]));
  const { url: apiUrl = "" } = await api.announced;
  const plan = await firstPlan(apiUrl);
  seal(at, environment);
  return {
    at,
    ...database,
    buy: buyerOf({ apiUrl, sandboxUrl: sandbox.url }, plan),
    /** Seals others than those of the shop, or lets one away. */
    sealWith: (other: Record<string, string>) => seal(at, { ...environment, ...other }),
    drill: drillIn(at),
    stop: async () => {
      await Promise.all([api, ...workers].map((one) => one.stop()));
      await sandbox.stop();
      database.stop();
      removeFolder(folder);
    },
  };
}

async function startDatabase(at: At) {
  for (const name of ["", "etc", "etc/conf.d", "spool", "repository", "lock"]) give(at(name), true);
  const port = await freePort();
  asPostgres(`${programs}/initdb`, [
    "-D",
    at("data"),
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--no-sync",
  ]);
  writeSettings(at, port);
  const pgCtl = (...args: string[]) =>
    asPostgres(`${programs}/pg_ctl`, ["-D", at("data"), "-w", "-s", "-l", at("server.log"), ...args]);
  pgCtl("start");
  const url = `postgres://postgres:any@127.0.0.1:${port}/rihla`;
  asPostgres(`${programs}/createdb`, ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "rihla"]);
  const ours = (...args: string[]) => asPostgres(at("pgbackrest"), [...pgBackRestOf(at), ...args]);
  ours("stanza-create");
  ours("check");
  const query = queriesAt(url);
  return {
    url,
    servingUrl: await createServingRole(url),
    query,
    backUp: () => ours("--type=full", "backup"),
    /** What was written so far is in the repository afterwards. */
    archive: async () => {
      const [{ name } = { name: "" }] = await query<{ name: string }>(
        "select pg_walfile_name(pg_switch_wal()) as name",
      );
      const file = () => query("select from pg_stat_archiver where last_archived_wal >= $1", [name]);
      if (!(await waitUntil(async () => (await file()).length > 0, 60_000, 100)))
        throw new Error("Not archived.");
    },
    ...secondLog(at, { port, query, pgCtl, pgBackRest: pgBackRestOf(at) }),
    stop: () => {
      if (existsSync(at("data"))) pgCtl("stop", "-m", "immediate");
    },
  };
}

const pgBackRestOf = (at: At) => [
  `--config=${at("etc/pgbackrest.conf")}`,
  `--config-include-path=${at("etc/conf.d")}`,
  "--stanza=rihla",
  "--log-level-console=off",
];

function writeSettings(at: At, port: number): void {
  const read = (name: string) => readFileSync(path.join(root, "deploy/pgbackrest", name), "utf8");
  const conf = read("pgbackrest.conf")
    .replace("/var/lib/pgbackrest", at("repository"))
    .replace("/var/spool/pgbackrest", at("spool"))
    .replace("/var/lib/postgresql/15/main", at("data"))
    .replace("[global]", `[global]\nlog-level-file=off\nlock-path=${at("lock")}`);
  write(at("etc/pgbackrest.conf"), `${conf}pg1-socket-path=${at()}\npg1-port=${port}\n`);
  write(at("etc/conf.d/passphrase.conf"), `[global]\nrepo1-cipher-pass=${passphrase}\n`);
  const command = `${at("pgbackrest")} ${pgBackRestOf(at).slice(0, 2).join(" ")}`;
  const archive = read("archive.conf").replace("'pgbackrest ", `'${command} `);
  const lines = [
    `listen_addresses='127.0.0.1'`,
    `port=${port}`,
    `unix_socket_directories='${at()}'`,
    "fsync=off",
  ];
  write(at("data/conf.d.conf"), `${lines.join("\n")}\n${archive}`);
  write(at("data/postgresql.conf"), "include 'conf.d.conf'\n");
}

/** As docs/operations/backups.md has it. */
function seal(at: At, environment: Record<string, string>): void {
  const all = {
    PGBACKREST_REPO1_CIPHER_PASS: passphrase,
    DRILL_STAMP_FILE: at("last-drill"),
    ...environment,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value.replaceAll("\n", "\\n")}\n`);
  writeFileSync(at("etc/keys.passphrase"), `${openingPassphrase}\n`);
  const way = ["enc", "-aes-256-cbc", "-pbkdf2", "-iter", "600000", "-salt"];
  const sealed = ["-out", at("etc/keys.sealed"), "-pass", `file:${at("etc/keys.passphrase")}`];
  execFileSync("openssl", [...way, ...sealed], { input: lines.join("") });
}

/** `killed`: resolves when it is to be killed. */
function drillIn(at: At) {
  return async (args: string[] = [], killed?: Promise<unknown>): Promise<Ending> => {
    const ours = ["--keys", at("etc/keys.sealed"), "--passphrase", at("etc/keys.passphrase")];
    const theirs = ["--config", at("etc/pgbackrest.conf"), "--pgbackrest", at("pgbackrest")];
    const program = path.join(root, "scripts/drill/drill.ts");
    const all = [program, ...ours, ...theirs, "--folder", at("drill"), ...args];
    return new Promise((resolve) => {
      const child = execFile(process.execPath, all, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
      );
      killed?.then(() => child.kill("SIGKILL"));
    });
  };
}

function queriesAt(url: string) {
  return async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client(url);
    await client.connect();
    return client
      .query<Row>(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
}
