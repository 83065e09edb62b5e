import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { compose, composeJobs, readShopConfig } from "../compose.ts";
import { composeHttp } from "../compose-http.ts";
import { openDatabase } from "../infra/database/database.ts";
import { openJobSender, openJobWorker } from "../infra/jobs/jobs.ts";
import { createLog } from "../infra/log.ts";
import { logCalls } from "../infra/outbound/calls-made.ts";
import { syncCatalogue } from "../modules/catalogue/index.ts";
import type { Schema } from "../schema.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";
import { createTestDatabase, type TestDatabase, templateOf } from "./test-database.ts";

/** Most tests watch one supplier at work; those of several name them. */
const usualProvider = "esim-access";

export type TestShop = {
  app: App;
  http: FastifyInstance;
  sandbox: Sandbox;
  /** Every log line so far, as one text. */
  logged: () => string;
  /** Runs a worker beside the test until the shop is closed. */
  startWorker: () => Promise<void>;
  /** The environment of another process of the same shop. */
  environment: Record<string, string>;
  /** Its database as the role that owns the tables: for what no process of the shop could do. */
  ownerUrl: string;
  close: () => Promise<void>;
};

/** A whole shop on a database and a sandbox of its own: the real adapters, the real queue, HTTP without a port. */
export const createTestShop = async (settings: Record<string, string> = {}): Promise<TestShop> =>
  openTestShop(await createTestDatabase(), settings);

/** The same with something to sell, which its providers' lists were asked for once in this run. */
export async function createStockedShop(settings: Record<string, string> = {}): Promise<TestShop> {
  const { ESIM_PROVIDERS = usualProvider } = settings;
  const template = await templateOf(`stocked_${ESIM_PROVIDERS.replaceAll(/\W/g, "_")}`, async (empty) => {
    const shop = await openTestShop({ ...empty, drop: async () => {} }, { ESIM_PROVIDERS });
    await syncCatalogue(shop.app);
    await shop.close();
  });
  return openTestShop(await createTestDatabase(template), settings);
}

async function openTestShop(database: TestDatabase, settings: Record<string, string>): Promise<TestShop> {
  const sandbox = await startSandbox();
  const environment = environmentOf(database.url, sandbox, settings);
  const config = readShopConfig(environment);
  const lines: string[] = [];
  const log = createLog("test", "info", { write: (line) => lines.push(line) });
  const stopLogging = logCalls(log);
  const db = openDatabase<Schema>(database.url, 20);
  const jobs = await openJobSender({ url: database.url, log });
  const app = compose(config, log, db, jobs);
  const http = await composeHttp(app);
  const workers: Array<{ stop(): Promise<void> }> = [];
  return {
    app,
    http,
    sandbox,
    environment,
    ownerUrl: database.ownerUrl,
    logged: () => lines.join(""),
    startWorker: async () => {
      workers.push(await openJobWorker({ url: database.url, log }, () => composeJobs(app)));
    },
    close: async () => {
      for (const worker of workers) await worker.stop();
      await http.close();
      stopLogging();
      await jobs.stop();
      await db.destroy();
      await Promise.all([sandbox.stop(), database.drop()]);
    },
  };
}

function environmentOf(
  databaseUrl: string,
  sandbox: Sandbox,
  settings: Record<string, string>,
): Record<string, string> {
  return {
    NODE_ENV: "test",
    COMPANIES: "played",
    DATABASE_URL: databaseUrl,
    API_PORT: "0",
    PUBLIC_URL: "http://localhost:3000",
    SECRET_KEY: "a secret key of thirty-two characters or more",
    // All that tests do comes from one address.
    LIMIT_FACTOR: "1000",
    // Money that goes back leaves at once; tests of the choice set their own time.
    REFUND_CHOICE_MINUTES: "0",
    ...sandbox.shopSettings,
    ESIM_PROVIDERS: usualProvider,
    ...settings,
  };
}
