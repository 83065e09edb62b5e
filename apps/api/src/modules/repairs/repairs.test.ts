import { basePath, type Esim, type FollowedEsim, type Order, type Repair } from "@rihla/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runOps } from "../../ops/run-ops.ts";
import { doJobs } from "../../testing/do-jobs.ts";
import { buy, planThatStarts } from "../../testing/issued-esim.ts";
import { anyPlan, callApi, openPayment, order, seeOrder } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { asOwner } from "../../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { provisionEsim } from "../esims/provisioning/provisioning.test-kit.ts";
import { mailOrder } from "../order-messages/mail-order.ts";
import { settlePayment } from "../payments/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.clearFaults());

async function bought(quantity = 1) {
  const owner = await buy(shop, await planThatStarts(shop), quantity);
  const ids = owner.order.esims.map(({ id }) => id);
  for (const id of ids) await provisionEsim(shop.app, id);
  return {
    ...owner,
    as: { ...owner.as, secret: owner.secret },
    id: String(ids[0]),
    ids,
    price: owner.order.total.amount / quantity,
  };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const row = (id: string) =>
  shop.app.db.selectFrom("esim").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
async function step(id: string, name: string, bytes = 0) {
  await shop.sandbox.stepEsim((await row(id)).providerEsim as string, name, bytes);
}
async function ask(one: Bought, what: string, body: object = {}, id = one.id) {
  const answer = await callApi(shop, "POST", `/esims/${id}/${what}`, { body, as: one.as });
  return { ...answer, repair: answer.data as Repair };
}
const kindsOf = ({ repair }: { repair: Repair }) => repair.offers.map(({ kind }) => kind);
const refundsOf = ({ number }: Bought) =>
  shop.app.db
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.paymentId")
    .innerJoin("customerOrder", "customerOrder.id", "payment.orderId")
    .select(["refund.amount", "refund.destination", "refund.cause", "refund.status"])
    .where("customerOrder.number", "=", number)
    .execute();
const balanceOf = async ({ as }: Bought) =>
  (
    (await callApi(shop, "GET", "/wallet", { as })).data as {
      balances: { amount: number; currency: string }[];
    }
  ).balances.find(({ currency }) => currency === "DZD")?.amount ?? 0;
const madeFor = async ({ ids }: Bought) => {
  const references = await shop.app.db
    .selectFrom("esim")
    .select("providerTransaction")
    .where("orderId", "=", (await row(String(ids[0]))).orderId)
    .execute();
  const wanted = references.map(({ providerTransaction }) => providerTransaction);
  return (await shop.sandbox.providerOrders()).filter(({ transactionId }) => wanted.includes(transactionId));
};
/** What mails of this kind were about, the first one first. */
const mailsTo = async ({ email }: { email: string }, kind: string) =>
  (await shop.sandbox.mailTo(email))
    .map(({ messageId }) => messageId.replace(/^<|@.*$/g, ""))
    .filter((fact) => fact.startsWith(kind))
    .toReversed();
/** Its supplier does not issue it, for good. */
async function refuse(id: string) {
  const fault = { endpoint: "esim-access:esim/order", kind: "business-error", errorCode: "200011" } as const;
  await shop.sandbox.fault({ ...fault, times: 1 });
  await provisionEsim(shop.app, id);
}
/** Somebody took it off the phone before using any of it. */
async function deletedUnused(quantity = 1) {
  const one = await bought(quantity);
  await step(one.id, "delete");
  return one;
}

describe("an eSIM that was deleted before it was used", () => {
  it("is replaced by another one, which stands in its place in the order; nothing is paid back", async () => {
    const one = await deletedUnused();
    await doJobs(shop, "mail-order");
    expect(await ask(one, "diagnosis")).toMatchObject({
      status: 200,
      repair: { status: "user_deleted", where: "gone", answered: true, done: null, support: "possible" },
    });
    const { repair } = await ask(one, "repairs", { kind: "replacement" });
    expect(repair).toMatchObject({ offers: [], done: { kind: "replacement", esim: expect.any(String) } });
    const other = String(repair.done?.esim);
    await provisionEsim(shop.app, other);
    await doJobs(shop, "mail-order");
    const { orderId } = await row(other);
    expect(await mailsTo(one, "order-delivered")).toEqual([
      `order-delivered.${orderId}`,
      `order-delivered.${other}`,
    ]);
    const order: Order = await seeOrder(shop, one);
    expect(order).toMatchObject({ status: "delivered", esims: [{ id: other, issued: true }] });
    const seen = (await callApi(shop, "GET", `/esims/${other}`, { as: one.as })).data as Esim;
    expect(seen).toMatchObject({ status: "new", position: { number: 1, of: 1 } });
    expect(seen.iccid).not.toBe((await row(one.id)).iccid);
    expect(await refundsOf(one)).toEqual([]);
    expect(await madeFor(one)).toHaveLength(2);
    const found = JSON.parse(await runOps(["find", one.number, "--json"], (use) => use(shop.app)));
    const shown = found[0].esims.find(({ id }: { id: string }) => id === one.id);
    expect(shown).toMatchObject({ replacedBy: other, repair: { kind: "replacement", amount: one.price } });
  });

  it("is followed by the link by which it was shared: who received it, has the other one", async () => {
    const one = await deletedUnused();
    const body = { esims: [{ id: one.id }], language: "fr", largeType: false };
    const [followed] = (await callApi(shop, "PUT", `/orders/${one.number}/shares`, { as: one.as, body }))
      .data as FollowedEsim[];
    const claimed = await shop.http.inject({
      method: "POST",
      url: `${basePath}/shares/claims`,
      payload: { token: followed?.share?.token },
    });
    const cookie = String(claimed.headers["set-cookie"]).split(";")[0] as string;
    await ask(one, "diagnosis");
    const { repair } = await ask(one, "repairs", { kind: "replacement" });
    const url = `${basePath}/shares/received`;
    const received = (await shop.http.inject({ method: "GET", url, headers: { cookie } })).json().data;
    expect(received).toMatchObject([{ id: repair.done?.esim }]);
  });

  it("is replaced once, however many ask at once, and by then nothing else is done for it", async () => {
    const one = await deletedUnused();
    const all = await Promise.all(
      ["replacement", "credit", "replacement", "credit", "replacement"].map((kind) =>
        ask(one, "repairs", { kind }),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [first] = all;
    for (const { repair } of all) expect(repair.done).toEqual(first?.repair.done);
    const { count } = await shop.app.db
      .selectFrom("esim")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("orderNumber", "=", one.number)
      .executeTakeFirstOrThrow();
    expect(Number(count) + (await refundsOf(one)).length).toBe(2);
  });

  it("whose replacement is refused for good is paid back, once, and its buyer is mailed", async () => {
    const one = await deletedUnused();
    const { repair } = await ask(one, "repairs", { kind: "replacement" });
    await refuse(String(repair.done?.esim));
    expect(await refundsOf(one)).toMatchObject([
      { amount: one.price, cause: `refused:${repair.done?.esim}` },
    ]);
    expect((await seeOrder(shop, one)).status).toBe("rejected");
    await doJobs(shop, "mail-order");
    expect(await mailsTo(one, "lines-refused")).toHaveLength(1);
  });

  it("whose mail waited until its replacement was asked for, is told of that one when it has come", async () => {
    const one = await deletedUnused();
    const other = String((await ask(one, "repairs", { kind: "replacement" })).repair.done?.esim);
    await mailOrder(shop.app, (await row(one.id)).orderId);
    await provisionEsim(shop.app, other);
    await doJobs(shop, "mail-order");
    expect(await mailsTo(one, "order-delivered")).toContain(`order-delivered.${other}`);
  });

  it("whose replacement is refused after another one of its order was, is told of besides, and each of them once", async () => {
    const plans = [await planThatStarts(shop), await anyPlan(shop)];
    const guest = await order(
      shop,
      plans.map((plan) => ({ plan, quantity: 1 })),
    );
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    const { esims } = await seeOrder(shop, guest);
    const [refused = "", issued = ""] = esims.map(({ id }) => id);
    await refuse(refused);
    await provisionEsim(shop.app, issued);
    await doJobs(shop, "mail-order");
    const as = { token: await signIn(shop, guest.email), secret: guest.secret };
    const one = { ...guest, as, id: issued, ids: [], price: 0, paymentId: payment.id };
    await step(issued, "delete");
    const { repair } = await ask(one, "repairs", { kind: "replacement" });
    await refuse(String(repair.done?.esim));
    await doJobs(shop, "mail-order");
    const { orderId } = await row(issued);
    expect(await mailsTo(one, "lines-refused")).toEqual([
      `lines-refused.${orderId}`,
      `lines-refused.${repair.done?.esim}`,
    ]);
    const again: unknown[] = [];
    await mailOrder({ ...shop.app, mailer: { send: async (mail) => void again.push(mail) } }, orderId);
    expect(again).toEqual([]);
  });

  it("whose replacement is given back within the day is paid back once, and the first one never", async () => {
    const one = await deletedUnused();
    const other = String((await ask(one, "repairs", { kind: "replacement" })).repair.done?.esim);
    await provisionEsim(shop.app, other);
    await callApi(shop, "POST", `/orders/${one.number}/cancellation`, {
      body: { esims: [other], to: "card" },
      as: one.as,
    });
    expect(await refundsOf(one)).toMatchObject([{ amount: one.price, cause: `cancelled:${other}` }]);
    for (const id of [one.id, other])
      expect((await ask(one, "repairs", { kind: "credit" }, id)).repair?.done?.kind ?? "none").not.toBe(
        "credit",
      );
    expect(await refundsOf(one)).toHaveLength(1);
  });

  it("is not replaced twice over: the one that came for it is only credited", async () => {
    const one = await deletedUnused();
    const other = String((await ask(one, "repairs", { kind: "replacement" })).repair.done?.esim);
    await provisionEsim(shop.app, other);
    await step(other, "delete");
    expect(kindsOf(await ask(one, "diagnosis", {}, other))).toEqual(["credit"]);
    await ask(one, "repairs", { kind: "credit" }, other);
    expect(await refundsOf(one)).toMatchObject([
      { amount: one.price, destination: "wallet", status: "done" },
    ]);
  });

  it("of several is replaced among them, and each keeps its price", async () => {
    const one = await deletedUnused(2);
    const other = String((await ask(one, "repairs", { kind: "replacement" })).repair.done?.esim);
    await provisionEsim(shop.app, other);
    const { esims } = await seeOrder(shop, one);
    expect(esims.map(({ id }) => id).sort()).toEqual([one.ids[1], other].sort());
    await step(other, "delete");
    await ask(one, "repairs", { kind: "credit" }, other);
    expect(await refundsOf(one)).toMatchObject([{ amount: one.price }]);
  });

  it("and whose process dies in between is left as it was", async () => {
    const one = await deletedUnused();
    // The last thing that is written of it.
    await asOwner(shop, "alter table esim add constraint dying check (replaced_by is null) not valid");
    expect((await ask(one, "repairs", { kind: "replacement" })).status).toBe(500);
    await asOwner(shop, "alter table esim drop constraint dying");
    expect((await row(one.id)).replacedBy).toBeNull();
    expect((await ask(one, "repairs", { kind: "replacement" })).repair.done).toMatchObject({
      kind: "replacement",
    });
    expect((await seeOrder(shop, one)).esims).toHaveLength(1);
  });
});

describe("an eSIM that was used and is gone", () => {
  it("is credited with what is unused of its price, in whole dinars, once", async () => {
    const one = await bought();
    const { totalBytes } = await row(one.id);
    await step(one.id, "use", Math.round(Number(totalBytes) * 0.4));
    await step(one.id, "delete");
    const { repair } = await ask(one, "diagnosis");
    const amount = Math.floor((one.price * 0.6) / 100) * 100;
    expect(repair.offers).toEqual([
      { kind: "credit", amount: { amount: expect.any(Number), currency: "DZD" }, to: "wallet" },
    ]);
    expect(Math.abs((repair.offers[0]?.amount.amount ?? 0) - amount)).toBeLessThanOrEqual(100);
    const all = await Promise.all([1, 2, 3, 4].map(() => ask(one, "repairs", { kind: "credit" })));
    for (const { repair: after } of all) expect(after.done?.kind).toBe("credit");
    expect(await balanceOf(one)).toBe(repair.offers[0]?.amount.amount);
    expect(await refundsOf(one)).toHaveLength(1);
    expect((await seeOrder(shop, one)).status).toBe("delivered");
  });

  it("is credited to the card that paid where nothing but its e-mail says that its owner paid", async () => {
    const one = await bought();
    await step(one.id, "use", Math.round(Number((await row(one.id)).totalBytes) * 0.4));
    await step(one.id, "delete");
    const as = { token: one.as.token } as Bought["as"];
    const { repair } = await ask({ ...one, as }, "diagnosis");
    expect(repair.offers).toMatchObject([{ kind: "credit", to: "card" }]);
    await ask({ ...one, as }, "repairs", { kind: "credit" });
    expect((await ask(one, "diagnosis")).repair.done).toMatchObject({ kind: "credit", to: "card" });
    expect(await refundsOf(one)).toMatchObject([{ destination: "card" }]);
    expect(await balanceOf(one)).toBe(0);
  });

  it("is never replaced, and never credited where nothing of it is left", async () => {
    const one = await bought();
    await step(one.id, "deplete");
    await step(one.id, "delete");
    expect(kindsOf(await ask(one, "diagnosis"))).toEqual([]);
    expect(await ask(one, "repairs", { kind: "credit" })).toMatchObject({ status: 409 });
  });

  it("that somebody paid back already is not credited besides", async () => {
    const one = await deletedUnused();
    await ask(one, "support", { model: "Pixel 8" });
    await runOps(["decide", one.id, "yes", "--by", "Amel", "--why", "tried it", "--json"], (use) =>
      use(shop.app),
    );
    expect(await ask(one, "repairs", { kind: "credit" })).toMatchObject({ status: 409 });
    expect(await refundsOf(one)).toMatchObject([{ cause: `failed:${one.id}` }]);
  });
});

describe("what the shop leaves to people", () => {
  it("is an eSIM that is on a phone, and they find all that is known of it, without its code", async () => {
    const one = await bought();
    await step(one.id, "enable");
    expect(await ask(one, "diagnosis")).toMatchObject({
      repair: { where: "on_phone", offers: [], support: "possible" },
    });
    await ask(one, "support", { model: "iPhone 15", said: "Restarted twice" });
    expect((await ask(one, "support", {})).repair.support).toBe("asked");
    const { failures } = JSON.parse(await runOps(["stuck", "--json"], (use) => use(shop.app)));
    const { said } = failures.find(({ esimId }: { esimId: string }) => esimId === one.id);
    const { iccid, activationCode } = await row(one.id);
    expect(said).toContain("phone: iPhone 15 · country: TR · state: onboard (ENABLED");
    expect(said).toContain(`ICCID: …${iccid?.slice(-4)}\nRestarted twice`);
    expect(said).not.toContain(iccid);
    expect(said).not.toContain(activationCode?.split("$")[2]);
  });

  it("is the third within ninety days, and what is worth more than the rule allows", async () => {
    const one = await deletedUnused(3);
    for (const id of one.ids.slice(1)) await step(id, "delete");
    for (const id of one.ids.slice(0, 2)) await ask(one, "repairs", { kind: "credit" }, id);
    expect(await ask(one, "diagnosis", {}, one.ids[2])).toMatchObject({
      repair: { offers: [], support: "possible" },
    });
    expect(await ask(one, "repairs", { kind: "replacement" }, one.ids[2])).toMatchObject({ status: 409 });
  });

  it("is nothing of one that nobody has loaded: its code is free", async () => {
    const one = await bought();
    expect(await ask(one, "diagnosis")).toMatchObject({ repair: { where: "code_free", offers: [] } });
  });

  it("is the same when the provider does not answer, by what it said last", async () => {
    const one = await deletedUnused();
    await ask(one, "diagnosis");
    await shop.sandbox.fault({ endpoint: "esim-access:esim/query", kind: "status", status: 502, times: 9 });
    expect(await ask(one, "diagnosis")).toMatchObject({ repair: { answered: false, where: "gone" } });
  });
});
