import { afterAll, beforeAll, expect, it } from "vitest";
import { anyPlan } from "../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { runOps } from "./run-ops.ts";

let shop: TestShop;
let plan: string;
beforeAll(async () => {
  shop = await createStockedShop();
  plan = await anyPlan(shop);
});
afterAll(() => shop.close());
const responsible = ["--by", "Amel", "--why", "the association asked"];
const run = (line: string) => runOps(["coupon", ...line.split(" "), ...responsible], (use) => use(shop.app));

it("makes a coupon, lists it and blocks it", async () => {
  const made = await run(
    `create aid-2026 --amount DZD:500,USD:4.5 --minimum DZD:2000,USD:15 --destination TR --plan ${plan} --uses 100 --each 1 --until 2099-01-01T00:00Z`,
  );
  expect(made).toContain(`AID-2026  500 DZD or 4.5 USD  from 2000 DZD  from 15 USD  ${plan}  TR`);
  expect(made).toContain("until 2099-01-01T00:00:00.000Z  100 of 100 uses left  1 each");
  expect(await run("list")).toContain("used by 0 orders");
  const [blocked] = JSON.parse(await run("block AID-2026 --json"));
  await expect(run("block aid-2026")).rejects.toThrow("AID-2026 was blocked before");
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
  ["create AID --percent 10 --until 2020-01-01", "is over"],
  ["create AID --percent 10 --from 2099-01-02 --until 2099-01-01", "after its beginning"],
  ["create AID --percent 10 --plan NO-PLAN", "There is no plan or place NO-PLAN"],
  ["create AID --percent 10 --destination NOWHERE", "There is no plan or place NOWHERE"],
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
  const acts = JSON.parse(await runOps(["acts", "KEPT", "--json"], (use) => use(shop.app)));
  expect(acts).toMatchObject([{ act: "coupon block", who: "Amel" }, { act: "coupon create" }]);
  const nobody = runOps(["coupon", "block", "KEPT"], (use) => use(shop.app));
  await expect(nobody).rejects.toThrow("say --by NAME and --why");
});
