import type { PersonalData } from "@rihla/contract";
import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callApi, openPayment } from "../../testing/purchase.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { syncCatalogue } from "../catalogue/index.ts";
import { buyAs, esimRows, newPerson, orderAs, signInByCode } from "./account.test-kit.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await syncCatalogue(shop.app);
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
  const open = await orderAs(shop, person);
  await openPayment(shop, open);
  const token = await signInByCode(shop, person, {
    name: person.name,
    country: "DZ",
    termsVersion: "2026-01",
  });
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
  expect(data.profile).toMatchObject({ email: person.email, name: person.name, country: "DZ" });
  expect(data.orders).toMatchObject([
    { number: open.number, status: "pending", payments: [{ status: "pending" }] },
    { number: guest.number, status: "delivered", payments: [{ status: "successful" }] },
  ]);
  expect(data.orders[0]?.billing).toEqual({ ...person, country: "DZ" });
  const [esim] = await esimRows(shop, guest);
  expect(data.esims).toMatchObject([
    { id: esim?.id, iccid: esim?.iccid, usedBytes: 0, installation: { activationCode: expect.any(String) } },
  ]);
  expect(data.devices).toMatchObject([device]);
  expect(data.sessions).toMatchObject([{ current: true }]);
  expect(data.consents).toContainEqual({
    document: "terms",
    version: "2026-01",
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
  const { orders, esims, devices, sessions } = JSON.parse(body).data as PersonalData;
  expect([orders, esims, devices, sessions.length]).toEqual([[], [], [], 1]);
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
