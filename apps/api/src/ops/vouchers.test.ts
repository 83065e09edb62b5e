import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { languageCodes } from "@rihla/contract/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anyPlan } from "../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { runOps } from "./run-ops.ts";

let shop: TestShop;
let plan: string;
let folder: string;
beforeAll(async () => {
  shop = await createStockedShop();
  plan = await anyPlan(shop);
  folder = await mkdtemp(path.join(tmpdir(), "vouchers-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

const responsible = ["--by", "Amel", "--why", "a school trip"];
const ops = (words: string[]) => runOps(words, (use) => use(shop.app));
const run = (line: string) => ops(["voucher", ...line.split(" "), ...responsible]);
const json = async (line: string) => JSON.parse(await run(`${line} --json`));
const until = "--until 2099-01-01T00:00Z";
const newBatch = async (quantity: number) =>
  (await json(`create ${plan} ${quantity} ${until}`)).batch as string;

it("makes a batch, exports its codes the same each time, and keeps none of them", async () => {
  const batch = await newBatch(3);
  const codes = await json(`export ${batch}`);
  expect(codes).toMatchObject([{ nth: 1 }, { nth: 2 }, { nth: 3 }]);
  expect(await json(`export ${batch.toLowerCase()}`)).toEqual(codes);
  const [{ code }] = codes;
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect(JSON.parse(await ops(["voucher", "look", code, "--json"]))).toMatchObject({
    batch,
    nth: 1,
    plan,
    status: "unused",
  });
  const kept = await shop.app.db.selectFrom("voucher").selectAll().execute();
  const acts = await ops(["acts", "--json"]);
  for (const { code: one } of codes)
    for (const part of [one, one.replaceAll("-", "")])
      expect(JSON.stringify(kept) + acts).not.toContain(part);
});

it("blocks one voucher of a batch, or all, and counts them", async () => {
  const batch = await newBatch(3);
  expect(await json(`block ${batch} 2`)).toMatchObject({ blocked: 1 });
  expect((await json(`export ${batch}`)).map(({ nth }: { nth: number }) => nth)).toEqual([1, 3]);
  expect(await json(`block ${batch}`)).toMatchObject({ blocked: 2, unchanged: 1 });
  const listed = (await json("list")).find(({ number }: { number: string }) => number === batch);
  expect(listed).toMatchObject({ quantity: 3, unused: 0, redeemed: 0, blocked: 3, expired: 0 });
});

it.each(languageCodes)("prints a sheet in %s that only its owner can read", async (language) => {
  const batch = await newBatch(9);
  const file = path.join(folder, `${language}.pdf`);
  expect(await json(`sheet ${batch} --file ${file} --language ${language}`)).toMatchObject({ vouchers: 9 });
  expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("keeps who made, exported and blocked, and why; without it nothing is done", async () => {
  const batch = await newBatch(1);
  await run(`export ${batch}`);
  await run(`block ${batch}`);
  const acts = JSON.parse(await ops(["acts", batch, "--json"]));
  expect(acts).toMatchObject([
    { act: "voucher block", who: "Amel", why: "a school trip" },
    { act: "voucher export" },
    { act: "voucher create" },
  ]);
  await expect(ops(["voucher", "export", batch])).rejects.toThrow("say --by NAME and --why");
});

it.each([
  ["create", "voucher create"],
  ["create NOTHING 1 --until 2099-01-01", "is not on sale"],
  ["create {plan} 0 --until 2099-01-01", "no whole number"],
  ["create {plan} 1001 --until 2099-01-01", "1000 vouchers at most"],
  ["create {plan} 1 --until 2020-01-01", "is over"],
  ["create {plan} 1 --until tomorrow", "voucher create"],
  ["look 2345", "no voucher's code"],
  ["export NONE", "There is no batch"],
  ["sheet NONE", "voucher sheet"],
  ["give NONE", "voucher create"],
])("says what is wrong with %j", async (line, words) => {
  await expect(run(line.replace("{plan}", plan))).rejects.toThrow(words);
});
