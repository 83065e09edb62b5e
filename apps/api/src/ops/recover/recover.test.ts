import { randomUUID } from "node:crypto";
import { basePath } from "@rihla/contract";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import type { App } from "../../app.ts";
import { composeHttp } from "../../compose-http.ts";
import { openDatabase } from "../../infra/database/database.ts";
import { readTables } from "../../infra/database/merge/tables.ts";
import { PostgresClient } from "../../infra/database/postgres-client.ts";
import { deleteAs } from "../../modules/account/account.test-kit.ts";
import { provisionEsim } from "../../modules/esims/provisioning/provisioning.test-kit.ts";
import { elsewhere, takeElsewhere } from "../../modules/operators/takings/takings.test-kit.ts";
import { settlePayment } from "../../modules/payments/index.ts";
import { exportVouchers, makeBatch } from "../../modules/vouchers/index.ts";
import { checkLedger } from "../../modules/wallet/check-ledger.ts";
import type { Schema } from "../../schema.ts";
import { held, runLow, switchOn } from "../../testing/automatic-recharge.ts";
import { buyAsGuest, planThatStarts } from "../../testing/issued-esim.ts";
import { anyPlan, callApi, openPayment, order } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { asOwner, createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { runOps } from "../run-ops.ts";
import { recoveredTables } from "./recovered-tables.ts";

/** Has gone on after the moment: what a second restore, to the end, gives. */
let shop: TestShop;
/** Restored to the moment. */
let restored: TestDatabase;
let here: App;
let moment: Date;
const forgotten: { number: string; secret: string }[] = [];
const opened: { number: string; secret: string; payment: string } = { number: "", secret: "", payment: "" };
let erased = "";

const ops = async (line: string, app = here) =>
  JSON.parse(await runOps([...line.split(" "), "--why", "restored", "--json"], (use) => use(app), "amel"));
const recover = (words = "") => {
  const to = new Date(Date.now() + 60_000).toISOString();
  return ops(`recover ${moment.toISOString()} ${to}${words}`);
};
const beside = () => ` --beside ${shop.ownerUrl}`;

/** What each row of a table says, without the numbers that its own database gave. */
async function contents(url: string, table: string, number: string | undefined) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select (to_jsonb(t) - $1)::text as row from ${table} t order by 1`, [
    number ?? "",
  ]);
  await client.end();
  return rows.map(({ row }) => row);
}

async function describedTables() {
  const client = new PostgresClient({ connectionString: restored.ownerUrl });
  await client.connect();
  return readTables(client).finally(() => client.end());
}

/** A copy of the shop's database as it is at this moment. */
async function copy(): Promise<TestDatabase> {
  const name = new URL(shop.ownerUrl).pathname.slice(1);
  const admin = new pg.Client(inject("postgresAdminUrl"));
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  const made = await createTestDatabase(name).finally(() =>
    admin.query(`alter database ${name} allow_connections true`),
  );
  await admin.end();
  return made;
}

async function lives() {
  const plan = await anyPlan(shop);
  const guest = await buyAsGuest(shop, await planThatStarts(shop));
  await provisionEsim(shop.app, guest.order.esims[0]?.id as string);
  forgotten.push(guest);
  // Its bank had it before the moment's end, and it is paid and delivered after.
  await shop.sandbox.pay(
    (
      await shop.app.db
        .selectFrom("payment")
        .select("gatewayRef")
        .where("id", "=", opened.payment)
        .executeTakeFirstOrThrow()
    ).gatewayRef as string,
  );
  await settlePayment(shop.app, opened.payment);
  const { vouchers } = await exportVouchers(
    shop.app,
    (await makeBatch(shop.app, { plan, quantity: 2, expiresAt: new Date(Date.now() + 86_400_000) })).number,
  );
  const token = await signIn(shop, `${randomUUID()}@example.com`);
  const redeemed = await callApi(shop, "POST", "/vouchers/redemptions", {
    body: { code: vouchers[0]?.code },
    as: { token },
  });
  expect(redeemed.status).toBe(201);
  const one = await held(shop);
  await switchOn(one);
  await runLow(one);
  const recharged = await shop.app.db.selectFrom("recharge").select("orderNumber").executeTakeFirstOrThrow();
  await ops(`refund ${recharged.orderNumber} --to-wallet`, shop.app);
}

beforeAll(async () => {
  shop = await createStockedShop({
    PAYMENT_METHODS: "cib:satim,card:stripe,wallet:wallet",
  });
  const before = await order(shop);
  Object.assign(opened, before, { payment: (await openPayment(shop, before)).id });
  const leaves = `${randomUUID()}@example.com`;
  const token = await signIn(shop, leaves);
  erased = leaves;
  moment = new Date();
  restored = await copy();
  here = { ...shop.app, db: openDatabase<Schema>(restored.url, 4) };
  await lives();
  expect((await deleteAs(shop, token)).status).toBe(204);
  vi.stubEnv("MIGRATE_DATABASE_URL", restored.ownerUrl);
  vi.stubEnv("DATABASE_URL", restored.url);
  vi.stubEnv("COMPANIES", "played");
}, 120_000);
afterAll(async () => {
  await here.db.destroy();
  await shop.close();
  await restored.drop();
});

it("has a way for each table, those first that others refer to", async () => {
  const tables = await describedTables();
  expect(Object.keys(recoveredTables).toSorted()).toEqual([...tables.keys()].toSorted());
  const places = Object.keys(recoveredTables);
  for (const { name, refersTo, key } of tables.values()) {
    expect([name, key.length > 0]).toEqual([name, true]);
    for (const other of Object.keys(refersTo))
      expect([name, other, places.indexOf(other) < places.indexOf(name)]).toEqual([name, other, true]);
  }
});

describe("a shop that was restored to a moment", () => {
  it("is told by default only what is missing, and nothing is written", async () => {
    const told = await recover(beside());
    expect(told.done).toBe(false);
    expect(told.tables).toMatchObject({
      customer_order: { missing: expect.any(Number) },
      payment: { different: 1 },
      wallet_transfer: { missing: expect.any(Number) },
      customer: { deleted: 1 },
    });
    expect(await here.db.selectFrom("esim").selectAll().execute()).toEqual([]);
  });

  it("refuses to write while it is open, beside itself, and without who says why", async () => {
    await expect(recover(`${beside()} --do`)).rejects.toThrow("The shop is open");
    await expect(recover(` --beside ${restored.ownerUrl}`)).rejects.toThrow("names this database itself");
    const away = " --beside postgres://nobody@127.0.0.1:1/nowhere";
    await expect(recover(away)).rejects.toThrow(
      /--beside leads to no second restore .*ECONNREFUSED.*Nothing was done/,
    );
    await expect(recover(`${beside()} --leave orders`)).rejects.toThrow("There is no table orders");
  });

  it("has afterwards all that the second restore had: orders, money, eSIMs, vouchers, wallets; and what was deleted is gone", async () => {
    await ops("close");
    const told = await recover(`${beside()} --do`);
    expect(told).toMatchObject({ done: true, workedOnHere: {} });
    const waiting = (app: App) =>
      sql`select name, id from jobs.job where state < 'completed' order by 1, 2`.execute(app.db);
    expect((await waiting(here)).rows).toEqual(expect.arrayContaining((await waiting(shop.app)).rows));
    expect(told.jobs).toBeGreaterThan(0);
    const tables = await describedTables();
    for (const [name, way] of Object.entries(recoveredTables)) {
      if (!["rows", "rows and deletions", "history"].includes(way)) continue;
      const [number] = way === "history" ? (tables.get(name)?.numbered ?? []) : [];
      const [mine, theirs] = [
        await contents(restored.ownerUrl, name, number),
        await contents(shop.ownerUrl, name, number),
      ];
      expect([name, mine]).toEqual([name, theirs]);
    }
    expect(await contents(restored.ownerUrl, "wallet_entry", undefined)).toHaveLength(
      (await contents(shop.ownerUrl, "wallet_entry", undefined)).length,
    );
    const balances = (app: App) =>
      app.db
        .selectFrom("walletAccount")
        .select(["customerId", "balance"])
        .where("kind", "=", "customer")
        .orderBy("customerId")
        .execute();
    expect(await balances(here)).toEqual(await balances(shop.app));
    const { unfounded } = await checkLedger(shop.app);
    expect(await checkLedger(here)).toMatchObject({ unbalanced: 0, wrongBalances: 0, apart: 0, unfounded });
    expect(await here.db.selectFrom("customer").select("id").where("email", "=", erased).execute()).toEqual(
      [],
    );
    const [guest] = forgotten;
    const answer = await (await composeHttp(here)).inject({
      url: `${basePath}/orders/${guest?.number}/esims`,
      headers: { "order-secret": guest?.secret as string },
    });
    expect(answer.json().data).toMatchObject([{ iccid: expect.any(String), status: "new" }]);
  });

  it("writes nothing a second time, and has its guards again", async () => {
    expect(await recover(`${beside()} --do`)).toMatchObject({ tables: {}, jobs: 0 });
    const chain = await ops("check-acts");
    expect([chain.acts > 0, chain.broken]).toEqual([true, null]);
    await expect(
      asOwner(
        restored,
        "insert into customer_order select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'XXXXXXXX', 'idempotency_key', gen_random_uuid()))).* from customer_order o limit 1",
      ),
    ).rejects.toThrow("the shop is closed");
  });

  it("puts on the list what only a gateway knows, once, until somebody has dealt with it", async () => {
    await takeElsewhere(shop, "stripe");
    await recover(`${beside()} --do`);
    const { payments } = await recover(" --do");
    expect(payments).toMatchObject([{ gateway: "stripe", amount: { amount: elsewhere } }]);
    const { unknownOutside } = await ops("stuck");
    expect(unknownOutside).toMatchObject([
      { kind: "payment", heldBy: "stripe", facts: { amount: { amount: elsewhere } } },
    ]);
    await ops(`by-hand ${unknownOutside[0].id}`);
    await recover(" --do");
    expect((await ops("stuck")).unknownOutside).toEqual([]);
  });

  it("leaves alone what somebody has worked on since, and names it", async () => {
    const [row] = await here.db.selectFrom("payment").select("id").limit(1).execute();
    const id = row?.id as string;
    await asOwner(
      restored,
      `insert into payment_history (payment_id, to_status, reason) values ('${id}', 'paid', 'by hand')`,
    );
    await asOwner(restored, `update payment set checks = checks + 1 where id = '${id}'`);
    const told = await recover(`${beside()} --do`);
    expect(told.workedOnHere).toEqual({ payment: [JSON.stringify([id])] });
  });
});
