import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { complaintOf } from "../infra/database/complaint.ts";
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
      [["prices", "set-rate", "XXX", "5"], /no currency XXX/],
      [["prices", "set-rate", "DZD", "138.5", "now"], /takes no "now"/],
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

  it("says what to do where its role may not, and where the database is away", async () => {
    expect(await complaint(["migrate"])).toMatch(/permission denied.*MIGRATE_DATABASE_URL/);
    const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nowhere" };
    for (const words of [["migrate"], ["pending"], ["last-sync"], ["prices"]])
      expect(await complaint(words, away)).toMatch(/does not answer .*run it again/);
  });
});
