import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { attack } from "../testing/attack.ts";
import { buyAsGuest } from "../testing/issued-esim.ts";
import { anyPlan } from "../testing/purchase.ts";
import { endDayOfActs } from "../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { operatorsOf } from "./operators.test-kit.ts";

let shop: TestShop;
/** With the way by which the shop reaches its database. */
let intruder: pg.Client;
const { as, complaint, customer } = operatorsOf(() => shop);
beforeAll(async () => {
  shop = await createStockedShop({ OPERATORS: "amel,nadia" });
  intruder = new pg.Client(shop.environment.DATABASE_URL);
  await intruder.connect();
});
afterAll(async () => {
  await intruder?.end();
  await shop?.close();
});
beforeEach(() => endDayOfActs(shop));

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

attack(
  "an operator pays back orders, and eSIMs said not to work, when 20,000 DA are given away",
  { short: 1, whole: 10 },
  async (tries) => {
    await as("amel", `wallet credit ${(await customer()).email} 19990 DZD`);
    for (let nth = 0; nth < tries; nth++) {
      const { number, order: bought, paymentId } = await buyAsGuest(shop, await anyPlan(shop));
      const esimId = bought.esims[0]?.id as string;
      const said = { what: "no_connection", status: "with_support", note: "" } as const;
      await shop.app.db
        .insertInto("esimFailure")
        .values({ esimId, said: null, walletOf: null, ...said })
        .execute();
      const refunds = () =>
        shop.app.db.selectFrom("refund").select("cause").where("paymentId", "=", paymentId).execute();
      const { proposal } = await as("amel", `decide ${esimId} yes`);
      expect(await as("amel", `refund ${number}`)).toHaveProperty("proposal");
      expect(await refunds()).toEqual([]);
      expect(await as("nadia", `approve ${proposal}`)).toMatchObject({ esim: esimId, paidBack: "yes" });
      expect(await refunds()).toEqual([{ cause: `failed:${esimId}` }]);
    }
  },
);
