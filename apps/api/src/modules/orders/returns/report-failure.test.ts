import { type Cancellation, failureReportDays, lateDeliveryHours, refundWindowHours } from "@rihla/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runOps } from "../../../ops/run-ops.ts";
import { buyAsGuest } from "../../../testing/issued-esim.ts";
import { anyPlan, callApi, seeOrder } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { mailFailure } from "../../order-messages/mail-return.ts";
import { refundsWithDestinationOf } from "../fulfilment/fulfilment.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.clearFaults());

async function bought({ delivered = true } = {}) {
  const guest = await buyAsGuest(shop, await anyPlan(shop));
  const esim = guest.order.esims[0]?.id as string;
  if (delivered) await provisionEsim(shop.app, esim);
  return { ...guest, esim, price: guest.order.total.amount };
}
type Bought = Awaited<ReturnType<typeof bought>>;
type As = { secret: string } | { token: string };

const report = async (one: Bought, what: string, to = "card", as: As = one) => {
  const body = { esim: one.esim, what, said: "Restarted twice", to };
  const answer = await callApi(shop, "POST", `/orders/${one.number}/failures`, { body, as });
  return { status: answer.status, esim: (answer.data as Cancellation)?.esims[0], code: answer.problem.code };
};
const cancel = (one: Bought) =>
  callApi(shop, "POST", `/orders/${one.number}/cancellation`, {
    body: { esims: [one.esim], to: "card" },
    as: one,
  });
const refundsOf = ({ paymentId }: Bought) => refundsWithDestinationOf(shop, paymentId);
const change = (one: Bought, values: object) =>
  shop.app.db.updateTable("esim").set(values).where("id", "=", one.esim).execute();
const step = async (one: Bought, what: string, bytes = 0) => {
  const row = await shop.app.db
    .selectFrom("esim")
    .selectAll()
    .where("id", "=", one.esim)
    .executeTakeFirstOrThrow();
  await shop.sandbox.stepEsim(row.providerEsim as string, what, bytes);
};
const paidDaysAgo = (one: Bought, days: number) =>
  shop.app.db
    .updateTable("payment")
    .set({ paidAt: new Date(Date.now() - days * 86_400_000) })
    .where("id", "=", one.paymentId)
    .execute();
const ops = (...words: string[]) =>
  runOps([...words, "--by", "Amel", "--why", "tried it with them", "--json"], (use) => use(shop.app));

