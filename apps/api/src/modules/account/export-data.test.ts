import type { PersonalData } from "@rihla/contract";
import { basePath } from "@rihla/contract";
import { termsVersion } from "@rihla/contract/rules";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../http/caller.ts";
import { callApi, openPayment } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { authenticate } from "../sign-in/index.ts";
import { buyAs, esimRows, newPerson, orderAs, signInByCode } from "./account.test-kit.ts";
import { exportData } from "./export-data.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const download = (token: string) =>
  shop.http.inject({
    method: "GET",
    url: `${basePath}/auth/me/export`,
    headers: { authorization: `Bearer ${token}` },
  });

it("gives everything that is known of the person, as a file that nobody else keeps", async () => {
  const person = newPerson();
  const guest = await buyAs(shop, person);
  await shop.app.db
    .updateTable("esim")
    .set({ label: "Mum" })
    .where("orderNumber", "=", guest.number)
    .execute();
  const said = "Restarted it twice";
  const [{ id: esimId } = { id: "" }] = await esimRows(shop, guest);
  const failure = { what: "no_connection", status: "with_support", walletOf: null, note: "" } as const;
  await shop.app.db
    .insertInto("esimFailure")
    .values({ ...failure, esimId, said })
    .execute();
  const given = { stars: 4, words: "Marche bien", firstName: "Zoubida", reading: "waiting" } as const;
  await shop.app.db
    .insertInto("esimFeedback")
    .values({ ...given, esimId })
    .execute();
  await shop.app.db.insertInto("esimRepair").values({ esimId, kind: "credit", amount: 100 }).execute();
  const manner = { language: "ar", largeType: true } as const;
  await shop.app.db
    .insertInto("esimShare")
    .values({
      id: crypto.randomUUID(),
      esimId,
      tokenHash: "hash-of-a-link",
      recipientHash: "hash-of-a-phone",
      openedAt: new Date(),
      ...manner,
    })
    .execute();
  const token = await signInByCode(shop, person, {
    name: person.name,
    country: "DZ",
    termsVersion,
  });
  const { customerId } = (await authenticate(shop.app.db, token)) as Caller;
  const ceiling = { amount: 200_000, currency: "DZD" } as const;
  const automatic = { esimId, customerId, planCode: "A-PLAN", currency: "DZD", ceiling: ceiling.amount };
  await shop.app.db.insertInto("automaticRecharge").values(automatic).execute();
  await sql`insert into automatic_recharge_run (id, esim_id, alert_id, outcome)
    values (gen_random_uuid(), ${esimId}, gen_random_uuid(), 'no_money')`.execute(shop.app.db);
  const open = await orderAs(shop, person, token);
  await openPayment(shop, open);
  const device = {
    device_id: "a-phone",
    platform: "android",
    model: "Pixel 8",
    os_version: "15",
    device_type: "android",
    device_locale: "fr-DZ",
    timezone: "Africa/Algiers",
    push_token: "a-push-token",
    app_version: "1.0.0",
  };
  await callApi(shop, "POST", "/devices", { as: { token }, body: device });

  const answer = await download(token);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-disposition": 'attachment; filename="rihla-my-data.json"',
  });
  const data = answer.json().data as PersonalData;
  expect(data.profile).toMatchObject({ ...person, country: "DZ" });
  expect(data.orders).toMatchObject([
    { number: open.number, status: "pending", payments: [{ status: "pending" }] },
    { number: guest.number, status: "delivered", payments: [{ status: "successful" }] },
  ]);
  expect(data.orders[0]?.billing).toEqual({ ...person, country: "DZ" });
  const [esim] = await esimRows(shop, guest);
  expect(data.esims).toMatchObject([
    {
      id: esim?.id,
      name: "Mum",
      iccid: esim?.iccid,
      usedBytes: 0,
      failure: { what: "no_connection", said, state: "with_support", at: expect.any(String) },
      installation: { activationCode: expect.any(String) },
    },
  ]);
  const at = expect.any(String);
  expect(data.repairs).toEqual([
    { esim: esimId, kind: "credit", amount: { amount: 100, currency: "DZD" }, at },
  ]);
  expect(data.shares).toEqual([{ esim: esimId, ...manner, madeAt: at, openedAt: at, withdrawnAt: null }]);
  expect(answer.body).not.toMatch(/hash-of-a/);
  expect(data.automaticRecharges).toEqual([{ esim: esimId, plan: "A-PLAN", ceiling, since: at }]);
  expect(data.automaticRechargeRuns).toEqual([{ esim: esimId, outcome: "no_money", orderNumber: null, at }]);
  expect(data.feedback).toEqual([{ ...given, esim: esimId, at: expect.any(String) }]);
  expect(data.devices).toMatchObject([device]);
  expect(data.sessions).toMatchObject([{ current: true }]);
  expect(data.knownDevices).toEqual([{ createdAt: expect.any(String), lastUsedAt: expect.any(String) }]);
  expect(data.consents).toContainEqual({
    document: "terms",
    version: termsVersion,
    givenAt: expect.any(String),
    orderNumber: null,
  });
  for (const document of ["terms", "compatibility", "newsletter"])
    expect(data.consents).toContainEqual(expect.objectContaining({ document, orderNumber: guest.number }));
});

