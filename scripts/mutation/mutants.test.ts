import { expect, test } from "vitest";
import { mutantsOf, tellingReach } from "./mutants.ts";

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
  expect(changesOf("const f = () => { return known; };")).toEqual(["return known; → return undefined;"]);
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

test("says which function holds a change, and has functions tell that they are called", () => {
  const source =
    "const é = 1;\nexport const f = (a: number) => ({ a: a + é });\nfunction g() { return f(2); }\n";
  expect(mutantsOf(source).map(({ before, within }) => [before, within])).toEqual([
    ["1", null],
    ["+", 31],
    ["return f(2);", 63],
    ["2", 63],
  ]);
  expect(tellingReach(source)).toContain("=> (globalThis.reached?.add(31), ({ a: a + é }));");
  expect(tellingReach(source)).toContain("function g() {globalThis.reached?.add(63); return f(2); }");
});
