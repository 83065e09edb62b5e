import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { canInstall, installWithApt } from "./debian-packages.ts";

export type PlayedClock = {
  /** For every process that is to live by it, the database's too. */
  environment: Record<string, string>;
  /** From now on all of them live so many minutes later than before. */
  pass: (minutes: number) => void;
  /** What they think it is. */
  now: () => Date;
};

/**
 * A clock that can be put forward while everything runs, by libfaketime, which Debian packages: timers go on as ever, only what
 * time it is changes. Undefined where it can't be had.
 */
export function createPlayedClock(folder: string): PlayedClock | undefined {
  const library = findLibrary() ?? bringLibrary();
  if (!library) return undefined;
  const file = path.join(folder, "clock");
  let ahead = 0;
  const pass = (minutes: number) => {
    ahead += minutes;
    // PostgreSQL reads it too, as another user.
    writeFileSync(file, `+${ahead * 60}`, { mode: 0o644 });
  };
  pass(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    pass,
    now: () => new Date(Date.now() + ahead * 60_000),
  };
}

function bringLibrary(): string | undefined {
  if (canInstall()) installWithApt(["libfaketime"]);
  return findLibrary();
}

const findLibrary = () => globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];
