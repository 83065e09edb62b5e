import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../program/paths.ts";

/** Two changes took this number at the same time. Databases remember the names, so neither can be renamed. */
const takenTwice = ["0014_esim_words.sql", "0014_order_payment_method.sql"];

const files = readdirSync(path.join(root, "apps/api/migrations"));

/** Two files of one number would run in the order of their names, which nobody chose. */
function sharingANumber(names: readonly string[]): string[] {
  const numberOf = (name: string) => name.slice(0, 4);
  return names.filter((name) =>
    names.some((other) => other !== name && numberOf(other) === numberOf(name) && !takenTwice.includes(name)),
  );
}

it("gives each migration a number of its own", () => {
  expect(files.filter((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))).toEqual([]);
  expect(sharingANumber(files)).toEqual([]);
});

it("notices a number that is taken, also one that is taken twice already", () => {
  expect(sharingANumber([...files, "0001_again.sql"])).toEqual(["0001_catalogue.sql", "0001_again.sql"]);
  expect(sharingANumber([...files, "0014_again.sql"])).toEqual(["0014_again.sql"]);
});
