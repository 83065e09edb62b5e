import { expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";

const changesOf = (source: string) => mutantsOf(source).map(({ before, after }) => `${before} → ${after}`);

test("changes comparisons, conditions and constants, each by itself", () => {
  expect(changesOf("export const late = (days: number) => days > 3;")).toEqual(["> → >=", "> → <=", "3 → 4"]);
  expect(changesOf("if (!paid && known) refund();")).toEqual([
    "!paid && known → true",
    "!paid && known → false",
    "&& → ||",
    "! → ",
    "refund(); → ;",
  ]);
});

test("drops what is thrown, and gives nothing back", () => {
  expect(changesOf('throw new Error("x");')).toContain('throw new Error("x"); → ;');
  expect(changesOf("const f = () => { return known; };")).toEqual([
    "return known; → return undefined as never;",
  ]);
  expect(changesOf("const days = chosen ?? 7;")).toContain("?? 7 → ");
  expect(changesOf("const f = () => { return false; };")).toEqual(["false → true"]);
});

test("leaves alone what is erased before anything runs, and addresses", () => {
  expect(
    changesOf('import type { A } from "./a.ts";\nexport type B = "x" | 3;\nexport { c } from "./c.ts";'),
  ).toEqual([]);
});

test("counts letters, lines and bytes right", () => {
  const [mutant] = mutantsOf("// é ع\nconst paid = true;\n");
  expect(mutant).toMatchObject({ line: 2, source: "// é ع\nconst paid = false;\n" });
});
