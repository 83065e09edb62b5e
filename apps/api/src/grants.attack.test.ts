import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { settlePayment } from "./modules/payments/index.ts";
import { creditWallet } from "./modules/wallet/index.ts";
import { attack } from "./testing/attack.ts";
import { openPayment, order } from "./testing/purchase.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
/** Somebody who has got hold of the way by which the shop reaches its database. */
let intruder: pg.Client;
const [a, b] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  shop = await createStockedShop();
  intruder = new pg.Client(shop.environment.DATABASE_URL);
  await intruder.connect();
  for (const [customerId, amount] of [
    [a, 93_00],
    [b, 1_00],
  ] as const)
    await shop.app.db.transaction().execute((tx) =>
      creditWallet(tx, {
        customerId,
        kind: "top-up",
        cause: customerId,
        amount: { amount, currency: "DZD" },
      }),
    );
});
afterAll(async () => {
  await intruder.end();
  await shop.close();
});

/** What is in the ledger, whoever asks. */
async function books() {
  const { rows } = await intruder.query(`select
    (select jsonb_agg(a order by a.id) from wallet_account a) as accounts,
    (select jsonb_agg(e order by e.transfer_id, e.account_id) from wallet_entry e) as entries,
    (select jsonb_agg(t order by t.id) from wallet_transfer t) as transfers`);
  return rows[0];
}

/** Each refused by the database, and nothing is different afterwards. */
async function allRefused(statements: readonly string[], tries: number): Promise<void> {
  const before = await books();
  for (const statement of statements.slice(0, tries)) {
    const words = await intruder.query(statement).then(
      () => "done",
      ({ message }: Error) => message,
    );
    expect([statement, words]).toEqual([
      statement,
      expect.stringMatching(
        /permission denied|must be owner|must be able to|only what nobody paid|must be superuser/,
      ),
    ]);
    await intruder.query("rollback");
  }
  expect(await books()).toEqual(before);
}

const wallet = (whose: string) => `(select id from wallet_account where customer_id = '${whose}')`;
const onTheLedger = [
  `update wallet_account set balance = balance + 9300 where customer_id = '${b}'`,
  `update wallet_account set customer_id = '${b}' where customer_id = '${a}'`,
  `delete from wallet_account where customer_id = '${a}'`,
  `insert into wallet_account (id, kind, customer_id, currency, balance) values (gen_random_uuid(), 'customer', '${b}', 'USD', 9300)`,
  `insert into wallet_transfer (id, cause, kind) values (gen_random_uuid(), 'mine', 'credit')`,
  `insert into wallet_entry (transfer_id, account_id, amount) select transfer_id, ${wallet(b)}, 9300 from wallet_entry limit 1`,
  `update wallet_entry set account_id = ${wallet(b)} where account_id = ${wallet(a)}`,
  "update wallet_entry set amount = -amount",
  `delete from wallet_entry where account_id = ${wallet(a)}`,
  "truncate wallet_entry, wallet_transfer, wallet_account cascade",
  "update wallet_transfer set note = 'as agreed'",
  "alter table wallet_entry disable trigger all",
  "alter table wallet_account drop constraint wallet_never_negative",
  "drop trigger wallet_entry_stays on wallet_entry",
  "set session_replication_role = replica",
  "create or replace function wallet_enter() returns trigger language plpgsql as $$ begin return new; end $$",
  "alter function wallet_move set search_path = pg_temp, public",
  "create function wallet_helper() returns int language sql as 'select 1'",
  "create trigger mine after insert on wallet_entry for each row execute function wallet_enter()",
  "create rule mine as on insert to wallet_entry do also nothing",
  // The grant itself is only warned of.
  "grant update on wallet_account to public; update wallet_account set balance = 0",
  "alter table wallet_account owner to current_user",
  "alter role current_user superuser",
  "update migration set checksum = ''",
];
/** A column that somebody would like to change, of each. */
const histories = {
  order_history: "reason",
  payment_history: "reason",
  payment_start: "brought_secret",
  esim_history: "reason",
  esim_status_change: "status",
  recharge_history: "reason",
  voucher_history: "reason",
  operator_act: "why",
  consent: "version",
};
const onHistory = Object.entries(histories).flatMap(([table, column]) => [
  `delete from ${table}`,
  `truncate ${table} cascade`,
  `update ${table} set ${column} = ${column}`,
]);

attack(
  "the shop's own role changes balances, entries, triggers or functions of the ledger",
  { short: onTheLedger.length, whole: onTheLedger.length },
  (tries) => allRefused(onTheLedger, tries),
);

attack(
  "the shop's own role changes or deletes what histories and acts say",
  { short: onHistory.length, whole: onHistory.length },
  (tries) => allRefused(onHistory, tries),
);

attack(
  "the shop's own role puts tables of its own in the way of the ledger's function",
  { short: 1, whole: 20 },
  async (tries) => {
    const before = await books();
    for (let nth = 0; nth < tries; nth++) {
      await intruder.query("begin");
      await intruder.query(
        "create temp table wallet_account (like public.wallet_account including defaults) on commit drop",
      );
      await intruder.query(
        "create temp table wallet_transfer (like public.wallet_transfer including defaults) on commit drop",
      );
      await intruder.query("set local search_path = pg_temp, public");
      await intruder.query(
        `insert into pg_temp.wallet_account values (gen_random_uuid(), 'customer', '${b}', 'DZD', 1000000)`,
      );
      const { rows } = await intruder.query(
        `select public.wallet_move(array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()], '${b}', 'DZD', -9300, 'pay-out', 'bank', gen_random_uuid()::text, null, null) as outcome`,
      );
      expect(rows).toEqual([{ outcome: "insufficient" }]);
      await intruder.query("rollback");
    }
    expect(await books()).toEqual(before);
  },
);

attack(
  "the shop's own role has a paid order forgotten, after making it look unpaid",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let nth = 0; nth < tries; nth++) {
      const [paid, unpaid] = [await order(shop), await order(shop)];
      const payment = await openPayment(shop, paid);
      await shop.sandbox.pay(payment.transactionId);
      await settlePayment(shop.app, payment.id);
      const ids = `array(select id from customer_order where number in ('${paid.number}', '${unpaid.number}'))`;
      const forget = `select forget_unpaid_orders(${ids})`;
      await expect(intruder.query(forget)).rejects.toThrow("only what nobody paid");
      await intruder.query(
        `update payment set status = 'declined', session_ends_at = now() - interval '1 day' where id = '${payment.id}'`,
      );
      await intruder.query(
        `update customer_order set status = 'closed', close_reason = 'expired' where number = '${paid.number}'`,
      );
      await expect(intruder.query(forget)).rejects.toThrow("only what nobody paid");
      await expect(
        intruder.query(`delete from customer_order where number = '${unpaid.number}'`),
      ).rejects.toThrow("permission denied");
      const { rows } = await intruder.query(`select from customer_order where id = any(${ids})`);
      expect(rows).toHaveLength(2);
    }
  },
);
