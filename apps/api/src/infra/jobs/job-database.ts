import type { Db as QueueDatabase } from "pg-boss";
import type { DatabaseWatch } from "../database/database-watch.ts";
import { openPool } from "../database/postgres-pool.ts";
import { watchDueJobs } from "./due-jobs.ts";
import { listenForJobs } from "./job-listener.ts";

type Options = { max: number; schema: string; watch?: DatabaseWatch | undefined; queryTimeoutMs?: number };
export type JobDatabase = QueueDatabase & { close(): Promise<void> };

/** The queue's way to the database: its own connections die with theirs, and ask each second for each handler. */
export function openJobDatabase(url: string, options: Options): JobDatabase {
  const pool = openPool(url, options);
  return {
    executeSql: (text, values) => pool.query(text, values as unknown[]),
    async listen(channel, onNews, onOpen) {
      const stopLooking = watchDueJobs(pool, options.schema, onNews);
      const line = await listenForJobs(url, channel, { onNews, onOpen }, options.watch);
      return {
        async close() {
          stopLooking();
          await line.close();
        },
      };
    },
    close: () => pool.end(),
  };
}
