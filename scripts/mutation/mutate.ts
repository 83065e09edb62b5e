import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import { chosenFiles } from "./chosen-files.ts";
import { keyOf, type Mutant, mutantsOf } from "./mutants.ts";
import { readRecord, writeRecord } from "./record.ts";

/** Much longer than the chosen tests of a file take on a busy machine: only a loop without an end takes so long. */
const patience = 900_000;

const named = "--named=";

/**
 * `npm run mutate -- quotes money`: changes the chosen files whose names hold one of the words, one line at a time, and says which
 * changes no test noticed. Those noticed before are not tried again. First all at once, as far as that goes; with `--quickly` only so,
 * and with `--named=refund` only by tests whose names hold that.
 * Gives the number of survivors' exit code.
 */
export async function main(args: string[]): Promise<number> {
  const words = args.filter((word) => !word.startsWith("--"));
  process.env.MUTATION_TESTS = args.find((word) => word.startsWith(named))?.slice(named.length) ?? "";
  const files = chosenFiles
    .map(({ file }) => file)
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const survivors: string[] = [];
  for (const file of files) {
    while ((await runQuickly(file)) === "endless");
    while (!args.includes("--quickly") && (await runOnce(file)) === "stopped");
    survivors.push(...report(file));
  }
  for (const line of survivors) console.log(line);
  return survivors.length > 0 ? 1 : 0;
}

/** Whatever becomes of it: what it has not found noticed is tried again. */
async function runQuickly(file: string): Promise<"finished" | "endless"> {
  const child = start("try-quickly.ts", file);
  let isEndless = false;
  child.once("message", () => {
    isEndless = true;
    stop(child);
  });
  await once(child, "exit");
  return isEndless ? "endless" : "finished";
}

const start = (program: string, file: string): ChildProcess =>
  fork(path.join(import.meta.dirname, program), [file], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });

const stop = ({ pid }: ChildProcess) => pid && process.kill(-pid, "SIGKILL");

async function runOnce(file: string): Promise<"finished" | "stopped"> {
  const child = start("try-mutants.ts", file);
  let current: Mutant | undefined;
  let timer = setTimeout(() => stop(child), patience);
  child.on("message", (mutant: Mutant) => {
    current = mutant;
    clearTimeout(timer);
    timer = setTimeout(() => stop(child), patience);
  });
  const [code, signal] = await once(child, "exit");
  clearTimeout(timer);
  if (signal !== "SIGKILL" || !current) {
    if (code !== 0) throw new Error(`The run over ${file} broke off.`);
    return "finished";
  }
  // A test that never ends is a test that noticed.
  writeRecord(file, current, true);
  return "stopped";
}

function report(file: string): string[] {
  const record = readRecord(file);
  const mutants = mutantsOf(readFileSync(path.join(root, file), "utf8"));
  const survivors = mutants.filter((mutant) => !record.get(keyOf(mutant)));
  console.log(`${file}: ${mutants.length - survivors.length} of ${mutants.length} noticed`);
  return survivors.map(({ line, before, after }) => `${file}:${line}: ${before} → ${after || "nothing"}`);
}
