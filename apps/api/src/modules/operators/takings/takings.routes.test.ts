import type { MarginRow, TakingDifference, Task } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { doJobs } from "../../../testing/do-jobs.ts";
import { buy, planThatStarts } from "../../../testing/issued-esim.ts";
import { listing, paidAtAll } from "../../../testing/played-gateways.ts";
import { anyPlan, openPayment, order, seePayment } from "../../../testing/purchase.ts";
import { asOwner } from "../../../testing/test-database.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { compareDay } from "./compare-day.ts";
import { takeElsewhere } from "./takings.test-kit.ts";

const why = "a test payment of the bank's own people";
const inAlgeria = (daysAgo: number) =>
  new Date(Date.now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

let office: BackOffice;
let owner: Person;
beforeAll(async () => {
  office = await createBackOffice({ PAYMENT_METHODS: paidAtAll }, createStockedShop);
  owner = await enter(office, "owner");
}, 90_000);
afterAll(() => office.close());

const as = (key: string, body?: unknown) => ask(office, key, { cookie: owner.cookie, body });
const today = inAlgeria(0);
const differences = async (): Promise<TakingDifference[]> =>
  (await as(`GET /takings/${today}`)).data.differences;
const explain = (id: string) => as(`POST /taking-differences/${id}/explanations`, { why });
const open = async () =>
  (await as("GET /tasks")).data.tasks
    .filter(({ kind }: Task) => kind === "difference")
    .map(({ id }: Task) => id);

it("what a gateway took and we don't know waits until an owner explains it, once, and stays explained when the day is compared again", async () => {
  const [gateway] = listing;
  if (!gateway) throw new Error("No gateway keeps a list");
  await takeElsewhere(office, gateway.name);
  await compareDay(office.app, today);
  const [found, ...others] = (await differences()).filter((one) => one.gateway === gateway.name);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ here: "unknown", goneAt: null, explanation: null });
  const id = found?.id as string;
  expect(await open()).toEqual([id]);
  const answers = await Promise.all([explain(id), explain(id)]);
  expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([204, "explained_already"]);
  await compareDay(office.app, today);
  expect((await differences()).filter((one) => one.gateway === gateway.name)).toMatchObject([
    { id, explanation: why, goneAt: null },
  ]);
  expect(await open()).toEqual([]);
  expect((await as(`GET /acts?subject=${id}`)).data).toMatchObject([{ act: "explain", why }]);
});

it("a difference that is not found any more is gone, and no longer waits", async () => {
  const { paymentId } = await buy(office, await planThatStarts(office)).then(async ({ number }) =>
    office.app.db
      .selectFrom("payment")
      .select("id as paymentId")
      .where("orderNumber", "=", number)
      .executeTakeFirstOrThrow(),
  );
  // What a payment is for never changes: only the owner of the tables can bring it about.
  const set = (amount: number) =>
    asOwner(
      office,
      `set session_replication_role = replica; update payment set amount = ${amount} where id = '${paymentId}'`,
    );
  const { amount } = await office.app.db
    .selectFrom("payment")
    .select("amount")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  await set(amount + 100);
  await compareDay(office.app, today);
  expect(await open()).toHaveLength(1);
  await set(amount);
  await compareDay(office.app, today);
  expect(await open()).toEqual([]);
  expect((await differences()).filter(({ goneAt }) => goneAt !== null)).toHaveLength(1);
});

it("what a gateway doesn't answer about is no difference, and makes none of before go away: the day says so, and is asked about again", async () => {
  const lost = async () =>
    (await differences()).filter(({ gateway, here }) => gateway === "satim" && here.startsWith("paid"));
  const { number } = await buy(office, await planThatStarts(office));
  await asOwner(
    office,
    `set session_replication_role = replica; update payment set amount = amount + 200 where order_number = '${number}'`,
  );
  await compareDay(office.app, today);
  const before = await lost();
  expect(before.filter(({ goneAt }) => goneAt === null)).toHaveLength(1);
  await office.sandbox.fault({ endpoint: "satim:getOrderStatus.do", kind: "html" });
  await expect(compareDay(office.app, today)).rejects.toThrow(`No answer about ${today} from satim`);
  await office.sandbox.clearFaults();
  expect(await lost()).toEqual(before);
  expect((await as(`GET /takings/${today}`)).data.notSeen).toContainEqual(
    expect.objectContaining({ gateway: "satim", todo: "compare again" }),
  );
  await explain(before.find(({ goneAt }) => goneAt === null)?.id as string);
});

