import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStatement } from "../modules/operators/index.ts";
import {
  daysAgo,
  fileOf,
  naming,
  paidOn,
  refOf,
} from "../modules/operators/statements/statements.test-kit.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { operatorsOf } from "./operators.test-kit.ts";

let shop: TestShop;
const folder = mkdtempSync(path.join(tmpdir(), "statements-"));
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const { as, complaint } = operatorsOf(() => shop);
const day = daysAgo(3);
const save = (text: string): string => {
  const file = path.join(folder, "list.csv");
  writeFileSync(file, text);
  return file;
};

it("whoever has the machine compares a day with a bank's file whose columns were named, and answers for it", async () => {
  const payment = await paidOn(shop, day);
  const rows = [refOf(payment), { ref: "X-1", amount: 100 }];
  const line = `takings ${day} --gateway satim --statement ${save(fileOf(day, rows))}`;
  expect(await complaint("root", line)).toContain(
    "what these columns of satim are: Référence, Date, Montant",
  );
  const dropped = { gateway: "satim", content: Buffer.from(fileOf(day, rows)), naming };
  await readStatement(shop.app, day, dropped, { who: "Amel", why: "on the day's page" });
  expect(await as("root", line)).toMatchObject({ same: true, agreed: 1, onlyThere: 1 });
  save(fileOf(day, [refOf(payment)]));
  expect(await as("root", line)).toMatchObject({ same: false, agreed: 1, onlyThere: 0 });
  expect((await as("root", `acts ${day}`))[0]).toMatchObject({
    act: "statement",
    who: "root",
    why: "as agreed",
  });
});

it.each([
  [
    "a line that can't be read",
    fileOf(day, [{ ref: "X-1", amount: 100 }]).replace("1,00", "one"),
    'line 2 (sum "one")',
  ],
  [
    "only strangers",
    fileOf(day, [{ ref: "X-1", amount: 100 }]),
    "No line of the file is a payment of satim here",
  ],
  ["another day", fileOf(daysAgo(9), [{ ref: "X-1", amount: 100 }]), `not of ${day}`],
  ["no table", "Bonjour", "This is no CSV"],
])("of a file with %s nothing is kept, and it says why", async (_, text, words) => {
  const line = `takings ${day} --gateway satim --statement ${save(text)}`;
  const told = await complaint("root", line);
  expect(told).toContain(words);
  expect(told).toContain("Nothing was changed.");
});

it("says that a file's gateway is missing", async () => {
  expect(await complaint("root", `takings ${day} --statement list.csv`)).toContain("--gateway is missing");
});
