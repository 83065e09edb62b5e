import type { Database } from "./database.ts";
import type { Shop } from "./shop.ts";

type Disturbance = { kind: string; happen: () => Promise<unknown> };

/** Each process is killed in turn, and the database is taken away in three ways. */
export function disturbancesOf(shop: Shop, database: Database): Disturbance[] {
  const kill = (name: string): Disturbance => {
    const victim = shop.processes.find((one) => one.name === name);
    if (!victim) throw new Error(`There is no process ${name}.`);
    return { kind: "kills", happen: () => victim.kill() };
  };
  return [
    kill("worker-1"),
    kill("api-1"),
    { kind: "cuts of all connections", happen: () => database.cutConnections() },
    kill("worker-2"),
    kill("api-2"),
    { kind: "restarts of the database", happen: () => database.restart("fast") },
    kill("worker-1"),
    kill("worker-2"),
    { kind: "crashes of the database", happen: () => database.restart("crash") },
  ];
}

export type Disturber = {
  /** One more buyer is done. What falls due by that happens; resolves when it is over. */
  onProgress(done: number): void;
  /** Resolves with how often each kind happened. */
  end(): Promise<Record<string, number>>;
};

/** Spreads `count` disturbances over the buyers, one after the other, so that they strike while others buy and wait. */
export function startDisturber(disturbances: Disturbance[], count: number, buyers: number): Disturber {
  const happened: Record<string, number> = {};
  let due = 0;
  let queue = Promise.resolve();
  const next = () => {
    const { kind, happen } = disturbances[due++ % disturbances.length] as Disturbance;
    queue = queue.then(async () => {
      await happen();
      happened[kind] = (happened[kind] ?? 0) + 1;
    });
    // It is thrown at the end.
    queue.catch(() => {});
  };
  return {
    onProgress(done) {
      while (due < count && done >= ((due + 1) * buyers) / (count + 1)) next();
    },
    async end() {
      while (due < count) next();
      await queue;
      return happened;
    },
  };
}
