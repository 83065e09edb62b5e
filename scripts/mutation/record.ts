import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import { keyOf, type Mutant } from "./mutants.ts";

type Line = { key: string; killed: boolean };

const folder = path.join(root, ".cache/mutation");
const recordOf = (file: string) => path.join(folder, `${file.replaceAll("/", "-")}.jsonl`);

/** What became of each mutant of a file, so that a run that was stopped goes on where it was. */
export function readRecord(file: string): Map<string, boolean> {
  if (!existsSync(recordOf(file))) return new Map();
  const lines = readFileSync(recordOf(file), "utf8").split("\n").filter(Boolean);
  const read: Line[] = lines.map((line) => JSON.parse(line));
  return new Map(read.map(({ key, killed }) => [key, killed]));
}

export function writeRecord(file: string, mutant: Mutant, killed: boolean): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(recordOf(file), `${JSON.stringify({ key: keyOf(mutant), killed } satisfies Line)}\n`);
}
