import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { firstIdAt, newId } from "../../infra/ids.ts";
import { openPayment, order } from "../../testing/purchase.ts";
import { endDayOfActs } from "../../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { watchCredit } from "../esims/index.ts";
import { recordAct } from "../operators/index.ts";
import { settlePayment } from "../payments/index.ts";
import { shopFigures } from "./shop-figures.ts";

let shop: TestShop;
const folder = mkdtempSync(path.join(tmpdir(), "figures-"));
const stamps = { backup: path.join(folder, "last-backup"), drill: path.join(folder, "last-drill") };
beforeAll(async () => {
  shop = await createStockedShop({ BACKUP_STAMP_FILE: stamps.backup, DRILL_STAMP_FILE: stamps.drill });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const figures = async () => (await Promise.all(shopFigures(shop.app).map((tell) => tell()))).join("");
const begun = (outcome: string, window: string) =>
  `payments_begun{gateway="satim",outcome="${outcome}",window="${window}"}`;

/** `paid`: or left at the bank's page. */
async function buy({ paid }: { paid: boolean }) {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  if (paid) await shop.sandbox.pay(payment.transactionId);
  if (paid) await settlePayment(shop.app, payment.id);
  return { guest, payment };
}

it("tell what was sold and how paying went, in their windows only", async () => {
  const first = await buy({ paid: true });
  const left = await buy({ paid: false });
  const told = await figures();
  expect(told).toContain('orders_placed{window="30m"} 1\n');
  expect(told).toContain(`${begun("paid", "15m")} 1\n`);
  expect(told).toContain(`${begun("open", "15m")} 1\n`);

  const { db } = shop.app;
  await sql`update payment set created_at = now() - interval '20 minutes' where id = ${first.payment.id}`.execute(
    db,
  );
  await sql`update payment set session_ends_at = now() - interval '1 minute' where id = ${left.payment.id}`.execute(
    db,
  );
  await sql`update customer_order set created_at = now() - interval '31 minutes' where number = ${first.guest.number}`.execute(
    db,
  );
  const later = await figures();
  expect(later).toContain('orders_placed{window="30m"} 0\n');
  expect(later).toContain(`${begun("paid", "15m")} 0\n`);
  expect(later).toContain(`${begun("paid", "1h")} 1\n`);
  expect(later).toContain(`${begun("unanswered", "15m")} 1\n`);
});

it("tell a bank that opens no page apart from one that says no", async () => {
  await shop.sandbox.fault({ endpoint: "satim:register.do", kind: "business-error", errorCode: "5" });
  await openPayment(shop, await order(shop)).catch(() => undefined);
  const refused = await openPayment(shop, await order(shop));
  await shop.sandbox.pay(refused.transactionId, { outcome: "cancelled" });
  await settlePayment(shop.app, refused.id);
  const told = await figures();
  expect(told).toContain(`${begun("unopened", "15m")} 1\n`);
  expect(told).toContain(`${begun("declined", "15m")} 1\n`);
});

it("tell how much whoever looked most has revealed within a day, each operator counted by themselves", async () => {
  const look = (who: string, act: string) =>
    shop.app.db.transaction().execute((tx) =>
      recordAct(tx, {
        id: newId(),
        who,
        why: "asked by phone",
        kind: "look",
        act,
        subject: "x",
        details: {},
      }),
    );
  expect(await figures()).toContain('operator_reveals_most{window="24h"} 0\n');
  for (const act of ["reveal buyer", "reveal activation code"]) await look("amel", act);
  await look("nadia", "reveal customer");
  await look("amel", "export");
  expect(await figures()).toContain('operator_reveals_most{window="24h"} 2\n');
  await endDayOfActs(shop);
  expect(await figures()).toContain('operator_reveals_most{window="24h"} 0\n');
});

it("tell what is left at suppliers, and below what is too little", async () => {
  await shop.sandbox.post("/controls/esim-access/settings", { balance: 123_400 });
  await watchCredit(shop.app);
  const told = await figures();
  expect(told).toContain('supplier_balance_dollars{provider="esim-access"} 12.34\n');
  expect(told).toMatch(/supplier_balance_read_timestamp_seconds\{provider="esim-access"\} \d{10}\n/);
  expect(told).toContain("supplier_balance_floor_dollars 20\n");
});

it("tell by queue how long the oldest job is due, and nothing of what is to start later", async () => {
  const { db, jobs } = shop.app;
  const due = { name: "watch-esims", concurrency: 1 };
  expect(await figures()).toContain('job_oldest_due_seconds{queue="watch-esims"} 0\n');
  await jobs.send(db, due, {}, { startAfterSeconds: 600 });
  expect(await figures()).toContain('job_oldest_due_seconds{queue="watch-esims"} 0\n');
  await sql`update jobs.job set start_after = now() - interval '7 minutes' where name = 'watch-esims'`.execute(
    db,
  );
  expect(await figures()).toMatch(/job_oldest_due_seconds\{queue="watch-esims"\} 42\d\n/);
});

it.each(["backup", "drill"] as const)(
  "tell when the last %s ended well, and nothing before the first",
  async (which) => {
    const figure = `${which}_last_success_timestamp_seconds`;
    expect(await figures()).not.toMatch(new RegExp(`^${figure} `, "m"));
    writeFileSync(stamps[which], "");
    utimesSync(stamps[which], 1_700_000_000, 1_700_000_000);
    expect(await figures()).toMatch(new RegExp(`^${figure} 1700000000$`, "m"));
  },
);

it("tell what waits for a connection, of this process", async () => {
  expect(await figures()).toMatch(/^database_pool_waits_total 0$/m);
  const asked = Array.from({ length: 25 }, () => sql`select pg_sleep(0.01)`.execute(shop.app.db));
  await Promise.all(asked);
  expect(await figures()).toMatch(/^database_pool_waits_total [1-9]\d*$/m);
  expect(await figures()).toMatch(/^database_pool_connections\{state="idle"\} 20$/m);
});

it("look at no more of the payments than the window holds", async () => {
  const { rows } = await shop.app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{
      queryPlan: string;
    }>`explain select from payment where id >= ${firstIdAt(new Date())}`.execute(tx);
  });
  expect(JSON.stringify(rows)).toContain("payment_pkey");
});
