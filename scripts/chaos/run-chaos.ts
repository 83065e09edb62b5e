import { basePath, type Plan } from "@rihla/contract";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";
import { openBrowser } from "./ask-shop.ts";
import { type Books, readBooks } from "./books.ts";
import { buy, couponCode, type Note } from "./buyer.ts";
import { compareBooks, type Difference } from "./compare-books.ts";
import { disturbancesOf, startDisturber } from "./disturbances.ts";
import { plantFaults } from "./faults.ts";
import { seeded } from "./random.ts";
import { settle } from "./settle.ts";
import type { Shop } from "./shop.ts";
import { startWorld, type World } from "./world.ts";

export type Wishes = {
  orders: number;
  seed: number;
  /** How many times something is killed, cut or stopped. */
  disturbances: number;
  /** How long the shop has at the end to settle what is under way, milliseconds. */
  patienceMs: number;
  say: (line: string) => void;
  /** Ends it before its time. */
  signal: AbortSignal;
};

export type Outcome = {
  seed: number;
  books: Books;
  notes: Note[];
  /** How often each kind of disturbance happened. */
  disturbed: Record<string, number>;
  faults: number;
  differences: Difference[];
};

const buyersAtOnce = 12;

/**
 * Sells on two apis and two workers while all that can fail does, lets the shop settle what is under way, and compares
 * the books. Nothing of it runs afterwards; its logs stay unless everything agrees. Throws when `signal` is aborted.
 */
export async function runChaos(wishes: Wishes): Promise<Outcome> {
  const folder = makeThrowAwayFolder("chaos");
  const world = await startWorld(folder);
  const { signal } = wishes;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const outcome = await Promise.race([sellAndCompare(world, wishes), aborted]).finally(world.stop);
  if (outcome.differences.length === 0) removeFolder(folder);
  else wishes.say(`The logs are in ${folder}`);
  return outcome;
}

async function sellAndCompare(world: World, { orders, seed, say, ...wishes }: Wishes): Promise<Outcome> {
  const { database, outside, shop } = world;
  const plans = await plansOf(shop);
  await makeCoupon(shop, orders);
  const planted = await plantFaults(outside, seeded(seed), orders);
  const disturber = startDisturber(disturbancesOf(shop, database), wishes.disturbances, orders);
  const sell = (number: number) =>
    buy(openBrowser(shop.apiUrls, number), outside, seeded(seed + number), plans, number);
  const notes = await sellToAll(orders, sell, (done) => {
    disturber.onProgress(done);
    if (done % 50 === 0) say(`${done} of ${orders} buyers are done`);
  });
  const disturbed = await disturber.end();
  const faults = planted - (await outside.faultsLeft()).length;
  await outside.clearFaults();
  say("All buyers are done. The shop settles what is under way.");
  const books = await settle(() => readBooks(database, outside), wishes.patienceMs);
  const differences = [...compareBooks(books, notes), ...(await complaintsOf(shop))];
  return { seed, books, notes, disturbed, faults, differences };
}

/** A tenth off for a sixth of the buyers, of whom more want it. */
async function makeCoupon({ ops }: Shop, orders: number): Promise<void> {
  const uses = String(Math.ceil(orders / 6));
  const responsible = ["--by", "chaos", "--why", "many want the last use"];
  await ops("coupon", "create", couponCode, "--percent", "10", "--uses", uses, ...responsible);
}

async function plansOf({ apiUrls }: Shop): Promise<Plan[]> {
  const answer = await fetch(`${apiUrls[0]}${basePath}/destinations/TN/plans`);
  const { data } = (await answer.json()) as { data: Plan[] };
  return data.filter(({ kind }) => kind === "fixed");
}

/** A dozen at once, one after the other. */
async function sellToAll(
  orders: number,
  sell: (number: number) => Promise<Note>,
  onDone: (done: number) => void,
): Promise<Note[]> {
  const notes: Note[] = [];
  let next = 0;
  const counter = async () => {
    while (next < orders) {
      notes.push(await sell(++next));
      onDone(notes.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(buyersAtOnce, orders) }, counter));
  return notes;
}

/** What operators would be told, and processes that died without being killed. */
async function complaintsOf(shop: Shop): Promise<Difference[]> {
  const lists = await shop.ops<Record<string, object[]>>("stuck");
  const stuck = Object.entries(lists).flatMap(([kind, ones]) =>
    ones.map((one) => `${kind}: ${JSON.stringify(one)}`),
  );
  return [
    ...stuck.map((what) => ({ kind: "stuck" as const, what })),
    ...shop.processes.flatMap(({ name, ownEnds }) =>
      ownEnds.map((words) => ({ kind: "unexplained" as const, what: `${name} ended by itself:\n${words}` })),
    ),
  ];
}
