import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../infra/database/database.ts";
import { Refusal } from "../../refusal.ts";
import type { Schema } from "../../schema.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { giveCredit, payOut } from "./act-for-customer.ts";
import { findBalances, findEntries, findPayer, lockBalances } from "./ledger.repository.ts";
import { creditWallet, debitWallet, type Transfer } from "./transfer.ts";

let db: Kysely<Schema>;
/** Who owns the tables: what even they are refused. */
let owner: Kysely<Schema>;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  db = openDatabase<Schema>(database.url, 12);
  owner = openDatabase<Schema>(database.ownerUrl, 2);
  drop = async () => {
    await Promise.all([db.destroy(), owner.destroy()]);
    await database.drop();
  };
});
afterAll(() => drop());

type Step = { cause: string; customerId: string; currency: string; amount: number };
const inTransaction = (work: typeof creditWallet, transfer: Transfer) =>
  db.transaction().execute((tx) => work(tx, transfer));
const credit = ({ amount, currency, ...rest }: Step) =>
  inTransaction(creditWallet, { ...rest, amount: { amount, currency }, kind: "top-up" });
const debit = ({ amount, currency, ...rest }: Step) =>
  inTransaction(debitWallet, { ...rest, amount: { amount, currency }, kind: "purchase" });
const run = (step: Step) => (step.amount > 0 ? credit(step) : debit({ ...step, amount: -step.amount }));
const refusalOf = (work: Promise<void>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );
const balanceOf = async (customerId: string, wanted = "DZD") =>
  (await findBalances(db, customerId)).find(({ currency }) => currency === wanted)?.amount ?? 0;

const unbalanced = () =>
  sql`select transfer_id from wallet_entry e join wallet_account a on a.id = e.account_id
      group by transfer_id, currency having sum(amount) <> 0`.execute(db);
/** Wallets whose kept balance is not what replaying their entries gives. */
const wrongBalances = () =>
  sql`select a.id from wallet_account a left join wallet_entry e on e.account_id = a.id
      where a.kind = 'customer' group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`.execute(
    db,
  );
async function expectBooksInOrder() {
  expect((await unbalanced()).rows).toEqual([]);
  expect((await wrongBalances()).rows).toEqual([]);
}

it("of many who spend one balance at once only those that fit get through", async () => {
  const customerId = randomUUID();
  const step = { customerId, currency: "DZD" };
  await credit({ ...step, amount: 1000, cause: randomUUID() });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => refusalOf(debit({ ...step, amount: 300, cause: randomUUID() }))),
  );
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(3);
  expect(await balanceOf(customerId)).toBe(100);
  await expectBooksInOrder();
});

it("all of a balance can be spent, and then not the least bit more", async () => {
  const step = { customerId: randomUUID(), currency: "DZD" };
  await credit({ ...step, amount: 300, cause: randomUUID() });
  expect(await refusalOf(debit({ ...step, amount: 300, cause: randomUUID() }))).toBe("done");
  expect(await refusalOf(debit({ ...step, amount: 1, cause: randomUUID() }))).toBe("wallet_insufficient");
  expect(await balanceOf(step.customerId)).toBe(0);
});

describe.each([
  ["top-up", "gateways", "in"],
  ["purchase", "orders", "out"],
  ["refund", "orders", "in"],
  ["credit", "goodwill", "in"],
  ["pay-out", "bank", "out"],
  ["pay-back", "gateways", "out"],
] as const)("what moves as %s", (kind, account, way) => {
  const amount = { amount: 700, currency: "DZD" };
  const [there, back] = way === "in" ? [creditWallet, debitWallet] : [debitWallet, creditWallet];
  let customerId: string;
  beforeEach(async () => {
    customerId = randomUUID();
    await credit({ customerId, cause: randomUUID(), amount: 900, currency: "DZD" });
  });

  it(`stands against the shop's account of ${account}`, async () => {
    const cause = randomUUID();
    await inTransaction(there, { customerId, cause, kind, amount });
    const { rows } = await sql`select a.kind, e.amount from wallet_entry e
      join wallet_account a on a.id = e.account_id join wallet_transfer t on t.id = e.transfer_id
      where t.cause = ${cause} and a.customer_id is null`.execute(db);
    expect(rows).toEqual([{ kind: account, amount: way === "in" ? -700 : 700 }]);
  });

  it(`never moves the other way, nor against another account: the database says so`, async () => {
    const other = inTransaction(back, { customerId, cause: randomUUID(), kind, amount });
    await expect(other).rejects.toThrow(`a ${kind} moves money the other way`);
    const sum = way === "in" ? 700 : -700;
    for (const against of ["gateways", "orders", "goodwill", "bank"].filter((one) => one !== account))
      await expect(
        sql`select wallet_move(array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()], ${customerId}::uuid, 'DZD', ${sum},
          ${kind}, ${against}, ${randomUUID()}, null, null)`.execute(db),
      ).rejects.toThrow(`has nothing to do with ${against}`);
    expect(await balanceOf(customerId)).toBe(900);
  });
});

