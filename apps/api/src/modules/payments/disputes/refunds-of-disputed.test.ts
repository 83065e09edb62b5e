import { randomUUID } from "node:crypto";
import type { Cancellation, Payment } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { doJobs } from "../../../testing/do-jobs.ts";
import { callApi, type Guest, transactionOf } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { endDayOfActs } from "../../../testing/test-database.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { untilWaiting } from "../../account/account.test-kit.ts";
import { lockPayment } from "../payments.repository.ts";
import { requestRefund } from "../refunds/request-refund.ts";
import { settlePayment } from "../settle-payment.ts";
import { awaitsDispute } from "./disputes.repository.ts";
import { type Bought, buyAndDispute, buyAt, decide, dispute, paidThere, sweep } from "./disputes.test-kit.ts";

const why = "as agreed on the phone";
let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  office = await createBackOffice({ PAYMENT_METHODS: paidThere }, createStockedShop);
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
}, 90_000);
afterAll(() => office.close());
afterEach(() => office.sandbox.clearFaults());
beforeEach(() => endDayOfActs(office));

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const refundAs = (by: Person, { number }: Guest, amount: number, left = amount) =>
  as(by, `POST /orders/${number}/refunds`, { to: "card", amount, left, why });
const refundsOf = ({ paymentId }: Pick<Bought, "paymentId">) =>
  office.app.db
    .selectFrom("refund")
    .select(["id", "status", "note", "destination", "sentAt"])
    .where("paymentId", "=", paymentId)
    .execute();
const sentThere = async ({ ref }: Pick<Bought, "ref">) =>
  (await office.sandbox.get<{ refunds: object[] }>(`/controls/stripe/sessions/${ref}`)).refunds.length;
const owed = (bought: Bought, amount = bought.amount) =>
  office.app.db
    .transaction()
    .execute((tx) =>
      requestRefund(office.app, tx, { paymentId: bought.paymentId, amount, cause: `test:${randomUUID()}` }),
    );
const disputed = { status: 409, code: "payment_under_dispute" };

