import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Guest, openPayment, order, seeOrder } from "../../../testing/purchase.ts";
import { asOwner } from "../../../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { findLongLines, lineFigures } from "../index.ts";
import { provisionEsim } from "./provisioning.test-kit.ts";

let shop: TestShop;
let guest: Guest;
beforeAll(async () => {
  shop = await createStockedShop();
  guest = await paid();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await asOwner(shop, "delete from esim where provider_transaction like 'copy-%'");
  await sql`delete from call_line`.execute(shop.app.db);
});

async function paid(): Promise<Guest> {
  const buyer = await order(shop);
  const payment = await openPayment(shop, buyer);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return buyer;
}

/** So many others that were paid `secondsAgo`, each an order of its own at the supplier. */
async function others(count: number, secondsAgo: number): Promise<void> {
  await sql`
    insert into esim select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'order_id', gen_random_uuid(),
      'order_line_id', gen_random_uuid(), 'provider_transaction', 'copy-' || n,
      'created_at', now() - make_interval(secs => ${secondsAgo}), 'next_attempt_at', now() - make_interval(secs => ${secondsAgo})))).*
    from esim e, generate_series(1, ${count}::int) n where e.order_number = ${guest.number}`.execute(
    shop.app.db,
  );
}
const minutes = async () => (await seeOrder(shop, guest)).deliveryMinutes;

it("an order that is alone in its supplier's line comes within the minute", async () => {
  expect(await minutes()).toBe(1);
});

it("an order behind many others says for how long, one before them does not", async () => {
  await others(1_000, 60);
  expect(await minutes()).toBe(3);
  await asOwner(shop, "delete from esim where provider_transaction like 'copy-%'");
  await others(1_000, -60);
  expect(await minutes()).toBe(1);
});

it("nobody says when while the supplier does not answer or has no credit of ours", async () => {
  await sql`insert into call_line (line, turn_at, free_at, silences) values ('esim-access', now(), now(), 3)`.execute(
    shop.app.db,
  );
  expect(await minutes()).toBeNull();
  await sql`delete from call_line`.execute(shop.app.db);
  await sql`insert into supplier_credit (provider, short_since) values ('esim-access', now())`.execute(
    shop.app.db,
  );
  expect(await minutes()).toBeNull();
  await sql`delete from supplier_credit`.execute(shop.app.db);
});

it("a line where somebody waits for long, and a silent supplier, want a person and show in the figures", async () => {
  await others(2, 60);
  expect(await findLongLines(shop.app.db)).toEqual([]);
  await sql`update esim set created_at = now() - interval '10 minutes' where provider_transaction = 'copy-1'`.execute(
    shop.app.db,
  );
  expect(await findLongLines(shop.app.db)).toMatchObject([
    { provider: "esim-access", waiting: 3, silences: 0 },
  ]);
  expect(await lineFigures(shop.app.db)).toContain('esim_line_waiting{provider="esim-access"} 3\n');
  await sql`insert into call_line (line, turn_at, free_at, silences) values ('airalo', now(), now(), 4)`.execute(
    shop.app.db,
  );
  expect(await findLongLines(shop.app.db)).toMatchObject([{ provider: "airalo", silences: 4 }, {}]);
  expect(await lineFigures(shop.app.db)).toContain('esim_line_silences{provider="airalo"} 4\n');
});

it("an order that has come waits for nothing", async () => {
  const { esims } = await seeOrder(shop, guest);
  for (const { id } of esims) await provisionEsim(shop.app, id);
  expect(await seeOrder(shop, guest)).toMatchObject({ status: "delivered", deliveryMinutes: null });
});