it("gives nothing of anybody else", async () => {
  const [person, neighbour] = [newPerson(), newPerson()];
  await buyAs(shop, neighbour);
  await signInByCode(shop, neighbour, { name: neighbour.name });
  const token = await signInByCode(shop, person);
  const { body } = await download(token);
  for (const foreign of Object.values(neighbour)) expect(body).not.toContain(foreign);
  const data = JSON.parse(body).data as PersonalData;
  const { orders, esims, repairs, shares, automaticRecharges, automaticRechargeRuns } = data;
  const { feedback, devices, sessions, knownDevices } = data;
  const ofEsims = [repairs, shares, automaticRecharges, automaticRechargeRuns];
  expect([orders, esims, ...ofEsims, feedback, devices].flat()).toEqual([]);
  expect([sessions.length, knownDevices.length]).toEqual([1, 1]);
});

it("holds more than a list on screen shows", async () => {
  const person = newPerson();
  const guest = await orderAs(shop, person);
  const { id: _, ...row } = await shop.app.db
    .selectFrom("customerOrder")
    .selectAll()
    .where("number", "=", guest.number)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    number: `COPY${index}`,
    idempotencyKey: `copy-${index}`,
  }));
  await shop.app.db.insertInto("customerOrder").values(copies).execute();
  const { body } = await download(await signInByCode(shop, person));
  expect(JSON.parse(body).data.orders).toHaveLength(121);
});

it("reads thousands of orders a page at a time, each when the one before was taken", async () => {
  const person = newPerson();
  const guest = await buyAs(shop, person);
  await sql`with orders as (
      insert into customer_order select (jsonb_populate_record(o, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'MANY' || n, 'idempotency_key', 'many-' || n))).*
      from customer_order o, generate_series(1, 3000) n where o.number = ${guest.number} returning id)
    insert into order_line select (jsonb_populate_record(l, jsonb_build_object(
      'id', gen_random_uuid(), 'order_id', orders.id))).*
    from orders, order_line l join customer_order o on o.id = l.order_id where o.number = ${guest.number}`.execute(
    shop.app.db,
  );
  const rows: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows.push(result.rows.length);
      return result;
    },
  };
  const caller = (await authenticate(shop.app.db, await signInByCode(shop, person))) as Caller;
  const app = { ...shop.app, db: shop.app.db.withPlugin(counting) };
  let text = "";
  const pieces = await exportData(app, { caller, ip: "41.105.1.1" });
  let asked = rows.length;
  for await (const piece of pieces) {
    // Nothing is read ahead: a page of orders takes four questions.
    expect(rows.length - asked).toBeLessThanOrEqual(8);
    asked = rows.length;
    text += `${piece}\n`;
    expect(piece.length).toBeLessThan(500_000);
  }
  const data = JSON.parse(text) as PersonalData;
  expect(data.orders).toHaveLength(3001);
  expect(new Set(data.orders.map(({ number }) => number)).size).toBe(3001);
  expect(data.orders.every(({ lines }) => lines.length === 1)).toBe(true);
  expect(Math.max(...rows)).toBeLessThanOrEqual(200);
});
