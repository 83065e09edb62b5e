import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db, Executor, Tx } from "../../../database.ts";
import { openDatabase } from "../../../infra/database/database.ts";
import type { Schema } from "../../../schema.ts";
import { attack } from "../../../testing/attack.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { creditWallet, debitWallet } from "../../wallet/index.ts";
import { walletPaymentCause } from "../wallet-payment-cause.ts";

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  db = openDatabase<Schema>(database.url, 10);
  close = async () => {
    await db.destroy();
    await database.drop();
  };
});
afterAll(() => close());

const paid = 10_000;
const money = (amount: number) => ({ amount, currency: "DZD" });

async function customer() {
  const id = randomUUID();
  await sql`insert into customer (id, email) values (${id}, ${`${id}@example.com`})`.execute(db);
  return id;
}
type Paid = { method?: string; returnPath?: string; of?: string };
/** A payment of `of`'s order, straight into the tables. */
async function payment({ method = "cib", returnPath = "/payment-callback", of = randomUUID() }: Paid = {}) {
  const [id, orderId] = [randomUUID(), randomUUID()];
  const number = id.slice(0, 8).toUpperCase();
  await sql`insert into customer_order (id, number, status, email, billing_name, billing_phone, billing_country, language, currency,
      subtotal, service_fee, discount, coupon_discount, total, newsletter, compatibility_confirmed_at, terms_accepted_at,
      idempotency_key, request_hash, payable_until, payment_method, payment_gateway)
    values (${orderId}, ${number}, 'placed', ${`${of}@example.com`}, 'Amel', '+213', 'DZ', 'fr', 'DZD', ${paid}, 0, 0, 0, ${paid}, false,
      now(), now(), ${id}, '', now(), 'cib', 'satim')`.execute(db);
  await sql`insert into payment (id, order_id, order_number, method, gateway, status, amount, currency, language, return_path,
      gateway_order_number, idempotency_key, session_ends_at, settles_order, paid_at)
    values (${id}, ${orderId}, ${number}, ${method}, 'satim', 'paid', ${paid}, 'DZD', 'fr', ${returnPath}, ${id}, ${id}, now(), true, now())`.execute(
    db,
  );
  if (method === "wallet")
    await db.transaction().execute(async (tx) => {
      const credit = { customerId: of, amount: money(paid), kind: "credit", cause: randomUUID() } as const;
      await creditWallet(tx, credit);
      await debitWallet(tx, { ...credit, kind: "purchase", cause: walletPaymentCause(id) });
    });
  return id;
}
/** Straight into the table; gives its id. */
async function refund(on: Executor, paymentId: string, amount: number, walletOf: string | null = null) {
  const id = randomUUID();
  await sql`insert into refund (id, payment_id, cause, amount, status, destination, wallet_of)
    values (${id}, ${paymentId}, ${id}, ${amount}, 'requested', ${walletOf ? "wallet" : "card"}, ${walletOf})`.execute(
    on,
  );
  return id;
}
const enter = (tx: Tx, id: string, customerId: string, amount: number) =>
  creditWallet(tx, { customerId, amount: money(amount), kind: "refund", cause: `refund:${id}` });
const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work);

attack(
  "two refunds of one payment at once, each of all of it, straight into the tables",
  { short: 3, whole: 50 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const id = await payment();
      const two = await Promise.allSettled([1, 2].map(() => inOne((tx) => refund(tx, id, paid))));
      expect(two.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  },
);

attack(
  "thirty refunds of one payment at once, each of a tenth of it, straight into the tables",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const id = await payment();
      const all = await Promise.allSettled(Array.from({ length: 30 }, () => refund(db, id, paid / 10)));
      expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    }
  },
);

