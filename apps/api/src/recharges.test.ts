import type { Esim, Recharge } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findForgotten } from "./modules/operators/index.ts";
import { deliverRecharge } from "./modules/recharges/deliver-recharge.ts";
import { findRechargesOfOrders } from "./modules/recharges/index.ts";
import { companyFolders } from "./testing/company-folders.ts";
import { issuedEsim, type Owner, refreshed } from "./testing/issued-esim.ts";
import { callApi, seeOrder } from "./testing/purchase.ts";
import { buyRecharge, orderRecharge, topUpsOf } from "./testing/recharge.ts";
import { signIn } from "./testing/sign-in.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

const topUpCalls = {
  "esim-access": { endpoint: "esim-access:esim/topup" },
  airalo: { endpoint: "airalo:POST orders/topups" },
  "esim-go": { endpoint: "esim-go:POST orders", match: '"type":"transaction"' },
};
type Supplier = keyof typeof topUpCalls;
const suppliers = Object.keys(topUpCalls) as Supplier[];

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ ESIM_PROVIDERS: suppliers.join() });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.sandbox.clearFaults();
  await sql`delete from supplier_credit`.execute(shop.app.db);
  await sql`delete from call_line`.execute(shop.app.db);
});

it("is tried at every supplier", () => {
  expect(suppliers.toSorted()).toEqual(companyFolders("esim"));
});

type Held = { owner: Owner; esim: Esim; provider: Supplier };

