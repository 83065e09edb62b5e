import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { doJobs } from "../testing/do-jobs.ts";
import { anyPlan, order } from "../testing/purchase.ts";
import { asOwner, endDayOfActs } from "../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { operatorsOf } from "./operators.test-kit.ts";

let shop: TestShop;
let alone: TestShop;
const { as, complaint, customer } = operatorsOf(() => shop);
const lonely = operatorsOf(() => alone);
beforeAll(async () => {
  [shop, alone] = await Promise.all([
    createStockedShop({ OPERATORS: "amel,nadia" }),
    createStockedShop({ OPERATORS: "amel" }),
  ]);
});
afterAll(() => Promise.all([shop?.close(), alone?.close()]));
beforeEach(async () => {
  for (const one of [shop, alone]) await endDayOfActs(one);
});

describe("what one person may do alone", () => {
  it("counts credits, pay-outs and vouchers together, in every currency that the shop sells in", async () => {
    const { email, balance } = await customer();
    const { amount } = await as("amel", `wallet credit ${email} 9000 DZD`);
    await as("amel", `wallet pay-out ${email} 9000 DZD`);
    expect([amount, await balance()]).toEqual([900_000, 0]);
    const other = await customer();
    expect(await as("amel", `wallet credit ${other.email} 30 USD`)).toHaveProperty("proposal");
    const vouchers = `voucher create ${await anyPlan(shop)} 900 --until 2099-01-01T00:00Z`;
    const { proposal } = await as("amel", vouchers);
    expect(await as("nadia", `approve ${proposal}`)).toMatchObject({ quantity: 900 });
  });

  it("counts on for a customer, and approves what was proposed, when the shop's key is replaced meanwhile", async () => {
    const { email, balance } = await customer();
    await as("amel", `wallet credit ${email} 15000 DZD`);
    const { proposal } = await as("amel", `wallet credit ${email} 8000 DZD`);
    const { SECRET_KEY } = shop.app.config;
    Object.assign(shop.app.config, {
      SECRET_KEY: "another key of thirty-two characters",
      SECRET_KEY_OLD: SECRET_KEY,
    });
    expect(await as("nadia", `wallet credit ${email} 8000 DZD`)).toHaveProperty("proposal");
    await as("nadia", `approve ${proposal}`);
    Object.assign(shop.app.config, { SECRET_KEY, SECRET_KEY_OLD: undefined });
    expect(await balance()).toBe(2_300_000);
  });

  it("takes no currency that the shop doesn't sell in", async () => {
    const { email } = await customer();
    expect(await complaint("amel", `wallet credit ${email} 1 EUR`)).toContain("doesn't sell in EUR");
  });

  it("is of those that OPERATORS names, and of the machine's user whatever name is typed", async () => {
    const { email } = await customer();
    expect(await complaint("mallory", `wallet credit ${email} 1 DZD --by amel`)).toContain(
      "not one of OPERATORS",
    );
    await as("amel", `wallet credit ${email} 20000 DZD --by nadia`);
    expect((await as("amel", "acts"))[0]).toMatchObject({ who: "nadia", claimed: true, machineUser: "amel" });
    expect(await as("amel", `wallet credit ${(await customer()).email} 1 DZD`)).toHaveProperty("proposal");
  });

  it("waits while it is open, and not once it is withdrawn", async () => {
    const { email } = await customer();
    const { proposal } = await as("amel", `wallet credit ${email} 20001 DZD`);
    expect((await as("nadia", "stuck")).proposals).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: proposal })]),
    );
    await as("nadia", `withdraw ${proposal}`);
    expect(await complaint("nadia", `approve ${proposal}`)).toContain("decided before");
  });
});

it("in a shop of one it waits an hour, and the shop's own address is told", async () => {
  const { email, balance } = await lonely.customer();
  await order(alone);
  const { proposal } = await lonely.as("amel", `wallet credit ${email} 20001 DZD`);
  expect(await lonely.complaint("amel", `approve ${proposal}`)).toContain("it waits until");
  expect(await balance()).toBe(0);
  await doJobs(alone);
  const mails = await alone.sandbox.mailTo("support@rihla.example");
  expect(JSON.stringify(mails)).toContain(proposal);
  await asOwner(alone, "update operator_proposal set not_before = now(), at = now() - interval '1 hour'");
  await lonely.as("amel", `approve ${proposal}`);
  expect(await balance()).toBe(2_000_100);
});
