import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { giveTo, serverUser } from "../postgres/server-user.ts";

const run = promisify(execFile);

/** A copy of a server's files, and what it has written since. */
export type Backup = {
  /** Settings of a server whose writing is archived. */
  settings: string[];
  /** Copies the files of the server at `url` anew, while it goes on. */
  take(url: string): Promise<void>;
  /** Puts the server's files aside, and those of the copy in their place. Gives the settings for its next start: to `moment`, or to the end. */
  bringBack(moment: Date | null, into?: string): Promise<string[]>;
};

/** Of the server whose files are in `folder`/postgres/cluster. */
export function backUpsOf(folder: string): Backup {
  const [archive, copy] = [path.join(folder, "archive"), path.join(folder, "copy")];
  const files = path.join(folder, "postgres", "cluster");
  mkdirSync(archive, { recursive: true, mode: 0o755 });
  giveTo(serverUser(), archive);
  /** Where the last of what was written may not have reached the archive. */
  let dead = files;
  return {
    settings: ["archive_mode=on", `archive_command=test -f "${archive}/%f" || cp "%p" "${archive}/%f"`],
    async take(url) {
      rmSync(copy, { recursive: true, force: true });
      const client = new pg.Client(url);
      await client.connect();
      try {
        await client.query("select pg_backup_start('copy', true)");
        await run("cp", ["-a", files, copy]).catch(assertCopied);
        const { rows } = await client.query("select labelfile from pg_backup_stop()");
        writeFileSync(path.join(copy, "backup_label"), rows[0].labelfile);
        giveTo(serverUser(), path.join(copy, "backup_label"));
      } finally {
        await client.end();
      }
      for (const name of ["postmaster.pid", "postmaster.opts"])
        rmSync(path.join(copy, name), { force: true });
      const log = path.join(copy, "pg_wal");
      for (const { name } of readdirSync(log, { withFileTypes: true }).filter((one) => one.isFile()))
        rmSync(path.join(log, name));
    },
    async bringBack(moment, into = files) {
      if (existsSync(into)) {
        dead = `${into}-dead-${Date.now()}`;
        renameSync(into, dead);
      }
      await run("cp", ["-a", copy, into]);
      const signal = path.join(into, "recovery.signal");
      writeFileSync(signal, "");
      giveTo(serverUser(), signal);
      return [
        `restore_command=cp "${archive}/%f" "%p" || cp "${dead}/pg_wal/%f" "%p"`,
        "recovery_target_timeline=current",
        "recovery_target_action=promote",
        // Nobody reads before it is whole.
        "hot_standby=off",
        ...(moment
          ? [`recovery_target_time=${moment.toISOString().replace("T", " ").replace("Z", "+00")}`]
          : []),
      ];
    },
  };
}

/** Files that the server removed meanwhile are not missed. */
function assertCopied(error: { stderr?: string }): void {
  const complaints = (error.stderr ?? "")
    .split("\n")
    .filter((line) => line && !line.includes("No such file"));
  if (complaints.length > 0 || error.stderr === undefined) throw error;
}
