import { randomUUID } from "node:crypto";
import type { Money } from "@rihla/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { checkLedger } from "./check-ledger.ts";
import { ledgerFigures } from "./ledger-figures.ts";
import { creditWallet, debitWallet } from "./transfer.ts";

let shop: TestShop;
/** Somebody at the database itself, past all that it refuses. */
let owner: pg.Client;
const [a, b] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  shop = await createTestShop();
  owner = new pg.Client(shop.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  for (const [customerId, currency] of [
    [a, "DZD"],
    [b, "DZD"],
    [b, "USD"],
  ] as const)
    for (const amount of [500, 70, 3]) await act("credit", { customerId, amount: { amount, currency } });
  await act("pay-out", { customerId: a, amount: { amount: 100, currency: "DZD" } });
});
afterAll(async () => {
  await owner.end();
  await shop.close();
});

/** As an operator does it, who leaves word of it. */
async function act(kind: "credit" | "pay-out", wanted: { customerId: string; amount: Money }) {
  const id = randomUUID();
  const [subject, details] = [wanted.customerId, JSON.stringify(wanted.amount)];
  await shop.app.db.transaction().execute(async (tx) => {
    await { credit: creditWallet, "pay-out": debitWallet }[kind](tx, {
      ...wanted,
      kind,
      cause: `${kind}:${id}`,
    });
    const said = { who: "amel", why: "for the test", act: `wallet ${kind}` };
    await tx
      .insertInto("operatorAct")
      .values({ id, ...said, subject, details })
      .execute();
  });
}

const fine = { transfers: 10, wallets: 3, unbalanced: 0, wrongBalances: 0, apart: 0, unfounded: 0 };
/** Over what somebody changed, which is put back afterwards. */
async function checkAfter(change: string, back: string) {
  await owner.query(change);
  try {
    return await checkLedger(shop.app, 2);
  } finally {
    await owner.query(back);
  }
}
const alarms = () =>
  shop
    .logged()
    .split("\n")
    .filter((line) => line.includes("does not add up"))
    .map((line) => JSON.parse(line));

it("a ledger that nobody has been at adds up, page by page as in one", async () => {
  expect(await checkLedger(shop.app)).toEqual(fine);
  expect(await checkLedger(shop.app, 2)).toEqual(fine);
  expect(alarms()).toEqual([]);
  expect(await ledgerFigures(shop.app.db)).toContain("wallet_ledger_differences 0\n");
});

it.each([
  [
    "a balance that no entry explains",
    `update wallet_account set balance = balance + 9300 where customer_id = '${b}' and currency = 'DZD'`,
    `update wallet_account set balance = balance - 9300 where customer_id = '${b}' and currency = 'DZD'`,
    { wrongBalances: 1, apart: 1 },
  ],
  [
    "money from one wallet in another",
    `update wallet_account set balance = balance + case customer_id when '${a}' then -1 else 1 end where currency = 'DZD' and kind = 'customer'`,
    `update wallet_account set balance = balance - case customer_id when '${a}' then -1 else 1 end where currency = 'DZD' and kind = 'customer'`,
    { wrongBalances: 2 },
  ],
  [
    "an entry of another sum",
    "update wallet_entry set amount = 501 where amount = 500 and account_id = (select id from wallet_account where currency = 'USD' and kind = 'customer')",
    "update wallet_entry set amount = 500 where amount = 501",
    { unbalanced: 1, wrongBalances: 1, unfounded: 1 },
  ],
  [
    "a transfer without entries",
    "insert into wallet_transfer (id, cause, kind) values (gen_random_uuid(), 'empty', 'credit')",
    "delete from wallet_transfer where cause = 'empty'",
    { transfers: 11, unbalanced: 1, unfounded: 1 },
  ],
  [
    "a credit that no operator gave",
    `select set_config('test.was', cause, false) from wallet_transfer limit 1; update wallet_transfer set cause = 'credit:${randomUUID()}' where cause = current_setting('test.was')`,
    "update wallet_transfer set cause = current_setting('test.was') where cause not in (select 'credit:' || id from operator_act union select 'pay-out:' || id from operator_act)",
    { unfounded: 1 },
  ],
  [
    "a credit of more than an operator gave",
    "update operator_act set details = jsonb_set(details, '{amount}', '50000') where details->>'amount' = '500' and details->>'currency' = 'USD'",
    "update operator_act set details = jsonb_set(details, '{amount}', '500') where details->>'amount' = '50000'",
    { unfounded: 1 },
  ],
])("%s is an alarm and a figure", async (_what, change, back, found) => {
  const before = alarms().length;
  expect(await checkAfter(change, back)).toEqual({ ...fine, ...found });
  expect(alarms().slice(before)).toMatchObject([{ level: 50, ...found }]);
  expect(await ledgerFigures(shop.app.db)).toMatch(/wallet_ledger_differences [1-9]/);
});