it("a day that is over is compared when an owner asks, and says when it was; one that is not over is not", async () => {
  const yesterday = inAlgeria(1);
  expect((await as(`GET /takings/${yesterday}`)).data.comparedAt).toBeNull();
  expect((await as(`POST /takings/${yesterday}/comparisons`)).status).toBe(202);
  await doJobs(office);
  expect((await as(`GET /takings/${yesterday}`)).data).toMatchObject({
    comparedAt: expect.any(String),
    compared: expect.arrayContaining([expect.objectContaining({ by: "its own list" })]),
  });
  expect(await as(`POST /takings/${today}/comparisons`)).toMatchObject({
    status: 409,
    code: "day_unreadable",
  });
  expect((await as("GET /takings/2026-02-31")).status).toBe(404);
});

it("the day's sums, what wallets hold and the last days stand there for owners", async () => {
  const { data: day } = await as(`GET /takings/${today}`);
  expect(day.sums).toContainEqual(
    expect.objectContaining({ gateway: "satim", payments: expect.any(Number) }),
  );
  await office.app.db
    .insertInto("supplierCredit")
    .values({ provider: "esim-access", balanceUsdE4: 1_234_500, readAt: new Date() })
    .execute();
  const { data: money } = await as("GET /money");
  expect(money.days).toHaveLength(14);
  expect(money.days[0]).toMatchObject({ day: inAlgeria(1), comparedAt: expect.any(String), open: 0 });
  expect(money.suppliers).toContainEqual(
    expect.objectContaining({ supplier: "esim-access", balance: { amount: 12_345, currency: "USD" } }),
  );
});

it("a month by day adds up to its days, and is none that is not one", async () => {
  const { data: day } = await as(`GET /takings/${today}`);
  const { data: month } = await as(`GET /months/${today.slice(0, 7)}/takings`);
  const ofToday = month.filter((row: { day: string }) => row.day === today);
  const sorted = (rows: { gateway: string; taken: { amount: number; currency: string } }[]) =>
    rows.map(({ gateway, taken }) => `${gateway} ${taken.amount} ${taken.currency}`).toSorted();
  expect(sorted(ofToday)).toEqual(sorted(day.sums));
  for (const wrong of ["2026-13", "1999-01", "today"])
    expect((await as(`GET /months/${wrong}/takings`)).status).toBe(404);
  const { data: paper } = await as(`GET /months/${today.slice(0, 7)}/paper?language=ar`);
  expect(paper.name).toBe(`takings-${today.slice(0, 7)}.pdf`);
  expect(Buffer.from(paper.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
});

it("a month's margins count what each day of a plan costs, and what loses most comes first", async () => {
  const plan = await anyPlan(office, "unlimited");
  const bought = await order(office, [{ plan, quantity: 1, days: 3 }]);
  const payment = await openPayment(office, bought);
  await office.sandbox.pay(payment.transactionId);
  await seePayment(office, bought, payment.id);
  await deliverOrder(office, bought);
  const { rows } = await sql<{ provider: string; wholesale: number; names: { fr: string } }>`
    select provider, wholesale_usd_e4 as wholesale, destination_names as names from order_line l
    join customer_order o on o.id = l.order_id where o.number = ${bought.number}`.execute(office.app.db);
  const { data } = await as(`GET /months/${today.slice(0, 7)}/margins`);
  const row = data.find(({ destination }: MarginRow) => destination.fr === rows[0]?.names.fr);
  const rate = await office.app.db
    .selectFrom("currency")
    .select("perUsdE4")
    .where("code", "=", "DZD")
    .executeTakeFirstOrThrow();
  const cost = (Math.ceil(((rows[0]?.wholesale ?? 0) * 3) / 100) * rate.perUsdE4) / 10_000;
  expect(row).toMatchObject({ supplier: rows[0]?.provider, sold: 1, taken: bought.order.total });
  expect(Math.abs(row.cost.amount - cost)).toBeLessThanOrEqual(1);
  const margins = data.map(({ taken, cost: of }: MarginRow) => taken.amount - of.amount);
  expect(margins).toEqual(margins.toSorted((one: number, other: number) => one - other));
});
