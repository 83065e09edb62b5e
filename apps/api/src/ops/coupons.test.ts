import { afterAll, beforeAll, expect, it } from "vitest";
import type { App } from "../app.ts";
import type { Db } from "../database.ts";
import { openDatabase } from "../infra/database/database.ts";
import type { Schema } from "../schema.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { runOps } from "./run-ops.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase<Schema>(database.url, 2);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
const responsible = ["--by", "Amel", "--why", "the association asked"];
const run = (line: string) =>
  runOps(["coupon", ...line.split(" "), ...responsible], (use) => use({ db, config: {} } as App));

it("makes a coupon, lists it and blocks it", async () => {
  const made = await run(
    "create aid-2026 --amount DZD:500,USD:4.5 --minimum DZD:2000,USD:15 --destination TR --plan FR-1 --uses 100 --each 1 --until 2027-01-01T00:00Z",
  );
  expect(made).toContain("AID-2026  500 DZD or 4.5 USD  from 2000 DZD  from 15 USD  FR-1  TR");
  expect(made).toContain("until 2027-01-01T00:00:00.000Z  100 of 100 uses left  1 each");
  expect(await run("list")).toContain("used by 0 orders");
  const [blocked] = JSON.parse(await run("block AID-2026 --json"));
  expect(await run("block aid-2026")).toContain("blocked");
  const [still] = JSON.parse(await run("list --json"));
  expect(still).toMatchObject({ ...blocked, uses: 0, amounts: { DZD: 50_000, USD: 450 } });
});

it("makes codes that nobody guesses where none is given", async () => {
  const codes = await Promise.all([1, 2].map(() => run("create --percent 10 --json")));
  const [first, second] = codes.map((printed) => JSON.parse(printed)[0].code);
  expect(first).toMatch(/^[2-9A-HJ-NP-TV-Z]{10}$/);
  expect(first).not.toBe(second);
});

it.each([
  ["create AID --percent 10 --amount DZD:5", "coupon create"],
  ["create AID", "coupon create"],
  ["create AID --percent 0", "no whole number"],
  ["create AID --percent 101", "coupon_invalid_percentage"],
  ["create AID --amount DZD", "no sum"],
  ["create AID --amount XXX:5", "Unknown currency"],
  ["create AID --amount DZD:0", "no sum"],
  ["create A! --percent 10", "is no code"],
  ["create AID --percent 10 --from tomorrow", "is no date"],
  ["block NOBODY", "There is no coupon NOBODY"],
  ["give AID", "coupon create"],
])("says what is wrong with %j", async (line, words) => {
  await expect(run(line)).rejects.toThrow(words);
});

it("makes a code once", async () => {
  await run("create ONCE --percent 10");
  await expect(run("create once --percent 20")).rejects.toThrow("There is a coupon ONCE already");
});

it("keeps who made and blocked a code, and why", async () => {
  await run("create KEPT --percent 10");
  await run("block KEPT");
  const acts = JSON.parse(await runOps(["acts", "KEPT", "--json"], (use) => use({ db, config: {} } as App)));
  expect(acts).toMatchObject([{ act: "coupon block", who: "Amel" }, { act: "coupon create" }]);
  const nobody = runOps(["coupon", "block", "KEPT"], (use) => use({ db, config: {} } as App));
  await expect(nobody).rejects.toThrow("say --by NAME and --why");
});
