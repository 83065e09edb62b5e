import type { Cancellation, DeviceCheck } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOps } from "../../../ops/run-ops.ts";
import { anyPlan, callApi, openPayment, order, orderBody, seeOrder } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { sweepEsims } from "../../esims/index.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "../../payments/index.ts";
import { eraseOrders } from "../erase-orders.ts";

const checked: DeviceCheck = { model: "Galaxy S23", eid: "verified", lock: "free", forSomebodyElse: false };

let shop: TestShop;
beforeAll(async () => {
  // A supplier that takes nothing back by itself: only what the shop knows can decide.
  shop = await createStockedShop({ ESIM_PROVIDERS: "airalo" });
}, 90_000);
afterAll(() => shop.close());

let cards = 0;
/** Each is paid with a card of its own, if none is named. */
async function bought(changes: object = {}, card = `507829${String(++cards).padStart(10, "0")}`) {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const guest = await order(shop, lines, changes);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  // As its gateway shows it.
  await sql`update payment set card = ${card.slice(-4)} where id = ${payment.id}`.execute(shop.app.db);
  const esim = (await seeOrder(shop, guest)).esims[0]?.id as string;
  await provisionEsim(shop.app, esim);
  const refunds = async () =>
    (
      await shop.app.db.selectFrom("refund").select("amount").where("paymentId", "=", payment.id).execute()
    ).map(({ amount }) => amount);
  return { ...guest, esim, refunds, price: guest.order.total.amount };
}
type One = { number: string; secret: string; esim: string; email: string };
const refuse = async (one: One, as: { secret: string } | { token: string } = one) => {
  const body = { esim: one.esim, what: "phone_refuses", to: "card" };
  const { data } = await callApi(shop, "POST", `/orders/${one.number}/failures`, { body, as });
  return (data as Cancellation).esims[0]?.failure;
};
const asOwner = async (one: One) => refuse(one, { token: await signIn(shop, one.email) });
const ops = (...words: string[]) =>
  runOps([...words, "--by", "Amel", "--why", "their mail of today", "--json"], (use) => use(shop.app));
const stuck = async () => JSON.parse(await runOps(["stuck", "--json"], (use) => use(shop.app)));
/** As if it had been said so many hours ago. */
const saidHoursAgo = (one: One, hours: number) =>
  sql`update esim_failure set created_at = created_at - make_interval(hours => ${hours}) where esim_id = ${one.esim}`.execute(
    shop.app.db,
  );
const iccidOf = async (id: string) =>
  (await shop.app.db.selectFrom("esim").select("iccid").where("id", "=", id).executeTakeFirstOrThrow()).iccid;
const noteOf = async (esimId: string) =>
  (
    await shop.app.db
      .selectFrom("esimFailure")
      .select("note")
      .where("esimId", "=", esimId)
      .executeTakeFirstOrThrow()
  ).note;

describe("what was found out about the phone", () => {
  it("travels with the order, and leaves it with its owner's account", async () => {
    const one = await order(shop, undefined, { deviceCheck: checked });
    expect(one.order.deviceCheck).toEqual(checked);
    expect((await seeOrder(shop, one)).deviceCheck).toEqual(checked);
    const row = shop.app.db.selectFrom("customerOrder").selectAll().where("number", "=", one.number);
    const placed = await row.executeTakeFirstOrThrow();
    await shop.app.db.transaction().execute((tx) => eraseOrders(tx, [placed]));
    expect(await row.executeTakeFirst()).toMatchObject({ deviceCheck: null, erasedAt: expect.any(Date) });
  });

  it("is nothing where nobody said anything", async () => {
    const one = await order(shop);
    expect(one.order.deviceCheck).toBeNull();
  });

  it("is refused where it says more than is asked", async () => {
    const total = (await order(shop)).order.total;
    const body = orderBody(await anyPlan(shop), total, {
      deviceCheck: { ...checked, model: "x".repeat(61) },
    });
    expect((await callApi(shop, "POST", "/orders", { body })).status).toBe(400);
  });
});