attack(
  "a refund into another wallet than the one that paid, straight into the tables",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const [owner, stranger] = [await customer(), await customer()];
      const id = await payment({ method: "wallet", of: owner });
      await expect(refund(db, id, paid, stranger)).rejects.toThrow("goes back to the wallet that paid it");
      await expect(refund(db, id, paid)).rejects.toThrow("goes back to the wallet that paid it");
      const written = await refund(db, id, paid, owner);
      await expect(
        sql`update refund set wallet_of = ${stranger} where id = ${written}`.execute(db),
      ).rejects.toThrow("goes back to the wallet that paid it");
      await expect(inOne((tx) => enter(tx, written, stranger, paid))).rejects.toThrow("is not the refund");
      await expect(inOne((tx) => enter(tx, written, owner, paid + 1))).rejects.toThrow("is not the refund");
      await expect(inOne((tx) => enter(tx, randomUUID(), owner, paid))).rejects.toThrow("is not the refund");
      await inOne((tx) => enter(tx, written, owner, paid));
    }
  },
);

attack(
  "what a link's payer paid, into the traveller's wallet, straight into the tables",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const traveller = await customer();
      const byPath = await payment({ returnPath: "/pay", of: traveller });
      const byStart = await payment({ of: traveller });
      await sql`insert into payment_start (payment_id, brought_secret, customer_id, by_link) values (${byStart}, false, null, true)`.execute(
        db,
      );
      for (const id of [byPath, byStart])
        await expect(refund(db, id, paid, traveller)).rejects.toThrow("paid by a link");
    }
  },
);

attack(
  "a card's money, into the wallet of somebody whose order it did not pay, straight into the tables",
  { short: 1, whole: 10 },
  async (tries) => {
    for (let one = 0; one < tries; one++) {
      const [owner, stranger] = [await customer(), await customer()];
      const id = await payment({ of: owner });
      await expect(refund(db, id, paid, stranger)).rejects.toThrow("no wallet but its buyer's");
      await refund(db, id, paid, owner);
    }
  },
);

describe("a refund in the database", () => {
  it("stays what it is: its sum, its payment and its cause", async () => {
    const [id, other] = [await payment(), await payment()];
    const first = await refund(db, id, paid - 100);
    for (const what of [sql`amount = amount - 1`, sql`payment_id = ${other}`, sql`cause = 'another'`])
      await expect(sql`update refund set ${what} where id = ${first}`.execute(db)).rejects.toThrow(
        "does not change",
      );
    await expect(refund(db, id, 101)).rejects.toThrow("exceed what was paid");
    await refund(db, id, 100);
  });

  it("is not changed once it is in a wallet", async () => {
    const owner = await customer();
    const id = await payment({ of: owner });
    const written = await refund(db, id, 500, owner);
    await inOne((tx) => enter(tx, written, owner, 500));
    await expect(
      sql`update refund set destination = 'card', wallet_of = null where id = ${written}`.execute(db),
    ).rejects.toThrow("in a wallet already");
    await sql`update refund set status = 'done' where id = ${written}`.execute(db);
  });

  it("names its wallet, or none where it goes to a card", async () => {
    const id = await payment();
    await expect(
      sql`insert into refund (id, payment_id, cause, amount, status, destination) values (gen_random_uuid(), ${id}, ${id}, 5, 'done', 'wallet')`.execute(
        db,
      ),
    ).rejects.toThrow("refund_names_its_wallet");
  });

  it("is written only where what others wrote meanwhile is seen", async () => {
    const id = await payment();
    await expect(
      db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((tx) => refund(tx, id, 5)),
    ).rejects.toThrow("read committed");
  });
});

describe("a payment in the database", () => {
  it("stays what it was begun for, refunded or not", async () => {
    const id = await payment();
    const change = (what: ReturnType<typeof sql>) =>
      sql`update payment set ${what} where id = ${id}`.execute(db);
    for (const what of [
      sql`amount = 4`,
      sql`method = 'wallet'`,
      sql`return_path = '/pay'`,
      sql`currency = 'USD'`,
      sql`order_id = gen_random_uuid()`,
      sql`gateway = 'another'`,
    ])
      await expect(change(what)).rejects.toThrow("does not change");
    await change(sql`status = 'refunded', amount = amount`);
  });
});
