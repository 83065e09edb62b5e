import { expect, test } from "vitest";
import { namesIn, wrongName } from "./names.ts";

test.each([
  [
    "one a line",
    "Zohra Benali\nAhmed Haddad\r\n\n  الحاجة فاطمة  ",
    ["Zohra Benali", "Ahmed Haddad", "الحاجة فاطمة"],
  ],
  ["numbered", "1. Zohra\n2) Ahmed\n3 - Lina\n٤- محمد\n• Sara", ["Zohra", "Ahmed", "Lina", "محمد", "Sara"]],
  [
    "a table with numbers, names and telephones",
    "1\tZohra Benali\t0550\n2\tAhmed\t",
    ["Zohra Benali", "Ahmed"],
  ],
  ["in one line", "Zohra; Ahmed ;Lina;", ["Zohra", "Ahmed", "Lina"]],
  ["nothing", " \n\n 3 \n", []],
])("a list that is %s", (_how, list, names) => {
  expect(namesIn(list)).toEqual(names);
});

test("what can't be a name is told", () => {
  expect(wrongName(["Zohra", "x".repeat(41)])).toEqual({ name: "x".repeat(41), fault: "tooLong" });
  expect(wrongName(["Zo\u0007hra"])).toEqual({ name: "Zo\u0007hra", fault: "invalid" });
  expect(wrongName(["Zohra", "x".repeat(40)])).toBeUndefined();
});