describe("a phone that refuses the eSIM", () => {
  it.each(["shown", "told"] as const)(
    "is paid back once its supplier's people say yes, where it was checked before paying, its EID %s",
    async (eid) => {
      const one = await bought({ deviceCheck: { ...checked, eid } });
      expect(await asOwner(one)).toBe("with_support");
      expect(await one.refunds()).toEqual([]);
      expect(await shop.sandbox.get("/controls/airalo/refunds")).toContainEqual(
        expect.objectContaining({ iccids: [await iccidOf(one.esim)] }),
      );
      await ops("supplier-said", one.esim, "yes");
      expect(await one.refunds()).toEqual([one.price]);
      expect(await asOwner(one)).toBe("given_back");
      expect(await one.refunds()).toEqual([one.price]);
      expect(await noteOf(one.esim)).toContain("Galaxy S23");
      await expect(ops("supplier-said", one.esim, "yes")).rejects.toThrow("No supplier was asked");
    },
  );

  it.each([
    ["was not checked", undefined],
    ["showed no EID", { ...checked, eid: "missing" } as const],
    ["is locked", { ...checked, lock: "locked" } as const],
    ["may be locked", { ...checked, lock: "unknown" } as const],
  ])("is decided by a person where it %s, who reads what was answered", async (_, deviceCheck) => {
    const one = await bought(deviceCheck ? { deviceCheck } : {});
    expect(await asOwner(one)).toBe("with_support");
    await ops("supplier-said", one.esim, "yes");
    expect(await one.refunds()).toEqual([]);
    const note = deviceCheck ? `EID ${deviceCheck.eid}, lock ${deviceCheck.lock}` : "was not checked";
    expect((await stuck()).failures).toContainEqual(
      expect.objectContaining({
        esimId: one.esim,
        what: "phone_refuses",
        note: expect.stringContaining(note),
      }),
    );
    await ops("decide", one.esim, "yes");
    expect(await one.refunds()).toEqual([one.price]);
  });

  it("is a person's to decide once its supplier has not said yes for a day, with what that said last", async () => {
    const one = await bought({ deviceCheck: checked });
    await asOwner(one);
    const listed = async () =>
      (await stuck()).failures.find(({ esimId }: { esimId: string }) => esimId === one.esim);
    expect(await listed()).toBeUndefined();
    await saidHoursAgo(one, 25);
    expect(await listed()).toMatchObject({ asked: "asked", saidState: expect.any(String), usedBytes: 0 });
    await ops("decide", one.esim, "yes");
    expect(await one.refunds()).toEqual([one.price]);
    await ops("supplier-said", one.esim, "yes");
    expect(await one.refunds()).toEqual([one.price]);
  });

  it("is a person's to decide where its supplier says no", async () => {
    const one = await bought({ deviceCheck: checked });
    await asOwner(one);
    await ops("supplier-said", one.esim, "no");
    expect(await one.refunds()).toEqual([]);
    expect((await stuck()).failures).toContainEqual(
      expect.objectContaining({ esimId: one.esim, asked: "refused", supplierSaid: "their mail of today" }),
    );
  });

  it("is looked at by a person where the eSIM is on it all the same, and its supplier is asked nothing", async () => {
    const one = await bought({ deviceCheck: checked });
    for (const step of ["install", "use"])
      await shop.sandbox.post(`/controls/airalo/esims/${await iccidOf(one.esim)}/${step}`, { megabytes: 5 });
    expect(await asOwner(one)).toBe("with_support");
    expect(await one.refunds()).toEqual([]);
    await expect(ops("supplier-said", one.esim, "yes")).rejects.toThrow("No supplier was asked");
  });

  it("is paid back by itself once in ninety days for an e-mail and for a card, then a person decides", async () => {
    const [first, second] = ["5078290000001111", "5078290000002222"];
    const one = await bought({ deviceCheck: checked }, first);
    const { billing } = one.order;
    const [sameEmail, sameCard, later] = [
      await bought({ deviceCheck: checked, billing }, second),
      await bought({ deviceCheck: checked }, first),
      await bought({ deviceCheck: checked, billing }, second),
    ];
    const { SECRET_KEY } = shop.app.config;
    for (const bought of [one, sameEmail, sameCard]) {
      await asOwner(bought);
      await ops("supplier-said", bought.esim, "yes");
      // A card is known again while the shop's key is replaced.
      const keys = { SECRET_KEY: "another key of thirty-two characters", SECRET_KEY_OLD: SECRET_KEY };
      Object.assign(shop.app.config, keys);
    }
    Object.assign(shop.app.config, { SECRET_KEY, SECRET_KEY_OLD: undefined });
    expect([await one.refunds(), await sameEmail.refunds(), await sameCard.refunds()]).toEqual([
      [one.price],
      [],
      [],
    ]);
    expect([await noteOf(sameEmail.esim), await noteOf(sameCard.esim)]).toEqual([
      expect.stringContaining("the account had one"),
      expect.stringContaining("the card had one"),
    ]);
    await sql`update esim_failure set ended_at = ended_at - interval '91 days' where esim_id = ${one.esim}`.execute(
      shop.app.db,
    );
    await asOwner(later);
    await ops("supplier-said", later.esim, "yes");
    expect(await later.refunds()).toEqual([later.price]);
  });

  it("is listed where it is used after it was paid back, once", async () => {
    const one = await bought({ deviceCheck: checked });
    await asOwner(one);
    await saidHoursAgo(one, 25);
    await ops("decide", one.esim, "yes");
    await sweepEsims(shop.app);
    const listed = async () =>
      (await stuck()).usedAfterRefusal.map(({ esimId }: { esimId: string }) => esimId);
    expect(await listed()).not.toContain(one.esim);
    for (const step of ["install", "use"])
      await shop.sandbox.post(`/controls/airalo/esims/${await iccidOf(one.esim)}/${step}`, { megabytes: 5 });
    await sql`update esim_failure set look_at = now() where esim_id = ${one.esim}`.execute(shop.app.db);
    await sweepEsims(shop.app);
    expect(await listed()).toContain(one.esim);
    expect(shop.logged()).toContain("an eSIM is in use that was paid back since a phone refused it");
  });
});
