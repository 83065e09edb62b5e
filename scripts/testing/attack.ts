import { test } from "vitest";

/** How often an attack is tried: `short` in the tests of every change, `whole` where `ATTACKS=whole` is set. */
type Tries = { short: number; whole: number };

/**
 * An attack on the shop that has to come to nothing: a test whose name says what is tried, and whose tries are counted. Lies in a file named
 * `*.attack.test.ts`; `npm run attack` runs these files and writes the table of docs/security.md out of what they tell.
 */
export function attack(name: string, tries: Tries, body: (tries: number) => Promise<void>): void {
  const isWhole = process.env.ATTACKS === "whole";
  const count = isWhole ? tries.whole : tries.short;
  // Never tried again: what gets through once in two times gets through.
  const how = { timeout: isWhole ? 600_000 : 120_000, retry: 0, meta: { attack: { tries: tries.whole } } };
  test(name, how, () => body(count));
}

declare module "vitest" {
  interface TaskMeta {
    /** `tries`: of the whole form. */
    attack?: { tries: number };
  }
}
