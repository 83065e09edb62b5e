import { expect, it } from "vitest";
import { readCommand } from "./places.ts";

it("a deployment takes one release and seconds, and refuses what is neither before anything is changed", () => {
  expect(readCommand(["one", "--patience", "4", "--settle", "0.6"])).toMatchObject({
    named: "one",
    patience: 4,
    settle: 0.6,
  });
  expect(() => readCommand(["--patience", "long"])).toThrow(/--patience takes seconds.*Nothing was changed/);
  expect(() => readCommand(["--settle", "-1"])).toThrow();
  expect(() => readCommand(["one", "two"])).toThrow(/One release.*Nothing was changed/);
});