it("dollars don't pay for dinars", async () => {
  const customerId = randomUUID();
  await credit({ customerId, currency: "USD", amount: 5000, cause: randomUUID() });
  const spent = debit({ customerId, currency: "DZD", amount: 1, cause: randomUUID() });
  expect(await refusalOf(spent)).toBe("wallet_insufficient");
});

it("the same cause again moves nothing; for another amount or another wallet it is an error", async () => {
  const step = { customerId: randomUUID(), currency: "DZD", amount: 500, cause: randomUUID() };
  await credit(step);
  await credit(step);
  await expect(credit({ ...step, amount: 600 })).rejects.toThrow("not the same");
  await expect(credit({ ...step, customerId: randomUUID() })).rejects.toThrow("not the same");
  expect(await balanceOf(step.customerId)).toBe(500);
});

it.each([0, -5, 1.5])("%s minor units can't be moved", async (amount) => {
  const step = { customerId: randomUUID(), currency: "DZD", amount, cause: randomUUID() };
  await expect(credit(step)).rejects.toThrow("can't be moved");
});

it("the statement names the balance after each entry, newest first, of one currency where that is asked for", async () => {
  const customerId = randomUUID();
  await credit({ customerId, currency: "DZD", amount: 500, cause: randomUUID() });
  await credit({ customerId, currency: "USD", amount: 7, cause: randomUUID() });
  await debit({ customerId, currency: "DZD", amount: 200, cause: randomUUID() });
  const read = async (currency?: string) =>
    (await findEntries(db, { customerId, currency }, undefined, 9)).map(({ kind, amount, balance }) => [
      kind,
      amount.currency,
      amount.amount,
      balance.amount,
    ]);
  expect(await read()).toEqual([
    ["purchase", "DZD", -200, 300],
    ["top-up", "USD", 7, 7],
    ["top-up", "DZD", 500, 500],
  ]);
  expect(await read("USD")).toHaveLength(1);
});

it("the statement goes on where it was read last", async () => {
  const customerId = randomUUID();
  for (const amount of [1, 2, 3]) await credit({ customerId, currency: "DZD", amount, cause: randomUUID() });
  const read = (before: string | undefined) => findEntries(db, { customerId }, before, 2);
  const [newest, second] = await read(undefined);
  expect([newest, second].map((entry) => entry?.amount.amount)).toEqual([3, 2]);
  expect((await read(second?.id)).map(({ amount }) => amount.amount)).toEqual([1]);
});

it("an entry says what it is for and when it was made", async () => {
  const customerId = randomUUID();
  const amount = { amount: 5, currency: "DZD" };
  const transfer = {
    customerId,
    amount,
    kind: "refund",
    cause: randomUUID(),
    reference: "K7PW4M2X",
  } as const;
  await inTransaction(creditWallet, transfer);
  const [entry] = await findEntries(db, { customerId }, undefined, 1);
  expect(entry).toEqual({
    id: expect.any(String),
    kind: "refund",
    reference: "K7PW4M2X",
    at: expect.stringMatching(/^2\d{3}-.*Z$/),
    amount,
    balance: amount,
  });
});

it("whose money was moved for a cause is found, and nobody where none was", async () => {
  const [customerId, cause] = [randomUUID(), randomUUID()];
  await credit({ customerId, currency: "DZD", amount: 5, cause });
  await credit({ customerId: randomUUID(), currency: "DZD", amount: 5, cause: randomUUID() });
  expect(await findPayer(db, cause)).toBe(customerId);
  expect(await findPayer(db, randomUUID())).toBeUndefined();
});

it("all balances of a wallet are read and held, in the order in which they were opened", async () => {
  const customerId = randomUUID();
  await credit({ customerId, currency: "USD", amount: 7, cause: randomUUID() });
  await credit({ customerId, currency: "DZD", amount: 500, cause: randomUUID() });
  await credit({ customerId: randomUUID(), currency: "DZD", amount: 1, cause: randomUUID() });
  const held = await db.transaction().execute((tx) => lockBalances(tx, customerId));
  expect(held).toEqual([
    { amount: 7, currency: "USD" },
    { amount: 500, currency: "DZD" },
  ]);
  expect(await findBalances(db, customerId)).toEqual(held);
});

