import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { syncCatalogue } from "../modules/catalogue/index.ts";
import { attack } from "../testing/attack.ts";
import { eventually } from "../testing/eventually.ts";
import { anyPlan, callApi, order } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { asOwner } from "../testing/test-database.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { runOps } from "./run-ops.ts";

let shop: TestShop;
let alone: TestShop;
/** With the way by which the shop reaches its database. */
let intruder: pg.Client;
beforeAll(async () => {
  [shop, alone] = await Promise.all([
    createTestShop({ OPERATORS: "amel,nadia" }),
    createTestShop({ OPERATORS: "amel" }),
  ]);
  await Promise.all([syncCatalogue(shop.app), syncCatalogue(alone.app)]);
  await alone.startWorker();
  intruder = new pg.Client(shop.environment.DATABASE_URL);
  await intruder.connect();
});
afterAll(async () => {
  await intruder?.end();
  await Promise.all([shop?.close(), alone?.close()]);
});
/** What was done so far is of another day. */
beforeEach(async () => {
  for (const one of [shop, alone])
    await asOwner(one, "update operator_act set at = at - interval '25 hours'");
});

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
type Answer = any;
const as = async (user: string, line: string, where = shop): Promise<Answer> =>
  JSON.parse(
    await runOps([...line.split(" "), "--why", "as agreed", "--json"], (use) => use(where.app), user),
  );
const complaint = (user: string, line: string, where = shop): Promise<string> =>
  as(user, line, where).then(
    () => "done",
    (error: Error) => error.message,
  );

async function customer(where = shop) {
  const email = `${randomUUID()}@example.com`;
  const token = await signIn(where, email);
  const balance = async (): Promise<number> => {
    const { data } = (await callApi(where, "GET", "/wallet", { as: { token } })) as Answer;
    return data.balances.find(({ currency }: { currency: string }) => currency === "DZD")?.amount ?? 0;
  };
  return { email, balance };
}

attack(
  "one operator gives more than 20,000 DA in a day, in credits at the same time to several customers",
  { short: 6, whole: 60 },
  async (tries) => {
    const customers = await Promise.all(Array.from({ length: tries }, () => customer()));
    const answers = await Promise.all(
      customers.map(({ email }) => as("amel", `wallet credit ${email} 5000 DZD`)),
    );
    expect(answers.filter(({ amount }) => amount === 500_000)).toHaveLength(4);
    expect(answers.filter(({ proposal }) => proposal)).toHaveLength(tries - 4);
    const balances = await Promise.all(customers.map(({ balance }) => balance()));
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(2_000_000);
  },
);

attack(
  "two operators together give one customer more than 20,000 DA in a day, at the same time",
  { short: 6, whole: 60 },
  async (tries) => {
    const [a, b] = [await customer(), await customer()];
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, nth) =>
        as(nth % 2 ? "amel" : "nadia", `wallet credit ${a.email} 6000 DZD`),
      ),
    );
    expect(answers.filter(({ proposal }) => proposal)).toHaveLength(tries - 3);
    expect([await a.balance(), await b.balance()]).toEqual([1_800_000, 0]);
  },
);

attack(
  "the operator who asked approves it alone: under another name, twice at once, and in the database",
  { short: 4, whole: 40 },
  async (tries) => {
    const { email, balance } = await customer();
    const { proposal } = await as("amel", `wallet credit ${email} 20001 DZD`);
    for (let nth = 0; nth < tries; nth++)
      expect(await complaint("amel", `approve ${proposal} --by nadia`)).toContain(
        "another user of the machine",
      );
    const end = `insert into operator_proposal_end (proposal_id, machine_user, what) values ('${proposal}', 'amel', 'approved')`;
    await expect(intruder.query(end)).rejects.toThrow("another user of the machine");
    await expect(intruder.query("update operator_proposal set machine_user = 'nadia'")).rejects.toThrow(
      "permission denied",
    );
    expect(await balance()).toBe(0);
    const both = await Promise.all(
      Array.from({ length: tries }, () => complaint("nadia", `approve ${proposal}`)),
    );
    expect(both.filter((words) => words === "done")).toHaveLength(1);
    expect(await balance()).toBe(2_000_100);
    expect(await as("nadia", "acts")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          machineUser: "amel",
          details: expect.objectContaining({ approvedBy: "nadia" }),
        }),
      ]),
    );
  },
);

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
  const { email, balance } = await customer(alone);
  await order(alone);
  const { proposal } = await as("amel", `wallet credit ${email} 20001 DZD`, alone);
  expect(await complaint("amel", `approve ${proposal}`, alone)).toContain("it waits until");
  expect(await balance()).toBe(0);
  await eventually(async () => {
    const mails = await alone.sandbox.mailTo("support@rihla.example");
    expect(JSON.stringify(mails)).toContain(proposal);
  });
  await asOwner(alone, "update operator_proposal set not_before = now(), at = now() - interval '1 hour'");
  await as("amel", `approve ${proposal}`, alone);
  expect(await balance()).toBe(2_000_100);
});
