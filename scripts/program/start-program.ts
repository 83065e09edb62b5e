import { chmodSync, existsSync, mkdirSync } from "node:fs";
import type { BackOffice } from "./back-office.ts";
import { createProcessGroup, type ProcessGroup, type UnexpectedExit } from "./process-group.ts";
import type { Settings } from "./settings.ts";
import { takeTheFolder } from "./single-run.ts";
import { servers, startEverything } from "./start-everything.ts";
import type { Options, Start } from "./start-options.ts";
import { createTimings, type Timings } from "./timings.ts";

export type Program = {
  shopUrl: string;
  sandboxUrl: string | undefined;
  backOffice: BackOffice | undefined;
  /** As its owner. */
  databaseUrl: string;
  timings: Timings;
  /** The first process that ended by itself. */
  unexpectedExit: Promise<UnexpectedExit>;
  stop: () => Promise<void>;
};

/** Everything on one machine. When it throws, and after `stop`, nothing of it runs any more. */
export async function startProgram(settings: Settings, options: Options = {}): Promise<Program> {
  prepareFolder(settings.dataDir);
  const lock = await takeTheFolder(settings);
  const processes = createProcessGroup(settings.dataDir, options.show ?? console.error);
  const start: Start = { settings, options, processes, timings: createTimings() };
  const stop = async () => {
    await processes.stop(servers);
    // The database goes after all of these.
    await start.postgres?.then(
      (postgres) => postgres.stop(),
      () => {},
    );
    lock.release();
  };
  try {
    const { databaseUrl, backOffice } = await unlessInterrupted(
      startEverything(start),
      processes,
      options.signal,
    );
    return {
      ...addressesOf(settings),
      databaseUrl,
      backOffice,
      timings: start.timings,
      unexpectedExit: processes.unexpectedExit,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressesOf({ port, sandboxPort, hasSandbox }: Settings) {
  return {
    shopUrl: `http://localhost:${port}`,
    sandboxUrl: hasSandbox ? `http://localhost:${sandboxPort}` : undefined,
  };
}

function unlessInterrupted<T>(
  work: Promise<T>,
  { unexpectedExit }: ProcessGroup,
  signal?: AbortSignal,
): Promise<T> {
  const exited = unexpectedExit.then(({ name, lastLines }) =>
    Promise.reject(new Error(`${name} stopped:\n${lastLines}`)),
  );
  const gaveUp = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error("Stopped before everything was up."));
    if (signal?.aborted) giveUp();
    signal?.addEventListener("abort", giveUp);
  });
  return Promise.race([work, exited, gaveUp]);
}

/** Others may pass through, since under root PostgreSQL runs as another user; the files in it are closed to them. */
function prepareFolder(dataDir: string): void {
  try {
    const isNew = !existsSync(dataDir);
    mkdirSync(dataDir, { recursive: true });
    if (isNew) chmodSync(dataDir, 0o711);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} can't be written: ${(error as Error).message}`);
  }
}
