import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { complaintOf } from "../infra/database/complaint.ts";
import { asOwner } from "../testing/test-database.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { runCli } from "./run-cli.ts";

let shop: TestShop;
let folder: string;
let client: pg.Client;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "rihla-cli-"));
  shop = await createTestShop();
  client = new pg.Client(shop.environment.DATABASE_URL);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const because = ["--why", "the bank's rate of today"];
const json = async (sql: string) => (await client.query(sql)).rows;

/** What the program ends with, in words; `none` where it did what was typed. */
const complaint = (words: string[], settings: Record<string, string> = {}): Promise<string> =>
  runCli(words, { ...shop.environment, ...settings }).then(() => "none", complaintOf);

const prices = async () =>
  (
    await client.query(
      "select (select json_agg(c) from currency c) as rates, count(*) as books from price_book",
    )
  ).rows[0];

describe("a command for the machines", () => {
  it("that is typed wrongly is refused with what is wrong, and changes no price", async () => {
    const before = await prices();
    writeFileSync(path.join(folder, "bad.json"), "{bad");
    const refused: [words: string[], says: RegExp][] = [
      [["migrat"], /^Usage: cli COMMAND/],
      [["migrate", "now"], /migrate takes no "now"\. Nothing was done/],
      [["sync-catalogue", "--accept-short-lst"], /Unknown option/],
      [["prices", "set-rate", "DZD", "0"], /above 0/],
      [["prices", "set-rate", "DZD", "138,5"], /above 0/],
      [["prices", "set-rate", "XXX", "5", ...because], /no currency XXX/],
      [["prices", "set-rate", "DZD", "138.5", "now"], /takes no "now"/],
      [["prices", "set-rate", "DZD", "138.5"], /prices changes something: say --by NAME and --why/],
      [["prices", "set-handicap", "esim-access", "5", "--by", "A", ...because], /say --by NAME/],
      [["sync-catalogue", "--accept-short-list"], /say --by NAME and --why/],
      [["prices", "set-rules"], /takes a FILE/],
      [
        ["prices", "set-rules", path.join(folder, "gone.json")],
        /gone\.json holds no rules .*ENOENT.*Nothing was changed/,
      ],
      [
        ["prices", "set-rules", path.join(folder, "bad.json")],
        /bad\.json holds no rules .*Nothing was changed/,
      ],
      [
        ["prices", "set-handicap", "nobody", "5"],
        /no provider nobody, only esim-access.*Nothing was changed/,
      ],
    ];
    await Promise.all(refused.map(async ([words, says]) => expect(await complaint(words)).toMatch(says)));
    expect(await prices()).toEqual(before);
  });

  it("that changes a price keeps who did and why, with what it was before and is now, and nothing without", async () => {
    const [{ before }] = await json("select per_usd_e4 as before from currency where code = 'DZD'");
    await runCli(["prices", "set-rate", "DZD", "140.25", ...because], shop.environment, "amel");
    await runCli(["prices", "set-handicap", "esim-access", "5", ...because], shop.environment, "amel");
    writeFileSync(path.join(folder, "rules.json"), JSON.stringify([{ name: "dearer", percent: 60 }]));
    const rules = ["prices", "set-rules", path.join(folder, "rules.json"), "--by", "Nadia", ...because];
    await runCli(rules, shop.environment, "amel");
    const acts = await json("select * from operator_act where subject = 'prices' order by number");
    expect(acts).toMatchObject([
      { act: "prices set-rate", who: "amel", before: { DZD: before }, after: { DZD: 1_402_500 } },
      { act: "prices set-handicap", after: { handicaps: { "esim-access": 5 } }, why: because[1] },
      { act: "prices set-rules", who: "Nadia", claimed: true, after: { rules: [{ name: "dearer" }] } },
    ]);
    const mine = () =>
      complaint(["prices", "set-rate", "DZD", "1", ...because], { OPERATORS: "nobody-here" });
    expect(await mine()).toContain("not one of OPERATORS");
    await asOwner(shop, "alter table operator_act add constraint no_more check (number < 0) not valid");
    const seen = await prices();
    for (const typed of [
      ["set-rate", "DZD", "150"],
      ["set-handicap", "esim-access", "9"],
    ])
      expect(await complaint(["prices", ...typed, ...because])).toContain("no_more");
    expect(await prices()).toEqual(seen);
  });

  it("of two at once that change handicaps, neither is lost", async () => {
    await asOwner(shop, "alter table operator_act drop constraint if exists no_more");
    const set = (provider: string, percent: string) =>
      runCli(["prices", "set-handicap", provider, percent, ...because], shop.environment, "amel");
    await Promise.all([set("esim-access", "7"), set("esim-go", "8")]);
    const [{ handicaps }] = await json("select handicaps from price_book order by version desc limit 1");
    expect(handicaps).toMatchObject({ "esim-access": 7, "esim-go": 8 });
  });

  it("says what to do where its role may not, and where the database is away", async () => {
    expect(await complaint(["migrate"])).toMatch(/permission denied.*MIGRATE_DATABASE_URL/);
    const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nowhere" };
    for (const words of [["migrate"], ["pending"], ["last-sync"], ["prices"]])
      expect(await complaint(words, away)).toMatch(/does not answer .*run it again/);
  });
});
