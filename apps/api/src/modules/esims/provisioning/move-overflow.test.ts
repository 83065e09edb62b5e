import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { App } from "../../../app.ts";
import { type Guest, openPayment, order, seeOrder } from "../../../testing/purchase.ts";
import { asOwner } from "../../../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { moveOverflow } from "./move-overflow.ts";
import { provisionEsim } from "./provisioning.test-kit.ts";

let shop: TestShop;
let plan: string;
beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: "esim-access,airalo" });
  plan = await planOfBoth();
}, 90_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await asOwner(shop, "truncate esim cascade");
});

/** Sold by eSIM Access, and Airalo's offer costs less than what is paid for it. */
async function planOfBoth(): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select p.code from plan p join plan_offer o on o.plan_code = p.code and o.provider = 'airalo' and o.withdrawn_at is null
    where p.withdrawn_at is null and p.provider = 'esim-access' and p.kind = 'fixed'
      and o.wholesale_usd_e4 < p.wholesale_usd_e4 * 1.3
    order by p.code limit 1`.execute(shop.app.db);
  if (!rows[0]) throw new Error("No plan has two such offers");
  return rows[0].code;
}

async function paid(quantity = 1): Promise<Guest> {
  const guest = await order(shop, [{ plan, quantity }]);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return guest;
}

/** As if it had been said before paying that it is given back on request, which every supplier does. */
const onRequest = ({ number }: Guest) =>
  sql`update esim set plan = plan || '{"givingBack": "on-request"}' where order_number = ${number}`.execute(
    shop.app.db,
  );

/** So many orders at a provider that were paid before `guest`'s. */
async function before(guest: Guest, count: number, provider = "esim-access"): Promise<void> {
  await sql`
    insert into esim select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'order_id', gen_random_uuid(),
      'order_line_id', gen_random_uuid(), 'provider_transaction', gen_random_uuid(), 'provider', ${provider}::text,
      'next_attempt_at', now() - interval '1 minute', 'plan', e.plan || '{"code": "nobody-else-has-it"}'))).*
    from esim e, generate_series(1, ${count}::int) n where e.order_number = ${guest.number} and e.ordered_with is null`.execute(
    shop.app.db,
  );
}

/** The same shop, whose suppliers take an order in twelve seconds: some make a long line. */
function slow(): App {
  const sellingProviders = shop.app.sellingProviders.map((provider) => ({
    ...provider,
    abilities: { ...provider.abilities, callsPerSecond: 0.1 },
  }));
  return {
    ...shop.app,
    sellingProviders,
    providers: new Map(sellingProviders.map((provider) => [provider.name, provider])),
  };
}

const esimsOf = ({ number }: Guest) =>
  shop.app.db
    .selectFrom("esim")
    .selectAll()
    .where("orderNumber", "=", number)
    .where(sql<boolean>`plan ->> 'code' = ${plan}`)
    .orderBy("position")
    .execute();
const providersOf = async (guest: Guest) => (await esimsOf(guest)).map(({ provider }) => provider);

it("what stands far back in a line is ordered from another supplier, a group together, and delivered once at the same price", async () => {
  const guest = await paid(2);
  await onRequest(guest);
  await before(guest, 15);
  const { total } = await seeOrder(shop, guest);
  await moveOverflow(slow());
  expect(await providersOf(guest)).toEqual(["airalo", "airalo"]);
  for (const { id } of await esimsOf(guest)) await provisionEsim(shop.app, id);
  const esims = await esimsOf(guest);
  expect(new Set(esims.map(({ iccid }) => iccid)).size).toBe(2);
  const references = esims.map(({ providerTransaction }) => providerTransaction);
  const placed = (await shop.sandbox.airaloOrders()).filter(({ description }) =>
    references.includes(description),
  );
  expect(placed).toMatchObject([{ quantity: 2 }]);
  expect((await seeOrder(shop, guest)).total).toEqual(total);
});

it("what is given back at once, as was said before paying, goes to no supplier that does so on request only", async () => {
  const guest = await paid();
  await before(guest, 15);
  await moveOverflow(slow());
  expect(await providersOf(guest)).toEqual(["esim-access"]);
});

it("what comes soon stays where it is", async () => {
  const guest = await paid();
  await before(guest, 5);
  await moveOverflow(slow());
  expect(await providersOf(guest)).toEqual(["esim-access"]);
});

it("what may have been ordered, or is being ordered, stays, however long the line", async () => {
  const guest = await paid();
  await before(guest, 15);
  for (const state of [
    sql`sent_at = now()`,
    sql`sent_at = null, provisioning = 'requested', lease_until = now() + interval '1 minute'`,
    sql`lease_until = null, provider_order = 'B1'`,
  ]) {
    await sql`update esim set ${state} where order_number = ${guest.number} and plan ->> 'code' = ${plan}`.execute(
      shop.app.db,
    );
    await moveOverflow(slow());
    expect(await providersOf(guest)).toEqual(["esim-access"]);
  }
});

it("what was never sent to a supplier that does not answer is ordered from another one after a minute, and what may have been stays", async () => {
  const [sent, waiting, fresh] = [await paid(), await paid(), await paid()];
  for (const guest of [sent, waiting, fresh]) await onRequest(guest);
  const age = ({ number }: Guest, change = sql``) =>
    sql`update esim set created_at = now() - interval '61 seconds' ${change} where order_number = ${number}`.execute(
      shop.app.db,
    );
  await age(sent, sql`, sent_at = now()`);
  await age(waiting);
  const silences = (count: number) =>
    sql`insert into call_line as l (line, turn_at, free_at, silences) values ('esim-access', now(), now(), ${count})
      on conflict (line) do update set silences = ${count}`.execute(shop.app.db);
  const providers = async () => [
    await providersOf(sent),
    await providersOf(waiting),
    await providersOf(fresh),
  ];
  await silences(2);
  await moveOverflow(shop.app);
  expect(await providers()).toEqual([["esim-access"], ["esim-access"], ["esim-access"]]);
  await silences(3);
  await moveOverflow(shop.app);
  expect(await providers()).toEqual([["esim-access"], ["airalo"], ["esim-access"]]);
  await silences(0);
});

it("nothing is moved into a line that is long itself", async () => {
  const guest = await paid();
  await before(guest, 15);
  await before(guest, 1, "airalo");
  await sql`update esim set next_attempt_at = now() - interval '1 minute', provider = 'airalo'
    where id in (select id from esim where plan ->> 'code' <> ${plan} and provider = 'esim-access' limit 9)`.execute(
    shop.app.db,
  );
  await moveOverflow(slow());
  expect(await providersOf(guest)).toEqual(["esim-access"]);
});
