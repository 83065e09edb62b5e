import { execFile } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../postgres/cluster.ts";
import { killProcesses } from "../processes/blows.ts";
import { memoryEnvironment, memoryFlags } from "../program/memory.ts";
import { entries, root, workerNames } from "../program/paths.ts";
import { type Service, startService } from "../program/service.ts";
import type { Database } from "./database.ts";
import { paymentMethods } from "./gateways/gateways.ts";
import { suppliers } from "./suppliers/suppliers.ts";

/** One process of the shop under a supervisor that starts it again. */
export type Supervised = {
  name: string;
  /** Resolves when its successor is up. */
  kill(): Promise<void>;
  /** Stops it; resolves with how to let it start again, which resolves when it is up. */
  rest(): Promise<() => Promise<void>>;
  /** How often it ended without being killed after it had come up, with its last words. */
  ownEnds: string[];
  stop(): Promise<void>;
};

export type Shop = {
  processes: Supervised[];
  apiUrls: string[];
  /** Where each process tells its figures. */
  figures: { job: string; target: string }[];
  /** Where the companies' events come in: the first api, as through a proxy. */
  publicUrl: string;
  /** Runs an operators' command, with the rights of who owns the database too; gives what it answers. */
  ops<Answer>(...words: string[]): Promise<Answer>;
  stop(): Promise<void>;
};

type Environment = Record<string, string>;

/** Milliseconds before a process that did not come up is started again, and how often that may be in a row. */
const restMs = 2_000;
const mostFailures = 10;

/** Two apis and two workers on a migrated database with plans in it. */
export async function startShop(
  folder: string,
  companies: Environment,
  { url, servingUrl }: Pick<Database, "url" | "servingUrl">,
): Promise<Shop> {
  const ports = [await freePort(), await freePort()];
  const apiUrls = ports.map((port) => `http://127.0.0.1:${port}`);
  const publicUrl = apiUrls[0] as string;
  const environment = environmentOf(companies, servingUrl, publicUrl);
  const runAs = async (env: Environment, ...words: string[]) =>
    (await promisify(execFile)(process.execPath, words, { cwd: root, env })).stdout;
  const run = (...words: string[]) => runAs({ ...environment, MIGRATE_DATABASE_URL: url }, ...words);
  const ops = async (...words: string[]) => JSON.parse(await run(entries.ops, ...words, "--json"));
  await run(entries.cli, "migrate");
  await run(entries.cli, "sync-catalogue");
  const figures: Shop["figures"] = [];
  const metricsPort = async (job: string) => {
    const port = await freePort();
    figures.push({ job, target: `127.0.0.1:${port}` });
    return { [`${job.toUpperCase()}_METRICS_PORT`]: String(port) };
  };
  const start = async (entry: string, name: string, more: Environment = {}) => {
    const [job = ""] = name.split("-");
    return supervise(folder, name, entry, { ...environment, ...(await metricsPort(job)), ...more });
  };
  const processes = await Promise.all([
    ...ports.map((port, index) => start(entries.api, `api-${index + 1}`, { API_PORT: String(port) })),
    ...workerNames.flatMap((name) => [1, 2].map((number) => start(entries[name], `${name}-${number}`))),
  ]);
  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
  };
  return { processes, apiUrls, figures, publicUrl, ops, stop };
}

/** Nothing of the person's own settings. */
function environmentOf(companies: Environment, databaseUrl: string, publicUrl: string): Environment {
  const { PATH = "", HOME = "" } = process.env;
  return {
    PATH,
    HOME,
    ...memoryEnvironment,
    ...companies,
    COMPANIES: "played",
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    SECRET_KEY: "a secret key of thirty-two characters or more",
    DRAIN_SECONDS: "0",
    PAYMENT_METHODS: paymentMethods,
    ESIM_PROVIDERS: suppliers.map(({ name }) => name).join(),
    SATIM_REFUNDS: "api",
    ESIM_GO_REFUNDS: "api",
    REFUND_CHOICE_MINUTES: "1",
    // A day's buying is done in a quarter of an hour.
    LIMIT_FACTOR: "1000000",
  };
}

/** As `Restart=always`: what ends is started again, what does not come up (the database may be away) after a rest. */
async function supervise(folder: string, name: string, entry: string, env: Environment): Promise<Supervised> {
  const ownEnds: string[] = [];
  let starts = 0;
  let expected = false;
  let stopped = false;
  let service: Service;
  let up = Promise.withResolvers<void>();
  let mayStart = Promise.withResolvers<void>();
  mayStart.resolve();
  const start = () => {
    expected = false;
    const logFile = path.join(folder, `${name}.${++starts}.log`);
    return startService({ name, entry, nodeArgs: memoryFlags(name), env }, { logFile });
  };
  const run = async () => {
    for (let failures = 0; !stopped && failures < mostFailures; ) {
      await mayStart.promise;
      if (stopped) break;
      service = start();
      const isUp = await comesUp(service);
      if (isUp) up.resolve();
      const { lastLines } = await service.ended;
      if (isUp) up = Promise.withResolvers();
      if (isUp && !expected) ownEnds.push(lastLines);
      failures = isUp || expected ? 0 : failures + 1;
      if (failures > 0) await wait(restMs);
    }
    up.promise.catch(() => {});
    up.reject(new Error(`${name} does not come up`));
  };
  const running = run();
  await up.promise;
  return {
    name,
    ownEnds,
    async kill() {
      expected = true;
      const { identity, ended } = service;
      await killProcesses(identity);
      await ended;
      await up.promise;
    },
    async rest() {
      mayStart = Promise.withResolvers();
      expected = true;
      await service.stop();
      await service.ended;
      return async () => {
        mayStart.resolve();
        await up.promise;
      };
    },
    async stop() {
      stopped = true;
      expected = true;
      mayStart.resolve();
      await service.stop();
      await running;
    },
  };
}

const comesUp = ({ announced }: Service) =>
  announced.then(
    () => true,
    () => false,
  );
