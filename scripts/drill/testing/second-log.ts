import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { waitUntil } from "../../processes/wait-until.ts";
import { root } from "../../program/paths.ts";
import { type At, asPostgres, give, owner, programs, write } from "./postgres-15.ts";

/** The second copy of the log, by the unit's own command, and what it is for. */
type Server = { port: number; query: Query; pgCtl: (...args: string[]) => string; pgBackRest: string[] };

export function secondLog(at: At, { port, query, pgCtl, pgBackRest }: Server) {
  let receiver: ChildProcess | undefined;
  const address = `host=127.0.0.1 port=${port} user=postgres`;
  return {
    /** From now on nothing is acknowledged that it does not have. Resolves when it is so. */
    keepSecondLog: async () => {
      give(at("log"), true);
      const commands = unitCommands().map((one) =>
        one
          .replace("/var/lib/rihla-log", at("log"))
          .replace("=application_name", `=${address} application_name`),
      );
      const [create = "", follow = ""] = commands;
      asPostgres(`${programs}/pg_receivewal`, [...wordsOf(create), `--dbname=${address}`]);
      receiver = spawn(`${programs}/pg_receivewal`, wordsOf(follow), {
        ...owner(),
        cwd: "/",
        stdio: "ignore",
      });
      await query("alter system set synchronous_standby_names = 'rihla_log'");
      await query("select pg_reload_conf()");
      const isKept = () => query("select from pg_stat_replication where sync_state = 'sync'");
      if (!(await waitUntil(async () => (await isKept()).length > 0, 30_000, 100)))
        throw new Error("The log is not received.");
    },
    /** The server dies with its disk, as it stands. */
    loseDisk: () => {
      const [server] = readFileSync(at("data/postmaster.pid"), "utf8").split("\n");
      process.kill(-Number(server), "SIGKILL");
      // What its sockets are locked by would be gone with the machine; here the dead server's number may be seen a moment longer.
      const sockets = readdirSync(at()).filter((name) => name.startsWith(".s.PGSQL."));
      for (const name of ["data", ...sockets]) rmSync(at(name), { recursive: true, force: true });
      receiver?.kill();
    },
    /** From the repository and the second log, as docs/operations/backups.md has it. */
    comeBack: async () => {
      const get = `${at("pgbackrest")} ${pgBackRest.join(" ")} archive-get %f "%p"`;
      const rest = `cp ${at("log")}/%f "%p" || cp ${at("log")}/%f.partial "%p"`;
      give(at("data"), true);
      const option = `--recovery-option=restore_command=${get} || ${rest}`;
      asPostgres(at("pgbackrest"), [...pgBackRest, "restore", option]);
      write(
        at("data/postgresql.auto.conf"),
        `${readFileSync(at("data/postgresql.auto.conf"), "utf8")}synchronous_standby_names = ''\n`,
      );
      pgCtl("start");
      const isWhole = async () => (await query("select where not pg_is_in_recovery()")).length > 0;
      if (!(await waitUntil(isWhole, 60_000, 100))) throw new Error("The log is not read to its end.");
    },
  };
}

type Query = (text: string) => Promise<object[]>;

const unitCommands = () =>
  [
    ...readFileSync(path.join(root, "deploy/systemd/rihla-log.service"), "utf8").matchAll(
      /^ExecStart(?:Pre)?=\S+ (.*)$/gm,
    ),
  ].map(([, words = ""]) => words);

/** Nothing of it but the address has spaces, and that stands last. */
const wordsOf = (command: string): string[] => {
  const [before = "", address] = command.split(/(?=--dbname=)/);
  return [...before.trim().split(" "), ...(address ? [address] : [])];
};
