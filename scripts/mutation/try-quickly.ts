import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createVitest } from "vitest/node";
import { root } from "../program/paths.ts";
import { dispatcher } from "./all-at-once.ts";
import { chosenFiles } from "./chosen-files.ts";
import { keyOf, mutantsOf, tellingReach } from "./mutants.ts";
import { readRecord, writeRecord } from "./record.ts";

/** A mutant's number for each run of a test; null: the file as it is. */
export type Turns = {
  turns: (number | null)[];
  /** Where the function of each mutant begins: a test that never calls it has nothing to say of the mutant. */
  within: (number | null)[];
  noticedFile: string;
  /** Holds the mutant whose turn it is, from the moment its turn begins. */
  turnFile: string;
};

/** So many mutants at most between two looks at whether the file as it is still passes. */
const atOnce = 4;
/** Milliseconds between two looks at what was found, so that a run that is stopped keeps it. */
const keepEvery = 5_000;
/** Milliseconds. A test that hangs is ended by Vitest long before; only a loop that lets nothing else run takes so long. */
const longestTurn = 100_000;

// A process of its own, as a mutant may never end. What it does not find noticed is tried again by itself (try-mutants.ts).
const [, , file = ""] = process.argv;
const absolute = path.join(root, file);
const source = readFileSync(absolute, "utf8");
const record = readRecord(file);
const mutants = mutantsOf(source).filter((mutant) => !record.get(keyOf(mutant)));
const folder = mkdtempSync(path.join(tmpdir(), "rihla-mutation-"));
const noticedFile = path.join(folder, "noticed");
const turnFile = path.join(folder, "turn");
const turnsFile = path.join(folder, "turns.json");
process.env.MUTATION_TURNS = turnsFile;
const config = path.join(import.meta.dirname, "vitest.config.ts");
const testNamePattern = process.env.MUTATION_TESTS ?? "";
const vitest = await createVitest("test", { root, config, watch: false, testNamePattern, reporters: [{}] });
process.env.MUTATED_FILE = absolute;
process.env.MUTATED_SOURCE = dispatcher(absolute, source, mutants);
process.env.MUTANT_SOURCES = path.join(folder, "sources.json");
writeFileSync(
  process.env.MUTANT_SOURCES,
  JSON.stringify([...mutants.map((mutant) => mutant.source), tellingReach(source)]),
);
const noticed = new Set<number>();
setInterval(() => {
  takeOver();
  stopEndless();
}, keepEvery);
for (const test of chosenFiles.find((chosen) => chosen.file === file)?.tests ?? []) {
  const left = [...mutants.keys()].filter((number) => !noticed.has(number));
  const turns: Turns = {
    turns: turnsOf(left),
    within: mutants.map(({ within }) => within),
    noticedFile,
    turnFile,
  };
  writeFileSync(turnsFile, JSON.stringify(turns));
  await vitest.runTestSpecifications(await vitest.globTestSpecifications([test]));
  takeOver();
}
await vitest.close();
rmSync(folder, { recursive: true });
process.exit(0);

/** The file as it is comes first, in between and last. */
function turnsOf(numbers: readonly number[]): Turns["turns"] {
  const turns: Turns["turns"] = [null];
  for (let start = 0; start < numbers.length; start += atOnce)
    turns.push(...numbers.slice(start, start + atOnce), null);
  return turns;
}

function takeOver(): void {
  if (!existsSync(noticedFile)) return;
  for (const line of readFileSync(noticedFile, "utf8").split("\n").filter(Boolean)) {
    const mutant = mutants[Number(line)];
    if (!mutant || noticed.has(Number(line))) continue;
    noticed.add(Number(line));
    writeRecord(file, mutant, true);
  }
}

/** A mutant that never ends is noticed: whoever started this stops it with all that it started, and starts it anew. */
function stopEndless(): void {
  if (!existsSync(turnFile) || Date.now() - statSync(turnFile).mtimeMs < longestTurn) return;
  const mutant = mutants[Number(readFileSync(turnFile, "utf8") || "NaN")];
  if (!mutant) return;
  writeRecord(file, mutant, true);
  process.send?.("endless");
}
