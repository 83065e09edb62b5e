import { makeThrowAwayFolder, removeFolder } from "../../scripts/testing/throw-away.ts";
import { printTable } from "../kit/figures.ts";
import { type ExplainedDatabase, startExplainedDatabase } from "./explained-database.ts";
import { fill } from "./fill.ts";
import { type GrownShop, openGrownShop } from "./grown-shop.ts";
import { type Asked, inWords, readsAll, shapeOf, sumOf } from "./plans.ts";
import { purchase, questionsOf } from "./questions.ts";

const sizes = (process.env.BENCH_ORDERS ?? "10000,1000000").split(",").map(Number);
const rounds = 3;
/** Milliseconds: what takes longer is shown by itself. */
const slow = 3;

/** What the shop asks again and again of a database that has few orders, and of one that has many. */
export async function measureGrowth(): Promise<void> {
  const folder = makeThrowAwayFolder("growth");
  const database = await startExplainedDatabase(folder);
  try {
    const shop = await openGrownShop(database);
    await growAndAsk(database, shop).finally(() => shop.close());
  } finally {
    await database.stop();
    removeFolder(folder);
  }
}

async function growAndAsk(database: ExplainedDatabase, shop: GrownShop): Promise<void> {
  const number = await purchase(shop);
  const asked: Map<string, Asked>[] = [];
  let before = 0;
  for (const size of sizes) {
    const began = performance.now();
    await fill(database, { before, size, number });
    console.log(`${size} orders after ${Math.round((performance.now() - began) / 1000)} s`);
    before = size;
    asked.push(await askAll(database, shop, size));
  }
  tell(asked);
}

/** Each statement at its quickest of a few rounds, since the machine is shared. */
async function askAll(
  database: ExplainedDatabase,
  shop: GrownShop,
  size: number,
): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>();
  const questions = await questionsOf(shop, size);
  for (let round = 0; round < rounds; round++)
    for (const { name, ask } of questions)
      for (const { text, ms, plan } of await database.explain(ask)) {
        const key = `${name}\n${text}`;
        const known = asked.get(key);
        if (!known || ms < known.ms) asked.set(key, { question: name, text, ms, plan });
      }
  return asked;
}

function tell(asked: Map<string, Asked>[]): void {
  const columns = sizes.map((size) => `ms at ${size.toLocaleString("en")}`);
  const last = asked.at(-1) ?? new Map<string, Asked>();
  const questions = [...new Set([...last.values()].map(({ question }) => question))];
  const of = (all: Map<string, Asked>, name: string) =>
    [...all.values()].filter(({ question }) => question === name);
  printTable(
    ["", "statements", ...columns, "the slowest of them"],
    questions.map((name) => [
      name,
      of(last, name).length,
      ...asked.map((all) => sumOf(of(all, name)).toFixed(2)),
      inWords(of(last, name).toSorted((a, b) => b.ms - a.ms)[0]),
    ]),
  );
  const remarkable = [...last].filter(([, one]) => one.ms >= slow || readsAll(one.plan).length > 0);
  console.log(`Slower than ${slow} ms, or reading all of a table that grows: ${remarkable.length}`);
  printTable(
    ["asked by", "statement", "plan", ...columns],
    remarkable.map(([key, one]) => [
      one.question,
      one.text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").slice(0, 300),
      shapeOf(one.plan),
      ...asked.map((all) => all.get(key)?.ms.toFixed(2) ?? ""),
    ]),
  );
}