describe("an eSIM that does not work", () => {
  it("and is on no phone is taken back by its provider and paid back, also after the refund window", async () => {
    const one = await bought();
    await paidDaysAgo(one, refundWindowHours / 24 + 2);
    expect(await report(one, "does_not_install")).toMatchObject({
      status: 200,
      esim: { state: "cancelled" },
    });
    expect(await refundsOf(one)).toMatchObject([{ amount: one.price, cause: `cancelled:${one.esim}` }]);
  });

  it("that its provider has ended unused is paid back at once, as its buyer chose", async () => {
    const one = await bought();
    await shop.sandbox.fault({ endpoint: "esim-access:esim/query", kind: "status", status: 502, times: 5 });
    await change(one, { planState: "revoked", profileState: "released" });
    const token = await signIn(shop, one.email);
    expect(await report(one, "no_connection", "wallet", { token, secret: one.secret })).toMatchObject({
      esim: { failure: "given_back", state: "cancelled" },
    });
    expect(await refundsOf(one)).toMatchObject([{ amount: one.price, destination: "wallet" }]);
    expect((await seeOrder(shop, one)).status).toBe("rejected");
  });

  it("and never came in time is given up and paid back; what comes later is not delivered", async () => {
    const one = await bought({ delivered: false });
    expect(await report(one, "never_came")).toMatchObject({ status: 409, code: "not_reportable" });
    await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "status", status: 502, times: 1 });
    await provisionEsim(shop.app, one.esim);
    await paidDaysAgo(one, lateDeliveryHours / 24 + 0.1);
    expect(await report(one, "never_came")).toMatchObject({ status: 200 });
    await provisionEsim(shop.app, one.esim, true);
    expect((await seeOrder(shop, one)).esims).toMatchObject([{ issued: false, refused: true }]);
    expect(await refundsOf(one)).toMatchObject([{ amount: one.price, cause: `failed:${one.esim}` }]);
  });

  it("but is on a phone is looked at by a person, listed for operators, and paid back once where they say so", async () => {
    const one = await bought();
    await step(one, "install");
    expect(await report(one, "no_connection")).toMatchObject({
      esim: { failure: "with_support", reportable: [] },
    });
    expect(await refundsOf(one)).toEqual([]);
    const { failures } = JSON.parse(await runOps(["stuck", "--json"], (use) => use(shop.app)));
    expect(failures).toContainEqual(expect.objectContaining({ esimId: one.esim, said: "Restarted twice" }));
    const both = await Promise.allSettled([ops("decide", one.esim, "yes"), ops("decide", one.esim, "yes")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refundsOf(one)).toMatchObject([{ amount: one.price, cause: `failed:${one.esim}` }]);
    await mailFailure(shop.app, one.esim);
    const subjects = (await shop.sandbox.mailTo(one.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining("remboursée"));
  });

  it("is found by the number that its buyer was told, read out in small letters too, and by no other", async () => {
    const [one, other] = [await bought(), await bought()];
    for (const each of [one, other]) await step(each, "install");
    const { esim } = await report(one, "no_connection");
    await report(other, "no_connection");
    const request = esim?.request as string;
    const { failures } = JSON.parse(await ops("stuck"));
    expect(failures).toContainEqual(expect.objectContaining({ esimId: one.esim, request }));
    for (const read of [request, ` ${request.toLowerCase()}`])
      expect(JSON.parse(await ops("find", read))).toMatchObject([{ number: one.number }]);
    expect(JSON.parse(await ops("find", "22222222"))).toEqual([]);
  });

  it("is not paid back where a person finds no failure, and its buyer is told", async () => {
    const one = await bought();
    await step(one, "install");
    await report(one, "no_connection");
    await ops("decide", one.esim, "no");
    expect(await refundsOf(one)).toEqual([]);
    await mailFailure(shop.app, one.esim);
    expect(await shop.sandbox.mailTo(one.email)).toHaveLength(1);
  });
});

describe("money goes back once", () => {
  it("when it is reported and cancelled at the same moment, several times", async () => {
    for (let round = 0; round < 5; round++) {
      const one = await bought();
      await Promise.all([
        report(one, "does_not_install"),
        cancel(one),
        report(one, "no_connection"),
        cancel(one),
      ]);
      const refunds = await refundsOf(one);
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.price);
      expect(refunds).toHaveLength(1);
    }
  });

  it("when an operator says yes to what was cancelled since", async () => {
    const one = await bought();
    await shop.app.db
      .insertInto("esimFailure")
      .values({
        esimId: one.esim,
        what: "no_connection",
        said: null,
        walletOf: null,
        status: "with_support",
        note: "x",
      })
      .execute();
    await cancel(one);
    await ops("decide", one.esim, "yes");
    expect(await refundsOf(one)).toHaveLength(1);
  });
});

it("nothing can be reported of another's eSIM, or once its end is too long ago", async () => {
  const one = await bought();
  const other = await bought();
  expect((await report({ ...one, esim: other.esim }, "does_not_install")).status).toBe(409);
  expect((await report({ ...one, number: other.number }, "does_not_install")).status).toBe(404);
  await shop.sandbox.fault({ endpoint: "esim-access:esim/query", kind: "status", status: 502, times: 5 });
  await change(one, { expiresAt: new Date(Date.now() - (failureReportDays + 0.1) * 86_400_000) });
  expect((await report(one, "does_not_install")).status).toBe(409);
});
