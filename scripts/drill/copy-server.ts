import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { Refused } from "../deploy/places.ts";
import { livingServer } from "../postgres/pid-file.ts";
import { codeOf } from "../processes/error-code.ts";
import { dataOf } from "./drill-folder.ts";
import type { Options } from "./options.ts";
import { surroundings } from "./repository.ts";
import type { Keys } from "./sealed-keys.ts";

/** It names the socket's file, no more: nothing is listened on that another machine, or another user, could reach. */
const port = 5432;
/** Every cluster of Debian's has it. */
const superuser = "postgres";
/** Reading a long archive takes long; a drill that takes longer than this has failed. */
const mostMs = 6 * 3_600_000;
/** What PostgreSQL answers who asks before it has: cannot_connect_now. */
const stillReading = "57P03";

/** It begins to read the archive, and takes connections of this folder alone. */
export function startCopy(options: Options, keys: Keys): void {
  const { folder } = options;
  const data = dataOf(folder);
  writeSettings(folder);
  const log = logOf(folder);
  const settings = `-c config_file=${path.join(folder, "copy.conf")}`;
  const args = ["start", "-w", "-s", "-t", String(mostMs / 1000), "-D", data, "-l", log, "-o", settings];
  const { status } = run(options, keys, { program: "pg_ctl", args });
  if (status !== 0) throw new Refused(`PostgreSQL does not start on the copy. It says: ${lastWords(log)}`);
}

/** Every row of every table: what no comparison looks at may be damaged too. */
export function readEverything(options: Options, keys: Keys, database: string): void {
  const where = ["--host", options.folder, "--port", String(port), "--username", superuser];
  const args = [...where, "--file", "/dev/null", database];
  const { status, said } = run(options, keys, { program: "pg_dump", args });
  if (status !== 0) throw new Refused(`The copy can't be read whole. It says: ${said.join(" ")}`);
}

type Work = { program: string; args: string[] };

/** `said`: the first two lines of its complaint, of which PostgreSQL's programs make the second the cause. */
function run(options: Options, keys: Keys, { program, args }: Work) {
  const version = readFileSync(path.join(dataOf(options.folder), "PG_VERSION"), "utf8").trim();
  const file = path.join(options.programs.replace("VERSION", version), program);
  const { status, error, stderr } = spawnSync(file, args, {
    ...options.user,
    cwd: "/",
    env: surroundings(keys),
    encoding: "utf8",
    // Not its output: what is started in the background would keep it open.
    stdio: ["ignore", "ignore", program === "pg_ctl" ? "ignore" : "pipe"],
  });
  if (error) throw new Refused(`${file} could not be started: ${error.message}`);
  return { status, said: (stderr ?? "").trim().split("\n").slice(0, 2) };
}

/**
 * Settings of its own, none of the shop's: those may name files and libraries of the machine that is gone. What `alter system` has
 * set lies in the copy, and the lines after it win.
 */
function writeSettings(folder: string): void {
  const lines = {
    data_directory: dataOf(folder),
    hba_file: path.join(folder, "hba.conf"),
    ident_file: path.join(folder, "hba.conf"),
    unix_socket_directories: folder,
    listen_addresses: "",
    port: String(port),
    archive_mode: "off",
    hot_standby: "off",
    shared_preload_libraries: "",
    ssl: "off",
    logging_collector: "off",
    synchronous_standby_names: "",
  };
  const text = Object.entries(lines)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join("");
  writeFileSync(path.join(folder, "copy.conf"), text);
  writeFileSync(path.join(folder, "hba.conf"), "local all all trust\n");
  // The last line that names a setting wins, and this file is read after the one above.
  appendFileSync(path.join(dataOf(folder), "postgresql.auto.conf"), text);
}

/** Once the archive is read to its end. `database`: its name. */
export async function connectToCopy({ folder }: Options, database: string): Promise<pg.Client> {
  const until = performance.now() + mostMs;
  for (;;) {
    const client = new pg.Client({ host: folder, port, user: superuser, database });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!livingServer(dataOf(folder)))
        throw new Refused(`PostgreSQL ended on the copy. It says: ${lastWords(logOf(folder))}`);
      if (codeOf(error) !== stillReading || performance.now() > until)
        throw new Refused(`The copy has no database ${database}: ${(error as Error).message}`);
      await pause(100);
    }
  }
}

const logOf = (folder: string) => path.join(folder, "server.log");

function lastWords(log: string): string {
  if (!existsSync(log)) return "nothing";
  const lines = readFileSync(log, "utf8").trim().split("\n");
  return lines.findLast((line) => /(FATAL|PANIC|ERROR):/.test(line)) ?? lines.at(-1) ?? "nothing";
}
