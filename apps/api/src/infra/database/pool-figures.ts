import type pg from "pg";
import { tellFigure } from "../figures.ts";

/** How often work has waited for a connection since the process started, and for how long together. */
export type PoolUse = { waits: number; seconds: number };

const uses = new WeakMap<object, { pool: pg.Pool; use: PoolUse }>();

/** Remembers whose pool it is, for `poolFigures`. */
export function notePool(owner: object, pool: pg.Pool, use: PoolUse): void {
  uses.set(owner, { pool, use });
}

/** A connection of the pool, where all are taken after a wait that is counted. */
export async function connectCounted(pool: pg.Pool, use: PoolUse): Promise<pg.PoolClient> {
  // What is idle or may still be opened goes to who waits already.
  const isFull = pool.idleCount + pool.options.max - pool.totalCount <= pool.waitingCount;
  if (!isFull) return pool.connect();
  const began = performance.now();
  use.waits++;
  try {
    return await pool.connect();
  } finally {
    use.seconds += (performance.now() - began) / 1000;
  }
}

/** The connections of this process, as Prometheus reads them. */
export function poolFigures(owner: object): string {
  const noted = uses.get(owner);
  if (!noted) return "";
  const { pool, use } = noted;
  return [
    tellFigure({ name: "database_pool_connections", help: "Connections that are open" }, [
      { labels: { state: "idle" }, value: pool.idleCount },
      { labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
    ]),
    tellFigure({ name: "database_pool_waiting", help: "What waits for a connection now" }, [
      { value: pool.waitingCount },
    ]),
    tellFigure(
      { name: "database_pool_waits_total", help: "How often all connections were taken", type: "counter" },
      [{ value: use.waits }],
    ),
    tellFigure(
      { name: "database_pool_wait_seconds_total", help: "How long was waited for one", type: "counter" },
      [{ value: Number(use.seconds.toFixed(3)) }],
    ),
  ].join("");
}
