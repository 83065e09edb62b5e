import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ProcessIdentity } from "../processes/identity.ts";
import { stopProcess } from "../processes/stop-process.ts";
import { type Service, type ServiceSpec, startService } from "./service.ts";

export type UnexpectedExit = { name: string; lastLines: string };

/** The processes of one running program. Each leaves a file with its identity, for the run after a kill -9. */
export type ProcessGroup = {
  start: (spec: ServiceSpec) => Service;
  /** For a command that ends by itself; throws with its last lines when it fails. */
  run: (spec: ServiceSpec) => Promise<void>;
  /** For a process that is not a child of this one. */
  watch: (name: string, isRunning: () => boolean, logFile: string) => void;
  /** The first process that ended without being asked to. */
  unexpectedExit: Promise<UnexpectedExit>;
  /** In this order; those that are not named come first. */
  stop: (order: readonly string[]) => Promise<void>;
};

export function createProcessGroup(dataDir: string, show: (line: string) => void): ProcessGroup {
  const services = new Map<string, Service>();
  const { promise: unexpectedExit, resolve: report } = Promise.withResolvers<UnexpectedExit>();
  const folder = runFolder(dataDir);
  let isStopping = false;
  const add = (spec: ServiceSpec) => {
    if (isStopping) throw new Error("Stopping.");
    const service = startService(spec, { logFile: path.join(dataDir, "logs", `${spec.name}.log`), show });
    writeFileSync(path.join(folder, `${spec.name}.json`), JSON.stringify(service.identity));
    services.set(spec.name, service);
    return service;
  };
  const remove = (name: string) => {
    services.delete(name);
    rmSync(path.join(folder, `${name}.json`), { force: true });
  };
  return {
    unexpectedExit,
    start(spec) {
      const service = add(spec);
      service.ended.then(({ lastLines }) => isStopping || report({ name: spec.name, lastLines }));
      return service;
    },
    async run(spec) {
      const { code, lastLines } = await add(spec).ended;
      remove(spec.name);
      if (code !== 0) throw new Error(`${spec.name} failed:\n${lastLines}`);
    },
    watch(name, isRunning, logFile) {
      const look = setInterval(
        () => isStopping || isRunning() || report({ name, lastLines: lastLinesOf(logFile) }),
        500,
      );
      look.unref();
    },
    async stop(order) {
      isStopping = true;
      const others = [...services.keys()].filter((name) => !order.includes(name));
      for (const name of [...others, ...order]) {
        await services.get(name)?.stop();
        remove(name);
      }
    },
  };
}

/** One of a running program's processes, by the file that it left there. */
export function identityIn(dataDir: string, name: string): ProcessIdentity {
  return JSON.parse(readFileSync(path.join(runFolder(dataDir), `${name}.json`), "utf8"));
}

/** Processes that outlived a supervisor killed outright. A number that went to another program since is left alone. */
export async function stopOrphans(dataDir: string): Promise<void> {
  const folder = runFolder(dataDir);
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  await Promise.all(files.map((name) => stopOrphan(path.join(folder, name))));
}

async function stopOrphan(file: string): Promise<void> {
  const identity = parse(readFileSync(file, "utf8"));
  if (identity) await stopProcess(identity, { graceMs: 5_000 });
  rmSync(file, { force: true });
}

function parse(text: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lastLinesOf(file: string): string {
  return readFileSync(file, "utf8").trim().split("\n").slice(-10).join("\n");
}

function runFolder(dataDir: string): string {
  for (const name of ["run", "logs"]) mkdirSync(path.join(dataDir, name), { recursive: true, mode: 0o711 });
  return path.join(dataDir, "run");
}
