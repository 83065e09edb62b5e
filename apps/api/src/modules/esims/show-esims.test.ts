import type { Esim } from "@rihla/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi, openPayment, order, seeOrder } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { syncCatalogue } from "../catalogue/index.ts";
import { settlePayment } from "../payments/index.ts";
import { provisionEsim } from "./provision-esim.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await syncCatalogue(shop.app);
});
afterAll(() => shop.close());

/** A new eSIM, what its supplier is made to do with it, and how its owner sees it then. */
async function afterwards(happen: (iccid: string) => Promise<unknown>): Promise<Esim> {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const id = (await seeOrder(shop, guest)).esims[0]?.id as string;
  await provisionEsim(shop.app, id);
  const as = { token: await signIn(shop, guest.email) };
  const { iccid } = (await callApi(shop, "GET", `/esims/${id}`, { as })).data as Esim;
  await happen(iccid as string);
  await shop.app.db.updateTable("esim").set({ askedAt: null }).where("id", "=", id).execute();
  return (await callApi(shop, "POST", `/esims/${id}/refresh`, { as })).data as Esim;
}
const step = (name: string, bytes?: number) => (iccid: string) => shop.sandbox.stepEsim(iccid, name, bytes);
const misreport = (answer: object) => (iccid: string) =>
  shop.sandbox.post(`/controls/esims/${iccid}/misreport`, answer);

test.each([
  ["cancelled before it was installed", misreport({ esimStatus: "CANCEL" }), "canceled", "delivered"],
  ["revoked before it was installed", misreport({ esimStatus: "REVOKED" }), "revoked", "delivered"],
  ["installed", step("enable"), "onboard", "installed"],
  ["in use", step("use", 1000), "in_use", "connected"],
  ["deleted by its owner before it ran", step("delete"), "user_deleted", "installed"],
  [
    "in a state that its supplier has no word for",
    misreport({ esimStatus: "PARKED" }),
    "unknown",
    "delivered",
  ],
] as const)("an eSIM that is %s reads so", async (_what, happen, status, reached) => {
  expect(await afterwards(happen)).toMatchObject({ status, reached });
});
