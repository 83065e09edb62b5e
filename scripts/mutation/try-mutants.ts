import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import { chosenFiles } from "./chosen-files.ts";
import { keyOf, type Mutant, mutantsOf } from "./mutants.ts";
import { readRecord, writeRecord } from "./record.ts";
import { testsAgainst } from "./tests-against.ts";

// A process of its own: a mutant may never end, and then it is stopped from outside with all that it started.
const [, , file = ""] = process.argv;
const source = readFileSync(path.join(root, file), "utf8");
const record = readRecord(file);
const tests = await testsAgainst(file, chosenFiles.find((chosen) => chosen.file === file)?.tests ?? []);
if ((await tests.run(source)) !== "passed")
  throw new Error(`The tests of ${file} fail, or there are none, before anything is changed.`);
for (const mutant of mutantsOf(source)) {
  if (record.get(keyOf(mutant))) continue;
  process.send?.(mutant);
  writeRecord(file, mutant, await isNoticed(mutant));
}
await tests.close();
process.exit(0);

/** A test that ran out of time has noticed only where the code as it is has its tests in time just then. */
async function isNoticed(mutant: Mutant): Promise<boolean> {
  const verdict = await tests.run(mutant.source);
  if (verdict !== "late") return verdict === "noticed";
  if ((await tests.run(source)) === "passed") return true;
  await tests.close();
  throw new Error(`The machine is too busy for the tests of ${file}: go on when it is quieter.`);
}
