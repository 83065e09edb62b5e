import { randomUUID } from "node:crypto";
import type { Payment } from "@rihla/contract";
import type { Task } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { doJobs } from "../../../testing/do-jobs.ts";
import { eventually } from "../../../testing/eventually.ts";
import { issuedEsim } from "../../../testing/issued-esim.ts";
import { callApi, type Guest, openPayment, order, seeOrder, seePayment } from "../../../testing/purchase.ts";
import { planWithTopUps, topUpsOf } from "../../../testing/recharge.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { syncCatalogue } from "../../catalogue/index.ts";
import { provisionEsim } from "../../esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "../../payments/index.ts";

const why = "their portal is being repaired";
const suppliers = ["airalo", "esim-access"];

let office: BackOffice;
let owner: Person;
let other: Person;
beforeAll(async () => {
  office = await createBackOffice(
    { ESIM_PROVIDERS: suppliers.toReversed().join(), PAYMENT_METHODS: "cib:satim,card:stripe,wallet:wallet" },
    createStockedShop,
  );
  owner = await enter(office, "owner");
  other = await enter(office, "owner", "other@rihla.example");
}, 240_000);
afterAll(() => office.close());
afterEach(() => sql`update pause set resumed_at = now() where resumed_at is null`.execute(office.app.db));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const pause = (kind: string, company: string, by = owner) =>
  as(by, "POST /pauses", { kind, company, endsAt: inHours(2), why });
const resume = (kind: string, company: string, by = owner) =>
  as(by, "POST /resumptions", { kind, company, why });
/** As if its time had come. */
const letEnd = () =>
  sql`update pause set paused_at = now() - interval '3 hours', ends_at = now() - interval '1 second'`.execute(
    office.app.db,
  );

type Plan = { code: string; provider: string; price: string };
/** A plan of France that these offer, sold by Airalo. */
async function planOf(by: string[], provider = "airalo"): Promise<Plan> {
  const { rows } = await sql<Plan>`
    select p.code, p.provider, p.prices ->> 'DZD' as price from plan p join plan_offer o on o.plan_code = p.code
    where p.withdrawn_at is null and o.withdrawn_at is null and p.provider = ${provider} and p.kind = 'fixed'
      and p.destination_code = 'FR' and p.starts = 'first-connection'
    group by p.code having array_agg(distinct o.provider order by o.provider) = ${by}
    order by p.code limit 1`.execute(office.app.db);
  if (!rows[0]) throw new Error(`No plan is offered by ${by}`);
  return rows[0];
}
const now = (code: string) =>
  office.app.db
    .selectFrom("plan")
    .select(["provider", "withdrawnAt"])
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
const quote = (plan: string) =>
  callApi(office, "POST", "/quotes", { body: { currency: "DZD", lines: [{ plan, quantity: 1 }] } });
const esimOf = ({ number }: Guest) =>
  office.app.db.selectFrom("esim").selectAll().where("orderNumber", "=", number).executeTakeFirstOrThrow();

describe("a supplier that is paused", () => {
  it("sells nothing new: another's offer takes its place, what nobody else offers is not sold, and a sync leaves it so until it is resumed", async () => {
    const [shared, alone] = [await planOf(suppliers), await planOf(["airalo"])];
    const answer = await pause("supplier", "airalo");
    expect(answer).toMatchObject({ status: 201, data: { changed: expect.any(Number) } });
    expect(answer.data.withdrawn).toBeGreaterThan(0);
    const isOut = async () => {
      expect(await now(shared.code)).toEqual({ provider: "esim-access", withdrawnAt: null });
      expect((await now(alone.code)).withdrawnAt).not.toBeNull();
      expect((await quote(shared.code)).status).toBe(200);
      expect((await quote(alone.code)).problem.code).toBe("plan_unavailable");
      expect((await callApi(office, "GET", `/plans/${alone.code}`)).status).toBe(404);
    };
    await eventually(isOut);
    await syncCatalogue(office.app);
    await isOut();
    expect((await as(owner, "GET /sales")).data.suppliers).toContainEqual(
      expect.objectContaining({
        company: "airalo",
        offered: true,
        plans: 0,
        pause: expect.objectContaining({ why }),
      }),
    );
    await resume("supplier", "airalo");
    expect(await planOf(suppliers)).toEqual(shared);
    expect((await quote(alone.code)).status).toBe(200);
    expect((await as(owner, "GET /acts?subject=airalo")).data.slice(0, 2)).toMatchObject([
      { act: "resume", why, before: { paused: true }, after: { paused: false } },
      { act: "pause", why, before: { paused: false }, after: { paused: true, ...answer.data } },
    ]);
  }, 60_000);

  it("is paused once by two at the same moment, resumed once, and whoever comes second is told", async () => {
    const codes = async (answers: Promise<{ status: number; code: string | undefined }>[]) =>
      (await Promise.all(answers)).map(({ status, code }) => code ?? status).toSorted();
    for (const [kind, company] of [
      ["supplier", "airalo"],
      ["gateway", "satim"],
    ] as const) {
      expect(await codes([pause(kind, company), pause(kind, company, other)])).toEqual([
        201,
        "paused_already",
      ]);
      expect(await codes([resume(kind, company), resume(kind, company, other)])).toEqual([201, "not_paused"]);
    }
  });

  it("sells again by itself when its time has come, and may be paused anew", async () => {
    const alone = await planOf(["airalo"]);
    await pause("supplier", "airalo");
    await letEnd();
    expect((await resume("supplier", "airalo")).code).toBe("not_paused");
    await sql`update jobs.job set start_after = now() where name = 'pick-offers'`.execute(office.app.db);
    await doJobs(office, "pick-offers");
    expect((await now(alone.code)).withdrawnAt).toBeNull();
    for (const { pause: left } of (await as(owner, "GET /sales")).data.suppliers) expect(left).toBeNull();
    expect((await pause("supplier", "airalo")).status).toBe(201);
    await resume("supplier", "airalo");
  });

  it("still delivers what was paid before; what is paid after is ordered elsewhere where it can be, else there", async () => {
    const { code } = await planOf(suppliers);
    const onlyThere = await planOf(["airalo"]);
    const [before, after, alone] = [
      await order(office, [{ plan: code, quantity: 1 }]),
      await order(office, [{ plan: code, quantity: 1 }]),
      await order(office, [{ plan: onlyThere.code, quantity: 1 }]),
    ];
    await payFor(before);
    await pause("supplier", "airalo");
    // A process hears of it within a second.
    await eventually(async () => expect(await office.app.pauses.isPaused("supplier", "airalo")).toBe(true));
    await payFor(after);
    await payFor(alone);
    for (const guest of [before, after, alone])
      await eventually(async () => {
        await provisionEsim(office.app, (await esimOf(guest)).id, true);
        expect((await seeOrder(office, guest)).status).toBe("delivered");
      });
    const providers = [before, after, alone].map(async (guest) => (await esimOf(guest)).provider);
    expect(await Promise.all(providers)).toEqual(["airalo", "esim-access", "airalo"]);
    await resume("supplier", "airalo");
  });

  it("tops nothing up that it has delivered", async () => {
    const { owner: traveller, esim } = await issuedEsim(office, await planWithTopUps(office));
    expect((await topUpsOf(office, traveller, esim.id)).plans).not.toEqual([]);
    const { provider } = await esimOf(traveller);
    await pause("supplier", provider);
    expect(await topUpsOf(office, traveller, esim.id)).toMatchObject({ plans: [] });
    await resume("supplier", provider);
  });
});

