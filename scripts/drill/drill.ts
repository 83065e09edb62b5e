// `bin/drill`: restores the newest backup beside the running shop, from its repository and the sealed keys alone, compares the two and
// takes the copy away again (docs/operations/backups.md).
import { closeSync, openSync, utimesSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { Refused } from "../deploy/places.ts";
import { LockIsHeld, takeLock } from "../processes/lock.ts";
import { assertKeyFits, type Comparison, compare, type Databases } from "./compare.ts";
import { connectToCopy, readEverything, startCopy } from "./copy-server.ts";
import { assertRoom, makeDrillFolder, notWritten, removeDrillFolder, stopCopy } from "./drill-folder.ts";
import { lastCommit } from "./kept-facts.ts";
import { type Options, readOptions } from "./options.ts";
import { report } from "./report.ts";
import { findBackup, restore } from "./repository.ts";
import { type Keys, openKeys } from "./sealed-keys.ts";

// Who stops it finds nothing left behind: the step that is under way ends first.
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    isStopped = true;
  });

try {
  const options = readOptions(process.argv.slice(2));
  const lock = takeLockOf(options);
  try {
    await drill(options);
  } finally {
    lock.release();
  }
} catch (error) {
  console.error(
    `The drill has failed. ${process.env.DEBUG ? (error as Error).stack : (error as Error).message}`,
  );
  process.exitCode = 1;
}

async function drill(options: Options): Promise<void> {
  const keys = openKeys(options);
  await makeDrillFolder(options);
  try {
    await tryBackup(options, keys);
  } finally {
    await removeDrillFolder(options.folder);
  }
  if (keys.stampFile) touch(keys.stampFile);
}

async function tryBackup(options: Options, keys: Keys): Promise<void> {
  const took = stopwatch();
  const backup = findBackup(options, keys);
  assertRoom(options.folder, backup.bytes);
  restore(options, keys);
  const restoring = took();
  await goOnUnlessStopped();
  startCopy(options, keys);
  try {
    await between(options, keys, async (databases) => {
      const start = took();
      await goOnUnlessStopped();
      await assertKeyFits(databases, keys);
      const end = (await lastCommit(databases.copy)) ?? backup.startedAt;
      const its = await compare(databases, end);
      const comparing = took();
      readEverything(options, keys, databases.copy.database ?? "");
      const steps = { restore: restoring, start, compare: comparing, read: took() };
      console.log(report({ ...its, backup, end, took: steps }));
      assertLittleLost(its, options.oldest);
    });
  } finally {
    await stopCopy(options.folder);
  }
}

/** Signals are heard between two turns of the loop alone. */
async function goOnUnlessStopped(): Promise<void> {
  await setImmediate();
  if (isStopped) throw new Refused("It was stopped.");
}

/** Milliseconds since it was asked last. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before;
  };
}

async function between(
  options: Options,
  keys: Keys,
  use: (databases: Databases) => Promise<void>,
): Promise<void> {
  const live = new pg.Client(keys.databaseUrl);
  live.on("error", () => {});
  await live.connect().catch((error: Error) => {
    throw new Refused(`The shop's database does not answer at the sealed DATABASE_URL: ${error.message}`);
  });
  try {
    const copy = await connectToCopy(options, live.database ?? "");
    await use({ copy, live }).finally(() => copy.end());
  } finally {
    await live.end();
  }
}

/** What is archived within a minute is lost with the machine; more than that says that the archive stands still. */
function assertLittleLost({ lost }: Comparison, oldest: number): void {
  const moments = lost.flatMap(({ facts }) => facts.map(({ at }) => at.getTime()));
  const age = Math.round((Date.now() - Math.min(...moments)) / 1000);
  if (moments.length > 0 && age > oldest)
    throw new Refused(
      `The copy lacks what is ${age} seconds old, and ${oldest} are borne: does PostgreSQL archive? select * from pg_stat_archiver`,
    );
}

function touch(file: string): void {
  try {
    closeSync(openSync(file, "a"));
    utimesSync(file, new Date(), new Date());
  } catch (error) {
    throw new Refused(`The drill went well, but its stamp could not be written: ${(error as Error).message}`);
  }
}

function takeLockOf({ folder }: Options) {
  try {
    return takeLock(`${folder}.lock`);
  } catch (error) {
    if (error instanceof LockIsHeld)
      throw new Refused(`Another one is at work (process ${error.holder.pid}).`);
    throw new Refused(notWritten(error));
  }
}
