import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";
import { type Choose, dispatcher } from "./all-at-once.ts";
import { mutantsOf } from "./mutants.ts";

const source = "export const least = 3;\nexport const isEnough = (days: number): boolean => days >= least;\n";

test("a file gives way to whichever mutant is chosen, its constants too, and back", async () => {
  const folder = makeThrowAwayFolder("mutants");
  const file = path.join(folder, "days.js");
  const mutants = mutantsOf(source);
  const plain = ({ source: text }: { source: string }) =>
    text.replaceAll(": number", "").replaceAll(": boolean", "");
  const written = [{ source }, ...mutants].map((one, number) => {
    const name = `${file}.${number === 0 ? "original" : number - 1}.js`;
    writeFileSync(name, plain(one));
    return name;
  });
  // Node has no loader of ours here: each mutant is a file.
  writeFileSync(file, dispatcher(file, source, mutants).replaceAll(/\?mutant=(\w+)/g, ".$1.js"));
  const { isEnough } = await import(file);
  const choose = (globalThis as unknown as { chooseMutant: Choose }).chooseMutant;
  const answers = async (mutant: number | null) => {
    await choose(mutant);
    return [2, 3, 4].map(isEnough);
  };
  expect(written).toHaveLength(4);
  expect(await answers(null)).toEqual([false, true, true]);
  expect(mutants.map(({ before, after }) => `${before} → ${after}`)).toEqual(["3 → 4", ">= → >", ">= → <"]);
  expect(await answers(0)).toEqual([false, false, true]);
  expect(await answers(1)).toEqual([false, false, true]);
  expect(await answers(2)).toEqual([true, false, false]);
  expect(await answers(null)).toEqual([false, true, true]);
  removeFolder(folder);
});

test("a file that hands on what others export is left to be tried mutant by mutant", () => {
  expect(() => dispatcher("a.ts", 'export { b } from "./b.ts";', [])).toThrow("hands on");
  expect(dispatcher("a.ts", 'export type { B } from "./b.ts";', [])).toContain("chooseMutant");
});
