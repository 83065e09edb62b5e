import closeWithGrace from "close-with-grace";
import { compose, readShopConfig } from "./compose.ts";
import { composeHttp } from "./compose-http.ts";
import { openDatabase } from "./infra/database.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import { openJobSender } from "./infra/jobs.ts";
import { createLog } from "./infra/log.ts";
import type { Schema } from "./schema.ts";

/** The HTTP server. Any number may run over one database. */
async function main(): Promise<void> {
  const config = readShopConfig();
  const log = createLog("api", config.LOG_LEVEL);
  const db = openDatabase<Schema>(config.DATABASE_URL, config.DATABASE_POOL);
  const jobs = await openJobSender(config.DATABASE_URL, log);
  const http = await composeHttp(compose(config, log, db, jobs));
  await http.listen({ host: config.API_HOST, port: config.API_PORT });
  const { port } = http.server.address() as { port: number };
  console.log(JSON.stringify({ event: "listening", url: `http://${config.API_HOST}:${port}` }));

  closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, "stopping after an error");
    await http.close();
    await jobs.stop();
    await db.destroy();
  });
}

exitOnError(main);
