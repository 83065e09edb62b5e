import pg from "pg";
import type { DatabaseWatch } from "./database-watch.ts";
import { PostgresClient } from "./postgres-client.ts";

/** Milliseconds that a free connection is waited for, and that opening one may take. */
const connectionTimeout = 5_000;
/**
 * Milliseconds after which an answer is given up and its connection with it. The server's own limit (`database-settings.ts`)
 * is shorter: this one is for a server that is frozen or a network that swallows everything.
 */
const queryTimeout = 20_000;

type PoolOptions = { max: number; watch?: DatabaseWatch | undefined; queryTimeoutMs?: number };

/** A pool whose connections may be lost; nothing is sent until the first query. */
export function openPool(url: string, { max, watch, queryTimeoutMs = queryTimeout }: PoolOptions): pg.Pool {
  const settings: pg.PoolConfig & { watch: DatabaseWatch | undefined } = {
    connectionString: url,
    // It is made with these settings, which its type does not say.
    Client: PostgresClient as unknown as new () => pg.ClientBase,
    watch,
    max,
    // The only setting sent with a connection: poolers between us and the server refuse others.
    application_name: "rihla",
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  };
  const pool = new pg.Pool(settings);
  // An idle connection that the server closes (restart, failover) is replaced by the pool.
  pool.on("error", () => undefined);
  pool.on("release", (_error, client) => discardBusy(client as Busy));
  return pool;
}

type Busy = pg.PoolClient & { getTransactionStatus(): string | null; end(): Promise<void> };

/**
 * A connection given back in the middle of something is closed instead of kept: an answer that was given up may leave
 * its transaction open, and the next user's work would become part of it.
 */
function discardBusy(client: Busy): void {
  const isIdle =
    client.getTransactionStatus() === "I" && (client as { readyForQuery?: boolean }).readyForQuery;
  if (!isIdle) client.end().catch(() => undefined);
}