async function planOf(supplier: Supplier): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from plan where provider = ${supplier} and kind = 'fixed' and withdrawn_at is null and top_up <> 'none'
      and destination_code in ('FR', 'TR') and data_bytes > 900000000 order by code limit 1`.execute(
    shop.app.db,
  );
  if (!rows[0]) throw new Error(`${supplier} sells nothing`);
  return rows[0].code;
}

/** What a phone does to an eSIM, whoever made it. */
async function live({ esim, provider }: Held, step: "use" | "deplete"): Promise<void> {
  const iccid = esim.iccid as string;
  const own = step === "deplete" && provider === "airalo" ? "finish" : step;
  const path = provider === "esim-access" ? "" : `${provider}/`;
  const amount = provider === "airalo" ? { megabytes: 5 } : { bytes: 5_000_000 };
  await shop.sandbox.post(`/controls/${path}esims/${iccid}/${own}`, amount);
}

/** On a phone and in use. */
async function held(provider: Supplier = "esim-access"): Promise<Held> {
  const one = { ...(await issuedEsim(shop, await planOf(provider))), provider };
  await live(one, "use");
  return { ...one, esim: await refreshed(shop, one.owner, one.esim.id) };
}

async function rechargeOf({ number }: Pick<Owner, "number">) {
  const { id } = await shop.app.db
    .selectFrom("customerOrder")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const [recharge] = await findRechargesOfOrders(shop.app.db, [id]);
  if (!recharge) throw new Error("nothing is to be topped up");
  return recharge;
}

/** As often as it takes, with the waits between left out and, at suppliers that keep no references, the time until it is certain. */
async function carryOut(
  bought: Pick<Owner, "number">,
  { times = 1, atOnce = 1, minutes = 0 } = {},
): Promise<void> {
  const { id } = await rechargeOf(bought);
  for (let time = 0; time < times; time++) {
    await sql`update recharge set next_attempt_at = now(), lease_until = null, sent_at = sent_at - make_interval(mins => ${minutes})
      where id = ${id} and status in ('waiting', 'requested')`.execute(shop.app.db);
    await Promise.all(Array.from({ length: atOnce }, () => deliverRecharge(shop.app, id)));
  }
}

/** How often the supplier has topped it up. */
async function topUpsAt({ esim, provider }: Held): Promise<number> {
  if (provider === "esim-access") {
    const { packageList } = await shop.sandbox.get<{ packageList: unknown[] }>(
      `/controls/esims/${esim.iccid}`,
    );
    return packageList.length - 1;
  }
  if (provider === "airalo") {
    const { purchases } = await shop.sandbox.get<{ purchases: unknown[] }>(
      `/controls/airalo/esims/${esim.iccid}`,
    );
    return purchases.length - 1;
  }
  const { bundles } = await shop.sandbox.get<{ bundles: unknown[] }>(`/controls/esim-go/esims/${esim.iccid}`);
  return bundles.length - 1;
}

const refundsOf = async ({ number }: Pick<Owner, "number">) => {
  const { rows } = await sql<{ amount: number }>`
    select r.amount::int from refund r join payment p on p.id = r.payment_id
    join customer_order o on o.id = p.order_id where o.number = ${number}`.execute(shop.app.db);
  return rows.map(({ amount }) => amount);
};

describe("what an eSIM can be topped up with", () => {
  it.each(suppliers)(
    "is offered by %s at our prices, cheapest first, with what becomes of it",
    async (provider) => {
      const one = await held(provider);
      const choice = await topUpsOf(shop, one.owner, one.esim.id);
      expect(choice).toMatchObject({
        obstacle: null,
        effect: provider === "esim-access" ? "extends" : "waits",
      });
      expect(choice.plans.length).toBeGreaterThan(0);
      const prices = choice.plans.map(({ price }) => price.amount);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      for (const plan of choice.plans)
        expect(plan).toMatchObject({
          destination: one.esim.destination,
          kind: "fixed",
          days: expect.any(Number),
        });
    },
  );

  it("is nothing before it is on a phone, when it can still be given back, nor once it is over", async () => {
    const one = {
      ...(await issuedEsim(shop, await planOf("esim-access"))),
      provider: "esim-access" as const,
    };
    const before = await topUpsOf(shop, one.owner, one.esim.id);
    expect(before.obstacle).toBe("not_installed");
    await expect(orderRecharge(shop, one.owner, one.esim)).rejects.toThrow();
    await live(one, "use");
    await shop.sandbox.stepEsim(one.esim.iccid as string, "expire");
    await refreshed(shop, one.owner, one.esim.id);
    expect(await topUpsOf(shop, one.owner, one.esim.id)).toMatchObject({ obstacle: "ended", plans: [] });
    await expect(orderRecharge(shop, one.owner, one.esim)).rejects.toThrow();
  });

  it("is told of the last answer while its supplier is silent, and is unavailable where there is none", async () => {
    const one = await held();
    const list = { endpoint: "esim-access:package/list", kind: "status", times: null };
    await shop.sandbox.fault(list);
    const path = `/esims/${one.esim.id}/top-ups`;
    expect((await callApi(shop, "GET", path, { as: one.owner.as })).problem.code).toBe("unavailable");
    await shop.sandbox.clearFaults();
    const { plans } = await topUpsOf(shop, one.owner, one.esim.id);
    await sql`update recharge_offer set read_at = now() - interval '1 day'`.execute(shop.app.db);
    await shop.sandbox.fault(list);
    expect((await topUpsOf(shop, one.owner, one.esim.id)).plans).toEqual(plans);
  });

  it("is bought by nobody else, not with another e-mail, not with other lines and not with a coupon", async () => {
    const one = await held();
    const [plan] = (await topUpsOf(shop, one.owner, one.esim.id)).plans;
    const line = { plan: plan?.code, quantity: 1, esim: one.esim.id };
    const quote = (body: object, as?: { token: string }) =>
      callApi(shop, "POST", "/quotes", {
        body: { currency: "DZD", lines: [line], ...body },
        ...(as ? { as } : {}),
      });
    const stranger = { token: await signIn(shop, "stranger@example.com") };
    expect((await quote({})).problem.code).toBe("plan_unavailable");
    expect((await quote({}, stranger)).problem.code).toBe("plan_unavailable");
    expect((await quote({ lines: [{ ...line, quantity: 2 }] }, one.owner.as)).problem.code).toBe(
      "invalid_input",
    );
    expect((await quote({ lines: [line, line] }, one.owner.as)).problem.code).toBe("invalid_input");
    expect((await quote({ coupon: "RIHLA10" }, one.owner.as)).problem.code).toBe("coupon_package_not_found");
    await expect(
      orderRecharge(shop, { ...one.owner, email: "other@example.com" }, one.esim),
    ).rejects.toThrow();
    expect((await quote({}, one.owner.as)).data).toMatchObject({
      lines: [{ topUp: { esim: one.esim.id, effect: "extends" } }],
      total: plan?.price,
    });
  });
});

it("what is ordered for an eSIM can be paid by somebody else, at its price", async () => {
  const one = await held();
  const bought = await orderRecharge(shop, one.owner, one.esim);
  const made = await callApi(shop, "POST", `/orders/${bought.number}/payment-link`, { as: one.owner.as });
  const body = { token: (made.data as { token: string }).token };
  const seen = await callApi(shop, "POST", "/payment-links/lookup", { body });
  expect(seen.data).toMatchObject({ total: bought.order.total, lines: [{ topUp: { esim: one.esim.id } }] });
});

describe("a top-up that is paid", () => {
  it.each(suppliers)("is carried out once at %s, with its hours, and the eSIM has more", async (provider) => {
    const one = await held(provider);
    const bought = await buyRecharge(shop, one.owner, one.esim);
    expect(await seeOrder(shop, bought)).toMatchObject({
      status: "confirmed",
      esims: [],
      recharges: [{ esim: one.esim.id, status: "paid", sentAt: null, activeAt: null }],
    });
    await carryOut(bought, { times: 3, atOnce: 3 });
    expect(await topUpsAt(one)).toBe(1);
    const seen = await seeOrder(shop, bought);
    expect(seen).toMatchObject({ status: "delivered", recharges: [{ status: "active" }] });
    const [done] = seen.recharges as [Recharge];
    const hours = [done.paidAt, done.sentAt, done.activeAt];
    expect(hours).toEqual(hours.toSorted());
    const after = await refreshed(shop, one.owner, one.esim.id);
    expect(after.totalBytes).toBe((one.esim.totalBytes ?? 0) + done.dataBytes);
    const { data } = await callApi(shop, "GET", `/esims/${one.esim.id}/recharges`, { as: one.owner.as });
    expect(data).toEqual(seen.recharges);
    // What the supplier has on its books of it is known here.
    const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) };
    expect((await findForgotten(shop.app, span)).orders).toEqual([]);
  });

  it("brings a depleted eSIM back, and what was told of the old data is told again of the new", async () => {
    const one = await held();
    await live(one, "deplete");
    expect((await refreshed(shop, one.owner, one.esim.id)).status).toBe("depleted");
    const alerts = () =>
      shop.app.db.selectFrom("esimAlert").select(["id", "kind"]).where("esimId", "=", one.esim.id).execute();
    const before = (await alerts()).filter(({ kind }) => kind !== "connected");
    expect(before.map(({ kind }) => kind).sort()).toEqual(["left-10", "used-100", "used-80"]);
    await carryOut(await buyRecharge(shop, one.owner, one.esim));
    expect((await refreshed(shop, one.owner, one.esim.id)).status).toBe("in_use");
    const ids = (await alerts()).map(({ id }) => id);
    for (const { id } of before) expect(ids).not.toContain(id);
  });

  const lost = suppliers.flatMap((provider) =>
    (["drop", "html", "status", "empty"] as const).flatMap((kind) =>
      (["before", "after"] as const).map((when) => ({ provider, kind, when })),
    ),
  );
  const once = "is carried out once at $provider though its answer is lost ($kind, $when the work)";
  async function isCarriedOutOnce({ provider, kind, when }: (typeof lost)[number]) {
    const one = await held(provider);
    const bought = await buyRecharge(shop, one.owner, one.esim);
    await shop.sandbox.fault({ ...topUpCalls[provider], kind, when, times: 1 });
    await carryOut(bought);
    expect((await seeOrder(shop, bought)).status).toBe("ordered");
    await carryOut(bought, { times: 2, atOnce: 3 });
    expect(await topUpsAt(one)).toBeLessThanOrEqual(1);
    await carryOut(bought, { times: 2, atOnce: 2, minutes: 15 });
    expect(await topUpsAt(one)).toBe(1);
    expect((await seeOrder(shop, bought)).status).toBe("delivered");
    expect(await refundsOf(bought)).toEqual([]);
  }
  it.each(lost.filter(({ kind }) => kind === "drop"))(once, isCarriedOutOnce);
  it.each(lost.filter(({ kind }) => kind !== "drop"))(once, { tags: ["all"] }, isCarriedOutOnce);

  it.each(suppliers)("twice for one eSIM at once at %s is two, though answers are lost", async (provider) => {
    const one = await held(provider);
    const both = [await buyRecharge(shop, one.owner, one.esim), await buyRecharge(shop, one.owner, one.esim)];
    await shop.sandbox.fault({ ...topUpCalls[provider], kind: "drop", when: "after", times: 2 });
    await Promise.all(both.map((bought) => carryOut(bought, { atOnce: 2 })));
    for (const _ of [1, 2, 3]) await Promise.all(both.map((bought) => carryOut(bought, { minutes: 15 })));
    expect(await topUpsAt(one)).toBe(2);
    for (const bought of both) expect((await seeOrder(shop, bought)).status).toBe("delivered");
  });

  it("is paid back whole and once where its supplier refuses for good", async () => {
    const one = await held();
    const bought = await buyRecharge(shop, one.owner, one.esim);
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/topup",
      kind: "business-error",
      errorCode: "200002",
      times: null,
    });
    await carryOut(bought, { times: 2, atOnce: 3 });
    expect(await seeOrder(shop, bought)).toMatchObject({
      status: "rejected",
      recharges: [{ status: "refused" }],
    });
    expect(await refundsOf(bought)).toEqual([bought.order.total.amount]);
  });

  it("is not taken for refused while one that was sent before may still be carried out", async () => {
    const one = await held();
    const bought = await buyRecharge(shop, one.owner, one.esim);
    await shop.sandbox.fault({ endpoint: "esim-access:esim/topup", kind: "drop", when: "before", times: 1 });
    await carryOut(bought);
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/topup",
      kind: "business-error",
      errorCode: "200002",
      times: 2,
    });
    await carryOut(bought);
    expect(await refundsOf(bought)).toEqual([]);
    await carryOut(bought, { minutes: 5 });
    expect(await refundsOf(bought)).toEqual([bought.order.total.amount]);
  });

  it("waits while the balance there is empty", async () => {
    const one = await held();
    const bought = await buyRecharge(shop, one.owner, one.esim);
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/topup",
      kind: "business-error",
      errorCode: "200007",
      times: 1,
    });
    await carryOut(bought);
    expect(await seeOrder(shop, bought)).toMatchObject({
      status: "ordered",
      recharges: [{ status: "paid" }],
    });
    await carryOut(bought);
    expect(await topUpsAt(one)).toBe(1);
  });
});