it("what an operator gives or pays out is moved once for each key, the two apart", async () => {
  const customerId = randomUUID();
  const act = (work: typeof giveCredit, key: string, minor: number) =>
    db
      .transaction()
      .execute((tx) =>
        work(tx, { customerId, key, note: "by hand", amount: { amount: minor, currency: "DZD" } }),
      );
  const key = randomUUID();
  for (const _again of [1, 2]) await act(giveCredit, key, 500);
  await act(giveCredit, `${key}!`, 100);
  for (const _again of [1, 2]) await act(payOut, key, 200);
  await act(payOut, `${key}!`, 50);
  const entries = await findEntries(db, { customerId }, undefined, 9);
  expect(entries.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ["pay-out", -50],
    ["pay-out", -200],
    ["credit", 100],
    ["credit", 500],
  ]);
});

describe("the database itself", () => {
  const customerId = randomUUID();
  const one = { customerId, currency: "DZD", amount: 400 };
  beforeAll(async () => {
    await credit({ ...one, amount: 399, cause: "the only one" });
    await inTransaction(creditWallet, {
      customerId,
      kind: "credit",
      cause: "in amends",
      amount: { amount: 1, currency: "DZD" },
    });
  });

  it.each([
    ["changed", sql`update wallet_entry set amount = amount + 1`],
    ["taken out", sql`delete from wallet_entry`],
    ["given another cause", sql`update wallet_transfer set cause = cause || '!'`],
    ["made into another balance", sql`update wallet_account set balance = balance + 1`],
    ["taken out with its wallet", sql`delete from wallet_account`],
    ["emptied", sql`truncate wallet_account cascade`],
  ])("lets nothing that was entered be %s, not even by the tables' owner", async (_what, change) => {
    await expect(change.execute(owner)).rejects.toThrow("is never changed");
  });

  const enter = (cause: string, wallets: number, shops: number) =>
    owner.transaction().execute(async (tx) => {
      await sql`insert into wallet_transfer (id, cause, kind) values (gen_random_uuid(), ${cause}, 'credit')`.execute(
        tx,
      );
      await sql`insert into wallet_entry (transfer_id, account_id, amount)
        select t.id, a.id, case a.kind when 'customer' then ${wallets}::int else ${shops}::int end
        from wallet_transfer t, wallet_account a
        where t.cause = ${cause} and (a.customer_id = ${customerId} or (a.kind = 'goodwill' and a.currency = 'DZD'))`.execute(
        tx,
      );
    });

  it("keeps a wallet from going below zero", async () => {
    await expect(enter("more than there is", -401, 401)).rejects.toThrow("wallet_never_negative");
  });

  it("takes no transfer whose entries don't sum to zero", async () => {
    await expect(enter("one-sided", 100, -99)).rejects.toThrow("do not sum to zero");
    expect(await balanceOf(customerId)).toBe(400);
  });

  it("opens no wallet with something in it", async () => {
    const filled = sql`insert into wallet_account (id, kind, customer_id, currency, balance)
      values (gen_random_uuid(), 'customer', gen_random_uuid(), 'DZD', 100)`;
    await expect(filled.execute(owner)).rejects.toThrow("begins with nothing");
  });
});

describe("whatever is paid in and spent at the same time, in two currencies,", () => {
  const customers = [randomUUID(), randomUUID()];
  const steps = fc.array(
    fc.record({
      cause: fc.integer({ min: 0, max: 12 }),
      customerId: fc.constantFrom(...customers),
      currency: fc.constantFrom("DZD", "USD"),
      amount: fc.integer({ min: -900, max: 600 }).filter((amount) => amount !== 0),
    }),
    { minLength: 2, maxLength: 24 },
  );

  it("no balance is below zero, each transfer sums to zero, each cause moves once, and replaying gives the same", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (wanted) => {
        const round = randomUUID();
        // The same cause always asks for the same: a lost answer asked for again.
        const first = new Map(wanted.toReversed().map((step) => [step.cause, step]));
        const asked = wanted.map(({ cause }) => ({
          ...(first.get(cause) as (typeof wanted)[number]),
          cause: `${round}:${cause}`,
        }));
        const before = await Promise.all(customers.map((id) => balanceOf(id)));
        const outcomes = await Promise.all(
          asked.map(async (step) => ({ step, outcome: await refusalOf(run(step)) })),
        );
        const done = new Map(
          outcomes.filter(({ outcome }) => outcome === "done").map(({ step }) => [step.cause, step]),
        );
        expect(outcomes.every(({ outcome }) => ["done", "wallet_insufficient"].includes(outcome))).toBe(true);
        const moved = (id: string) =>
          [...done.values()]
            .filter(({ customerId, currency }) => customerId === id && currency === "DZD")
            .reduce((sum, { amount }) => sum + amount, 0);
        for (const [index, id] of customers.entries())
          expect(await balanceOf(id)).toBe((before[index] ?? 0) + moved(id));
        await expectBooksInOrder();
      }),
      { numRuns: 25 },
    );
  });
});