async function payFor(guest: Guest): Promise<void> {
  const payment = await openPayment(office, guest);
  await office.sandbox.pay(payment.transactionId);
  await settlePayment(office.app, payment.id);
}

describe("a gateway that is paused", () => {
  const pay = (guest: Guest, key: string) =>
    callApi(office, "POST", `/orders/${guest.number}/payments`, { body: { method: "cib" }, as: guest, key });
  const isDown = async () =>
    expect((await callApi(office, "GET", "/payment-outages")).data).toContainEqual({
      method: "cib",
      currency: "DZD",
    });

  it("is told to visitors as one that is down, begins no payment, and goes on with one that has begun, to its money and back", async () => {
    const [begun, waiting] = [await order(office), await order(office)];
    const key = randomUUID();
    const first = (await pay(begun, key)).data as Payment;
    await pause("gateway", "satim");
    await eventually(isDown);
    expect((await pay(waiting, randomUUID())).problem.code).toBe("payment_method_unavailable");
    expect(((await pay(begun, key)).data as Payment).id).toBe(first.id);
    expect(((await pay(begun, randomUUID())).data as Payment).id).toBe(first.id);
    const ref = first.receipt.find(({ field }) => field === "transactionId")?.value ?? "";
    await office.sandbox.pay(ref);
    await settlePayment(office.app, first.id);
    expect(await seePayment(office, begun, first.id)).toMatchObject({ status: "successful" });
    const { left } = (await as(owner, `GET /orders/${begun.number}`)).data.refundable;
    const refund = { amount: left.amount, left: left.amount, to: "card", why };
    expect((await as(owner, `POST /orders/${begun.number}/refunds`, refund)).status).toBe(201);
    await resume("gateway", "satim");
    expect((await pay(waiting, randomUUID())).status).toBe(201);
    await eventually(async () => expect((await callApi(office, "GET", "/payment-outages")).data).toEqual([]));
  });

  it("takes payments again by itself when its time has come", async () => {
    const guest = await order(office);
    await pause("gateway", "satim");
    expect((await pay(guest, randomUUID())).problem.code).toBe("payment_method_unavailable");
    await letEnd();
    expect((await pay(guest, randomUUID())).status).toBe(201);
  });
});

it("who gives support sees what is paused, and pauses nothing; a company that the shop doesn't work with, the wallet or an end that is over is refused", async () => {
  const support = await enter(office, "support");
  await pause("gateway", "stripe");
  expect((await as(support, "GET /sales")).data.gateways).toContainEqual(
    expect.objectContaining({
      company: "stripe",
      methods: ["card"],
      pause: expect.objectContaining({ who: "The owner" }),
    }),
  );
  expect((await pause("gateway", "satim", support)).status).toBe(404);
  expect((await pause("gateway", "wallet")).code).toBe("company_unknown");
  expect((await pause("supplier", "satim")).code).toBe("company_unknown");
  const over = { kind: "gateway", company: "satim", endsAt: inHours(-1), why };
  expect((await as(owner, "POST /pauses", over)).code).toBe("end_is_over");
});

it("waits for a person once it has lasted longer than a day", async () => {
  await pause("gateway", "stripe");
  const told = async () =>
    (await as(owner, "GET /tasks")).data.tasks.filter(({ kind }: Task) => kind === "paused");
  expect(await told()).toEqual([]);
  await sql`update pause set paused_at = now() - interval '25 hours' where resumed_at is null`.execute(
    office.app.db,
  );
  expect(await told()).toMatchObject([{ of: "stripe", note: expect.stringContaining(why) }]);
});
