import pg from "pg";
import { startPostgres } from "../postgres/start-postgres.ts";
import { crashDatabase, cutConnections } from "../processes/blows.ts";

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
  stop(): Promise<void>;
};

/** Nothing is lost when its processes die; only a power cut would do harm, and there is none. Commits wait for the log. */
const settings = ["fsync=off", "full_page_writes=off", "max_connections=120"];

export async function startDatabase(dataDir: string): Promise<Database> {
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
    stop: () => server.stop(),
  };
}
