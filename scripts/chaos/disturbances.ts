import { waitUntil } from "../processes/wait-until.ts";
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
    { kind: "restores to a moment ago", happen: () => restoreAndRecover(shop, database) },
    kill("worker-2"),
    kill("api-2"),
    { kind: "restarts of the database", happen: () => database.restart("fast") },
    kill("worker-1"),
    kill("worker-2"),
    { kind: "crashes of the database", happen: () => database.restart("crash") },
  ];
}

/** As an operator does it who has read how: nobody works until what a second restore knows is back. Throws where nothing was forgotten. */
async function restoreAndRecover({ processes, ops }: Shop, database: Database): Promise<void> {
  const moment = new Date();
  const since = `select from payment_history where at > '${moment.toISOString()}'`;
  const ended = () =>
    database.query(since).then(
      (rows) => rows.length >= leastForgotten,
      () => false,
    );
  await waitUntil(ended, patienceMs);
  const awake = await Promise.all(processes.map((one) => one.rest()));
  const beside = await database.restoreTo(moment);
  const why = ["--by", "chaos", "--why", `restored to ${moment.toISOString()}`];
  await ops("close", ...why);
  const until = new Date(Date.now() + 60_000).toISOString();
  const words = [moment.toISOString(), until, "--beside", beside.url, "--do", ...why];
  const { tables } = await ops<{ tables: object }>("recover", ...words);
  await beside.stop();
  if (Object.keys(tables).length === 0) throw new Error("The restore forgot nothing: it says nothing.");
  await ops("open", ...why);
  await database.backUp();
  await Promise.all(awake.map((start) => start()));
}

/** Steps of payments that a restore is to forget at least, and how long they are waited for: at the end nobody buys any more. */
const [leastForgotten, patienceMs] = [6, 30_000];

export type Disturber = {
  /** One more buyer is done. What falls due by that happens; resolves when it is over. */
  onProgress(done: number): void;
  /** Rejects when one could not be done: nothing that comes after it says anything. */
  failed: Promise<never>;
  /** Resolves with how often each kind happened. */
  end(): Promise<Record<string, number>>;
};

/** Spreads `count` disturbances over the buyers, one after the other, so that they strike while others buy and wait. */
export function startDisturber(disturbances: Disturbance[], count: number, buyers: number): Disturber {
  const happened: Record<string, number> = {};
  let due = 0;
  let queue = Promise.resolve();
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  const next = () => {
    const { kind, happen } = disturbances[due++ % disturbances.length] as Disturbance;
    queue = queue.then(async () => {
      await happen();
      happened[kind] = (happened[kind] ?? 0) + 1;
    });
    queue.catch(reject);
  };
  return {
    failed,
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
