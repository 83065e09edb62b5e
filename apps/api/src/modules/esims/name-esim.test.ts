import { randomUUID } from "node:crypto";
import type { Esim } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anyPlan, callApi, type Guest, openPayment, order, seeOrder } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";

let shop: TestShop;
let guest: Guest;
let as: { token: string };
/** Two of one plan, then one of another. */
let ids: string[];

beforeAll(async () => {
  shop = await createStockedShop();
  guest = await order(shop, [
    { plan: await anyPlan(shop), quantity: 2 },
    { plan: await anyPlan(shop, "unlimited"), quantity: 1, days: 5 },
  ]);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  ids = (await seeOrder(shop, guest)).esims.map(({ id }) => id);
  as = { token: await signIn(shop, guest.email) };
});
afterAll(() => shop.close());

const rename = (body: object, who: Parameters<typeof callApi>[3] = { as }) =>
  callApi(shop, "PATCH", `/esims/${ids[0]}`, { ...who, body });
const see = async () => (await callApi(shop, "GET", `/esims/${ids[0]}`, { as })).data as Esim;

it("is the first or second of its plan in its order, and the only one of another", async () => {
  const listed = (await callApi(shop, "GET", "/esims", { as })).data as Esim[];
  const places = ids.map((id) => listed.find((esim) => esim.id === id)?.position);
  expect(places).toEqual([
    { number: 1, of: 2 },
    { number: 2, of: 2 },
    { number: 1, of: 1 },
  ]);
});

it("is called what its owner says, in the list as well, until the name is taken away", async () => {
  expect(await rename({ name: "  هاتف أمي " })).toMatchObject({ status: 200, data: { name: "هاتف أمي" } });
  const listed = (await callApi(shop, "GET", "/esims", { as })).data as Esim[];
  expect(new Set(listed.map(({ name }) => name))).toEqual(new Set(["هاتف أمي", null]));
  expect(await rename({ name: null })).toMatchObject({ status: 200, data: { name: null } });
  expect(await see()).toMatchObject({ name: null, position: { number: 1, of: 2 } });
});

it.each([
  [{ name: "x".repeat(41) }, "name_too_long"],
  [{ name: " " }, "required"],
  [{ name: "two\nlines" }, "invalid"],
  [{}, "required"],
  [{ name: "Mum", iccid: "1" }, "invalid"],
])("%j is refused and changes nothing", async (body, code) => {
  expect(await rename(body)).toMatchObject({
    status: 400,
    problem: { code: "invalid_input", errors: [{ code }] },
  });
  expect((await see()).name).toBeNull();
});

it("is not renamed by somebody else", async () => {
  const token = await signIn(shop, `${randomUUID()}@example.com`);
  expect(await rename({ name: "Mine" }, { as: { token } })).toMatchObject({ status: 404 });
  expect((await see()).name).toBeNull();
});

it("that a supplier refused leaves the other as the only one", async () => {
  await shop.app.db
    .updateTable("esim")
    .set({ provisioning: "refused" })
    .where("id", "=", ids[1] as string)
    .execute();
  expect((await see()).position).toEqual({ number: 1, of: 1 });
});
