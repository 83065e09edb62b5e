import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import {
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  TestRunner,
  type TestTryOptions,
} from "vitest";
import type { Choose } from "./all-at-once.ts";
import type { Turns } from "./try-quickly.ts";

const { turns, within, noticedFile, turnFile } = JSON.parse(
  readFileSync(process.env.MUTATION_TURNS ?? "", "utf8"),
) as Turns;
/** By any test so far. */
const noticed = new Set<number>();
/** Where functions begin that the running test has called of the file as it is. */
const reached = new Set<number>();
Object.assign(globalThis, { reached });
const choose: Choose = (mutant) =>
  (globalThis as { chooseMutant?: Choose }).chooseMutant?.(mutant) ?? Promise.resolve();

/**
 * Runs each test once for every turn: a mutant's, or that of the file as it is. A failure counts only where the file as it is
 * passes again right after, so that nothing a mutant left behind counts against the next. A mutant rests where the test does not call
 * the function that holds it.
 */
export default class TurnsRunner extends TestRunner {
  #mutant: number | null = null;
  #broken: unknown;
  #failed: number[] = [];
  #isSpoilt = false;
  /** The file as it is had its first turn. */
  #hasBegun = false;

  onCollected(files: RunnerTestFile[]): void {
    for (const test of files.flatMap(testsIn)) test.repeats = turns.length - 1;
  }

  override async onBeforeTryTask(test: RunnerTask, options: TestTryOptions): Promise<void> {
    await super.onBeforeTryTask(test, options);
    if (options.repeats === 0) this.#begin();
    this.#mutant = turns[options.repeats] ?? null;
    this.#broken = undefined;
    writeFileSync(turnFile, String(this.#rests() ? "" : (this.#mutant ?? "")));
    await choose(this.#rests() ? null : this.#mutant).catch((error: unknown) => {
      this.#broken = error;
    });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (this.#rests()) return;
    if (this.#broken) throw this.#broken;
    await TestRunner.getTestFn(test)();
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const isGreen = test.result?.state !== "fail";
    if (this.#mutant !== null) {
      if (!isGreen && !this.#rests() && !isLate(test)) this.#failed.push(this.#mutant);
    } else if (isGreen && !this.#isSpoilt) this.#confirm();
    else this.#isSpoilt = true;
    this.#hasBegun = true;
  }

  #begin(): void {
    this.#failed = [];
    this.#isSpoilt = false;
    this.#hasBegun = false;
    reached.clear();
  }

  #rests(): boolean {
    if (this.#isSpoilt) return true;
    if (this.#mutant === null) return this.#hasBegun && this.#failed.length === 0;
    const start = within[this.#mutant] ?? null;
    return noticed.has(this.#mutant) || (start !== null && !reached.has(start));
  }

  #confirm(): void {
    for (const mutant of this.#failed) {
      noticed.add(mutant);
      appendFileSync(noticedFile, `${mutant}\n`);
    }
    this.#failed = [];
  }
}

const testsIn = (task: RunnerTask): RunnerTestCase[] =>
  task.type === "suite" ? task.tasks.flatMap(testsIn) : [task];

/** It ran out of time, which says nothing where the machine is busy. */
const isLate = ({ result }: RunnerTestCase): boolean =>
  / timed out (in|after) \d+ms/.test(result?.errors?.at(-1)?.message ?? "");
