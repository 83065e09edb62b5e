import type { Esim } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buy, issuedEsim, type Owner } from "../../testing/issued-esim.ts";
import { anyPlan, callApi } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

/** One whose supplier tells nothing of the profile, or that it was not installed. */
async function issued(profileState: "unknown" | "released") {
  const { owner, esim } = await issuedEsim(shop);
  await shop.app.db.updateTable("esim").set({ profileState }).where("id", "=", esim.id).execute();
  return { owner, id: esim.id };
}
const say = ({ owner, id }: { owner: Owner; id: string }, installed: boolean, as = owner.as) =>
  callApi(shop, "PUT", `/esims/${id}/installed`, { as, body: { installed } });

it("an eSIM of a supplier that tells nothing counts as installed in words once its owner says so, until they take it back", async () => {
  const one = await issued("unknown");
  const said = (await say(one, true)).data as Esim;
  expect(said).toMatchObject({ installIsTold: false, saidInstalled: true, reached: "installed" });
  // What may still be given back goes by the supplier.
  expect(said.status).toBe("new");
  const cancellation = await callApi(shop, "GET", `/orders/${one.owner.number}/cancellation`, {
    as: one.owner.as,
  });
  expect(cancellation.data).toMatchObject({ esims: [{ state: "possible" }] });
  expect((await say(one, false)).data).toMatchObject({ saidInstalled: false, reached: "delivered" });
});

it("what a supplier tells stands above what is said", async () => {
  const one = await issued("released");
  expect((await say(one, true)).data).toMatchObject({
    installIsTold: true,
    saidInstalled: false,
    reached: "delivered",
  });
});

it("nobody says it of another's eSIM", async () => {
  const one = await issued("unknown");
  const other = await buy(shop, await anyPlan(shop));
  expect(await say(one, true, other.as)).toMatchObject({ status: 404 });
  const seen = await callApi(shop, "GET", `/esims/${one.id}`, { as: one.owner.as });
  expect(seen.data).toMatchObject({ saidInstalled: false, reached: "delivered" });
});

it("who holds the order's secret says it too: its code is not shown to them any more, and only its owner takes it back", async () => {
  const one = await issued("unknown");
  const { number, secret } = one.owner;
  const path = `/orders/${number}/esims/${one.id}/installed`;
  const said = await callApi(shop, "POST", path, { as: { secret } });
  expect(said).toMatchObject({
    status: 200,
    data: { saidInstalled: true, reached: "installed", installation: null },
  });
  const shown = await callApi(shop, "GET", `/orders/${number}/esims`, { as: { secret } });
  expect(shown.data).toMatchObject([{ saidInstalled: true, installation: null }]);
  expect((await say(one, false)).data).toMatchObject({ reached: "delivered" });
});

it("nobody says it by the secret of another order, or of an eSIM of another one", async () => {
  const [one, other] = [await issued("unknown"), await issued("unknown")];
  const by = (secret: string, number: string) =>
    callApi(shop, "POST", `/orders/${number}/esims/${one.id}/installed`, { as: { secret } });
  expect(await by(other.owner.secret, one.owner.number)).toMatchObject({ status: 404 });
  expect(await by(other.owner.secret, other.owner.number)).toMatchObject({ status: 404 });
});
