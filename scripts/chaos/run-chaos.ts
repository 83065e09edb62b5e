import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";
import { openBrowser } from "./ask-shop.ts";
import { type Books, readBooks } from "./books.ts";
import { buy, shelfOf } from "./buyers/buy.ts";
import { type Note, newNote } from "./buyers/note.ts";
import { disturbancesOf, startDisturber } from "./disturbances.ts";
import { plantFaults } from "./faults.ts";
import { interventionsIn } from "./interventions.ts";
import { compareBooks } from "./judge/compare-books.ts";
import type { Difference } from "./judge/difference.ts";
import { makeCoupon, makeVouchers, shelvesOf } from "./on-sale.ts";
import { hireOperator } from "./operator.ts";
import { seeded } from "./random.ts";
import { settle } from "./settle.ts";
import type { Shop } from "./shop.ts";
import { startWorld, type World } from "./world.ts";

export type Wishes = {
  buyers: number;
  seed: number;
  /** How many times something is killed, cut or stopped. */
  disturbances: number;
  /** No fault of a company is planted. */
  killsAlone?: boolean;
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
  /** When the last blow and the last fault were over. */
  calmSince: Date;
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

async function sellAndCompare(world: World, { buyers, seed, say, ...wishes }: Wishes): Promise<Outcome> {
  const { database, outside, shop } = world;
  const shelves = await shelvesOf(world);
  await makeCoupon(shop, buyers);
  const vouchers = await makeVouchers(shop, shelves, buyers);
  const planted = wishes.killsAlone ? 0 : await plantFaults(outside, seeded(seed), buyers);
  const disturber = startDisturber(disturbancesOf(shop, database), wishes.disturbances, buyers);
  const interventions = interventionsIn(database, outside);
  const sell = (number: number) => {
    const browser = openBrowser(shop.apiUrls, number);
    const random = seeded(seed + number);
    const note = newNote(`buyer-${number}@example.com`);
    const plans = shelves[shelfOf(number) % shelves.length] ?? [];
    return buy({ browser, outside, interventions, random, plans, vouchers, note }, number);
  };
  const selling = sellToAll(buyers, sell, (done) => {
    disturber.onProgress(done);
    if (done % 50 === 0) say(`${done} of ${buyers} buyers are done`);
  });
  const notes = await Promise.race([selling, disturber.failed]);
  const disturbed = await disturber.end();
  const faults = planted - (await outside.faultsLeft()).length;
  await outside.clearFaults();
  const calmSince = new Date();
  say("All buyers are done. The shop settles what is under way.");
  const operator = hireOperator(shop);
  const books = await settle(() => readBooks(database, outside, operator), operator, wishes.patienceMs);
  const differences = [...compareBooks(books, notes), ...(await complaintsOf(shop))];
  return { seed, books, notes, disturbed, faults, calmSince, differences };
}

/** A dozen at once, one after the other. */
async function sellToAll(
  buyers: number,
  sell: (number: number) => Promise<Note>,
  onDone: (done: number) => void,
): Promise<Note[]> {
  const notes: Note[] = [];
  let next = 0;
  const counter = async () => {
    while (next < buyers) {
      notes.push(await sell(++next));
      onDone(notes.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(buyersAtOnce, buyers) }, counter));
  return notes;
}

/** What operators would be told of buyers, and processes that died without being killed. Companies were made to be silent. */
async function complaintsOf(shop: Shop): Promise<Difference[]> {
  const {
    closedSince: _closed,
    outages: _made,
    ...lists
  } = await shop.ops<Record<string, object[]>>("stuck");
  const stuck = Object.entries(lists).flatMap(([kind, ones]) =>
    ones.filter((one) => !isWithPeople(one)).map((one) => `${kind}: ${JSON.stringify(one)}`),
  );
  return [
    ...stuck.map((what) => ({ kind: "stuck" as const, what })),
    ...shop.processes.flatMap(({ name, ownEnds }) =>
      ownEnds.map((words) => ({ kind: "unexplained" as const, what: `${name} ended by itself:\n${words}` })),
    ),
  ];
}

/** Listed for operators from the start; the supplier's people take days. */
const isWithPeople = (one: object) => "handedOverAt" in one && one.handedOverAt !== null;