describe("a payment under dispute", () => {
  it("is refunded by nobody while it is open or lost, and by an operator once it is won", async () => {
    const bought = await buyAndDispute(office);
    expect((await as(amel, `GET /orders/${bought.number}`)).data.refundable).toBeNull();
    for (const what of ["under_review", "lost"] as const) {
      expect(await refundAs(amel, bought, bought.amount)).toMatchObject(disputed);
      await decide(office, "stripe", bought.name, what);
      await sweep(office);
    }
    expect(await refundAs(nadia, bought, bought.amount)).toMatchObject(disputed);
    expect(await refundsOf(bought)).toEqual([]);
    await decide(office, "stripe", bought.name, "won");
    await sweep(office);
    expect(await refundAs(amel, bought, bought.amount)).toMatchObject({ status: 201 });
    await doJobs(office, "refund-payment");
    expect(await sentThere(bought)).toBe(1);
  });

  it("is not refunded either by whoever approves what was proposed before it was disputed", async () => {
    // All that amel may give alone in a day.
    const email = `${randomUUID()}@example.com`;
    await signIn(office, email);
    const { id } = await office.app.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    for (const key of [randomUUID(), randomUUID()])
      await as(amel, `POST /customers/${id}/credits`, { key, amount: 1_000_000, currency: "DZD", why });
    const bought = await buyAt(office, "stripe");
    const asked = await refundAs(amel, bought, bought.amount);
    expect(asked.data.proposal).toEqual(expect.any(String));
    const name = await dispute(office, "stripe", bought.ref);
    await sweep(office);
    const approve = { act: "approve", id: asked.data.proposal, why };
    expect(await as(nadia, "POST /tasks/acts", approve)).toMatchObject(disputed);
    expect(await refundsOf(bought)).toEqual([]);
    await decide(office, "stripe", name, "won");
    await sweep(office);
    expect(await as(nadia, "POST /tasks/acts", approve)).toMatchObject({ status: 200 });
    expect(await refundsOf(bought)).toHaveLength(1);
  });

  it.each(["the dispute", "the refund"])(
    "that is asked for as it is disputed, %s first, is paid at most once",
    async (first) => {
      const bought = await buyAt(office, "stripe");
      await dispute(office, "stripe", bought.ref);
      const release = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const holding = office.app.db.transaction().execute(async (tx) => {
        await lockPayment(tx, bought.paymentId);
        held.resolve();
        await release.promise;
      });
      await held.promise;
      // Whoever comes first to the payment is served first.
      const both = [() => sweep(office), () => refundAs(amel, bought, bought.amount)] as const;
      const [one, other] = first === "the dispute" ? both : ([both[1], both[0]] as const);
      const running = [one()];
      await untilWaiting(office, 1);
      running.push(other());
      await untilWaiting(office, 2);
      release.resolve();
      await holding;
      const answers = await Promise.all<unknown>(running);
      if (first === "the dispute") expect(answers[1]).toMatchObject(disputed);
      else expect(answers[0]).toMatchObject({ status: 201 });
      await doJobs(office, "refund-payment");
      const rows = await refundsOf(bought);
      expect(rows.map(({ status, note, sentAt }) => [status, note, sentAt])).toEqual(
        first === "the dispute" ? [] : [["manual", awaitsDispute, null]],
      );
      expect(await sentThere(bought)).toBe(0);
    },
  );

  it("keeps what is owed of it, and sends that once it is won, once", async () => {
    const bought = await buyAndDispute(office);
    await owed(bought);
    await doJobs(office, "refund-payment");
    expect(await refundsOf(bought)).toMatchObject([
      { status: "manual", note: awaitsDispute, destination: "card" },
    ]);
    const [refund] = await refundsOf(bought);
    for (const act of ["begin", "by-hand"])
      expect(await as(nadia, "POST /tasks/acts", { act, id: refund?.id, why })).toMatchObject(disputed);
    expect(await as(nadia, "POST /tasks/acts", { act: "to-wallet", id: bought.number, why })).toMatchObject({
      status: 409,
    });
    await decide(office, "stripe", bought.name, "won");
    await sweep(office);
    await sweep(office);
    await doJobs(office, "refund-payment");
    expect(await refundsOf(bought)).toMatchObject([{ status: "done" }]);
    expect(await sentThere(bought)).toBe(1);
  });

  it("owes nothing more once it is lost, which a person says, and nobody is told that the shop gave it", async () => {
    const bought = await buyAndDispute(office);
    await owed(bought);
    await decide(office, "stripe", bought.name, "lost");
    await sweep(office);
    const [refund] = await refundsOf(bought);
    expect(await as(nadia, "POST /tasks/acts", { act: "begin", id: refund?.id, why })).toMatchObject(
      disputed,
    );
    expect(await as(nadia, "POST /tasks/acts", { act: "by-hand", id: refund?.id, why })).toMatchObject({
      status: 200,
    });
    expect(await refundsOf(bought)).toMatchObject([{ status: "done", sentAt: null }]);
    const { rows } =
      await sql`select from jobs.job where name = 'mail-refund' and data ->> 'refundId' = ${refund?.id}`.execute(
        office.app.db,
      );
    expect(rows).toEqual([]);
  });
});

describe("the buyer of a disputed payment", () => {
  it("gives no eSIM back for money, and the supplier is not asked to take it", async () => {
    const bought = await buyAt(office, "stripe");
    await deliverOrder(office, bought);
    await dispute(office, "stripe", bought.ref);
    await sweep(office);
    const path = `/orders/${bought.number}/cancellation`;
    const { esims } = (await callApi(office, "GET", path, { as: bought })).data as Cancellation;
    const body = { esims: esims.map(({ id }) => id), to: "card" };
    const answer = await callApi(office, "POST", path, { as: bought, body });
    expect([answer.status, answer.problem.code]).toEqual([409, "payment_disputed"]);
    const rows = office.app.db
      .selectFrom("esimCancellation")
      .select("esimId")
      .where("esimId", "in", body.esims);
    expect(await rows.execute()).toEqual([]);
  });
});

describe("a top-up of the wallet that is disputed", () => {
  it("leaves the wallet neither to its card nor to a bank account", async () => {
    const email = `${randomUUID()}@example.com`;
    const token = await signIn(office, email);
    const amount = { amount: 2000, currency: "USD" };
    const { data } = await callApi(office, "POST", "/wallet/top-ups", {
      as: { token },
      body: { amount, method: "card" },
    });
    const payment = data as Payment;
    const ref = transactionOf(payment);
    await office.sandbox.post(`/controls/stripe/sessions/${ref}/pay`, {});
    await settlePayment(office.app, payment.id);
    await dispute(office, "stripe", ref);
    await sweep(office);
    const back = await callApi(office, "POST", "/wallet/pay-backs", { as: { token }, body: { amount } });
    expect([back.status, back.problem.code]).toEqual([409, "payment_disputed"]);
    const rows = office.app.db.selectFrom("refund").select("id").where("paymentId", "=", payment.id);
    expect(await rows.execute()).toEqual([]);
  });
});
