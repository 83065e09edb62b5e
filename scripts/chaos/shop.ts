import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../postgres/cluster.ts";
import { memoryEnvironment, memoryFlags } from "../program/memory.ts";
import { entries, root } from "../program/paths.ts";
import { type Service, startService } from "../program/service.ts";

/** One process of the shop under a supervisor that starts it again. */
export type Supervised = {
  name: string;
  /** With SIGKILL; resolves when its successor is up. */
  kill(): Promise<void>;
  /** How often it ended without being killed, with its last words. */
  ownEnds: string[];
  stop(): Promise<void>;
};

export type Shop = {
  processes: Supervised[];
  apiUrls: string[];
  /** Runs an operators' command; gives what it prints. */
  command(name: string): Promise<string>;
  stop(): Promise<void>;
};

type Environment = Record<string, string>;

/** Two apis and two workers on a migrated database with plans in it. */
export async function startShop(folder: string, companies: Environment, databaseUrl: string): Promise<Shop> {
  const ports = [await freePort(), await freePort()];
  const apiUrls = ports.map((port) => `http://127.0.0.1:${port}`);
  const environment = environmentOf(companies, databaseUrl, apiUrls[0] as string);
  const command = async (name: string) => {
    const run = promisify(execFile)(process.execPath, [entries.cli, name], { cwd: root, env: environment });
    return (await run).stdout.trim();
  };
  await command("migrate");
  await command("sync-catalogue");
  const processes = await Promise.all([
    ...ports.map((port, index) =>
      supervise(folder, `api-${index + 1}`, entries.api, { ...environment, API_PORT: String(port) }),
    ),
    supervise(folder, "worker-1", entries.worker, environment),
    supervise(folder, "worker-2", entries.worker, environment),
  ]);
  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
  };
  return { processes, apiUrls, command, stop };
}

/** Nothing of the person's own settings. Webhooks reach the first api, as they would through a proxy. */
function environmentOf(companies: Environment, databaseUrl: string, publicUrl: string): Environment {
  const { PATH = "", HOME = "" } = process.env;
  return {
    PATH,
    HOME,
    ...memoryEnvironment,
    ...companies,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    SECRET_KEY: "a secret key of thirty-two characters or more",
    DRAIN_SECONDS: "0",
    ESIM_PROVIDERS: "esim-access",
    SATIM_REFUNDS: "api",
    // All buyers share one address.
    LIMIT_FACTOR: "1000000",
  };
}

async function supervise(folder: string, name: string, entry: string, env: Environment): Promise<Supervised> {
  const ownEnds: string[] = [];
  let starts = 0;
  let expected = false;
  let stopped = false;
  let service: Service;
  const start = async (): Promise<void> => {
    if (stopped) return;
    expected = false;
    const logFile = path.join(folder, `${name}.${++starts}.log`);
    const started = startService({ name, entry, nodeArgs: memoryFlags(name), env }, { logFile });
    service = started;
    started.ended.then(({ lastLines }) => {
      if (expected || started !== service) return;
      ownEnds.push(lastLines);
      start().catch(() => {});
    });
    await started.announced;
  };
  await start();
  return {
    name,
    ownEnds,
    async kill() {
      expected = true;
      process.kill(service.identity.pid, "SIGKILL");
      await service.ended;
      await start();
    },
    async stop() {
      stopped = true;
      expected = true;
      await service.stop();
    },
  };
}
