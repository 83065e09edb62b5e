import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { startPostgres } from "../postgres/start-postgres.ts";
import { crashDatabase, cutConnections } from "../processes/blows.ts";
import { backUpsOf } from "./backup.ts";

export type Database = {
  /** As the role that owns everything. */
  url: string;
  /** As the role that the shop serves with. */
  servingUrl: string;
  /** Throws while it is away. */
  query<Row extends object>(sql: string): Promise<Row[]>;
  cutConnections(): Promise<number>;
  /** `fast`: as an operator stops it. */
  restart(how: "fast" | "crash"): Promise<void>;
  /** From now on it can be restored. */
  backUp(): Promise<void>;
  /** The server dies and is restored to what it was at a moment since the backup. Gives a second restore, which has all that the dead one knew. */
  restoreTo(moment: Date): Promise<{ url: string; stop: () => Promise<void> }>;
  stop(): Promise<void>;
};

/** Nothing is lost when its processes die; only a power cut would do harm, and there is none. Commits wait for the log. */
const hasty = ["fsync=off", "full_page_writes=off", "max_connections=120"];

export async function startDatabase(dataDir: string): Promise<Database> {
  const backup = backUpsOf(dataDir);
  const settings = [...hasty, ...backup.settings];
  let server = await startPostgres({ dataDir, settings });
  const query = async <Row extends object>(sql: string): Promise<Row[]> => {
    const client = new pg.Client(server.url);
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url: server.url,
    servingUrl: server.servingUrl,
    query,
    cutConnections: () => cutConnections(server.url),
    async restart(how) {
      await (how === "crash" ? crashDatabase(server) : server.stop());
      server = await startPostgres({ dataDir, settings });
    },
    backUp: () => backup.take(server.url),
    async restoreTo(moment) {
      await crashDatabase(server);
      const restoring = await backup.bringBack(moment);
      server = await startPostgres({ dataDir, settings: [...settings, ...restoring] });
      const besideDir = path.join(dataDir, `beside-${moment.getTime()}`);
      const folder = path.join(besideDir, "postgres");
      mkdirSync(folder, { recursive: true, mode: 0o711 });
      // Its password, and a port that is taken: another one is chosen.
      const known = JSON.parse(readFileSync(path.join(dataDir, "postgres", "pg.json"), "utf8"));
      writeFileSync(path.join(folder, "pg.json"), JSON.stringify({ ...known, home: folder }), {
        mode: 0o600,
      });
      const whole = await backup.bringBack(null, path.join(folder, "cluster"));
      return startPostgres({ dataDir: besideDir, settings: [...hasty, ...whole] });
    },
    stop: () => server.stop(),
  };
}
