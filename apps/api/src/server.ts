import closeWithGrace from "close-with-grace";
import { compose, readShopConfig } from "./compose.ts";
import { composeHttp } from "./compose-http.ts";
import { databaseUrls } from "./config.ts";
import { grants } from "./grants.ts";
import { openDatabase } from "./infra/database/database.ts";
import { watchDatabase } from "./infra/database/database-watch.ts";
import { warnOfExcessRights } from "./infra/database/excess-rights.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import { openJobSender } from "./infra/jobs/jobs.ts";
import { createLog } from "./infra/log.ts";
import { logCalls } from "./infra/outbound/calls-made.ts";
import type { Schema } from "./schema.ts";

/** For answers under way when we are told to stop: none takes longer than the database and the bank are waited for. */
const graceMs = 25_000;

/** The HTTP server. Any number may run over one database. */
async function main(): Promise<void> {
  const config = readShopConfig();
  const log = createLog("api", config.LOG_LEVEL);
  logCalls(log);
  const watch = watchDatabase(log);
  const urls = databaseUrls(config);
  const db = openDatabase<Schema>(urls.shop, config.DATABASE_POOL, watch);
  const jobs = await openJobSender({ url: urls.jobs, log, watch });
  await warnOfExcessRights(log, [urls.shop, urls.jobs], grants);
  const http = await composeHttp(compose(config, log, db, jobs));
  await http.listen({ host: config.API_HOST, port: config.API_PORT });
  const { port } = http.server.address() as { port: number };
  console.log(JSON.stringify({ event: "listening", url: `http://${config.API_HOST}:${port}` }));

  const drainMs = config.DRAIN_SECONDS * 1000;
  closeWithGrace({ delay: drainMs + graceMs, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, "stopping after an error");
    await http.drain.stop(err ? 0 : drainMs);
    await jobs.stop();
    await db.destroy();
  });
}

exitOnError(main);
