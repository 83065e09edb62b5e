import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { App } from "./app.ts";
import { compose, readShopConfig } from "./compose.ts";
import { type Config, databaseUrls } from "./config.ts";
import { grants } from "./grants.ts";
import { openDatabase } from "./infra/database/database.ts";
import { watchDatabase } from "./infra/database/database-watch.ts";
import { warnOfExcessRights } from "./infra/database/excess-rights.ts";
import { openJobSender } from "./infra/jobs/jobs.ts";
import { createLog } from "./infra/log.ts";
import { logCalls } from "./infra/outbound/calls-made.ts";
import type { Schema } from "./schema.ts";

/** For answers under way when we are told to stop: none takes longer than the database and the bank are waited for. */
const graceMs = 25_000;

type Served = {
  /** As its lines in the log begin. */
  name: "api" | "admin";
  composed: (app: App) => Promise<FastifyInstance>;
  /** Where it listens, and with how many connections to the database it works at most. */
  at: (config: Config) => { host: string; port: number; connections: number };
};

/** Starts one HTTP process, and ends it in peace when it is told to: the database is let go last. */
export async function serve({ name, composed, at }: Served): Promise<void> {
  const config = readShopConfig();
  const { host, port, connections } = at(config);
  const log = createLog(name, config.LOG_LEVEL);
  logCalls(log);
  const watch = watchDatabase(log);
  const urls = databaseUrls(config);
  const db = openDatabase<Schema>(urls.shop, connections, watch);
  const jobs = await openJobSender({ url: urls.jobs, log, watch });
  await warnOfExcessRights(log, [urls.shop, urls.jobs], grants);
  const http = await composed(compose(config, log, db, jobs));
  await http.listen({ host, port });
  const taken = http.server.address() as { port: number };
  console.log(JSON.stringify({ event: "listening", url: `http://${host}:${taken.port}` }));

  const drainMs = config.DRAIN_SECONDS * 1000;
  closeWithGrace({ delay: drainMs + graceMs, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, "stopping after an error");
    await http.drain.stop(err ? 0 : drainMs);
    await jobs.stop();
    await db.destroy();
  });
}
