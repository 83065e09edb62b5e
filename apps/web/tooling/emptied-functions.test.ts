import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { type Emptied, withEmptied } from "./emptied-functions.ts";

const library = `function outer() { function inner() { return 1; } return inner(); }
Thing.prototype.act = function () { return outer(); };
async function twice() {}
{ function twice() {} }`;
const emptied = (functions: Emptied) =>
  withEmptied(library, parseSync("library.js", library).program, functions);

describe("functions of a library that are left out", () => {
  it("leaves of a function what is said", () => {
    expect(emptied({ inner: "return 2;" })).toContain("function inner() { return 2; } return inner();");
  });

  it("empties one that is assigned, too", () => {
    expect(emptied({ "Thing.prototype.act": "" })).toContain("act = function () {  };");
  });

  it("empties a function with all that stands in it", () => {
    expect(emptied({ outer: "", inner: "" })).toMatch(/^function outer\(\) \{ {2}\}\n/);
  });

  it("fails where a version of the library has no such function, or two", () => {
    expect(() => emptied({ gone: "" })).toThrow("0 functions are called gone");
    expect(() => emptied({ twice: "" })).toThrow("2 functions are called twice");
  });
});
