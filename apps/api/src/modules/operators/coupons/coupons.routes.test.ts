import { randomUUID } from "node:crypto";
import type { AdminCoupon, CouponPage, FoundOrder } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { anyPlan, openPayment, order, seePayment } from "../../../testing/purchase.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";

const why = "the association asked for it";
let office: BackOffice;
let owner: Person;
let other: Person;
let support: Person;
beforeAll(async () => {
  office = await createBackOffice({}, createStockedShop);
  owner = await enter(office, "owner");
  other = await enter(office, "owner", "other@rihla.example");
  support = await enter(office, "support");
}, 240_000);
afterAll(() => office.close());

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const create = (wish: object = {}, { by = owner, key = randomUUID() }: { by?: Person; key?: string } = {}) =>
  as(by, "POST /coupons", { takes: { percent: 10 }, ...wish, key, why });
const page = async (id: string): Promise<CouponPage> => (await as(support, `GET /coupons/${id}`)).data;
const list = async (after = ""): Promise<{ coupons: AdminCoupon[]; next: string | null }> =>
  (await as(support, `GET /coupons${after && `?after=${after}`}`)).data;
const anyCode = () => `C-${randomUUID().slice(0, 8).toUpperCase()}`;
const actsOn = async (code: string) =>
  (await as(owner, `GET /acts?subject=${code}`)).data.map(({ act }: { act: string }) => act);

async function pay(guest: Awaited<ReturnType<typeof order>>) {
  const payment = await openPayment(office, guest);
  await office.sandbox.pay(payment.transactionId);
  await seePayment(office, guest, payment.id);
}

describe("a coupon made on the screen", () => {
  it("says in the list all that was wished for; a support looks, and neither makes nor blocks one", async () => {
    const plan = await anyPlan(office);
    const [startsAt, endsAt] = ["2098-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"];
    const { status, data } = await create({
      code: " aïd-2099 ",
      takes: { amounts: { DZD: 50_000, USD: 400 } },
      minimums: { DZD: 200_000 },
      plans: [plan],
      destinations: ["TR"],
      startsAt,
      endsAt,
      maxUses: 100,
      maxUsesEach: 1,
    });
    expect([status, data.code]).toEqual([201, "AÏD-2099"]);
    const [newest] = (await list()).coupons;
    expect(newest).toMatchObject({
      id: data.id,
      code: "AÏD-2099",
      state: "waiting",
      percent: null,
      amounts: [
        { currency: "DZD", amount: 50_000 },
        { currency: "USD", amount: 400 },
      ],
      minimums: [{ currency: "DZD", amount: 200_000 }],
      plans: [plan],
      destinations: [{ code: "TR", names: { fr: "Turquie" } }],
      startsAt,
      endsAt,
      maxUses: 100,
      maxUsesEach: 1,
      uses: 0,
      given: [],
    });
    expect((await create({}, { by: support })).status).toBe(404);
    expect((await as(support, `POST /coupons/${data.id}/blocks`, { why })).status).toBe(404);
  });

  it("that two make at once is made once, and the other is told that the code is taken", async () => {
    const code = anyCode();
    const answers = await Promise.all([
      create({ code, takes: { percent: 10 } }),
      create({ code: code.toLowerCase(), takes: { percent: 20 } }, { by: other }),
    ]);
    expect(answers.map(({ status, code: refused }) => refused ?? status).toSorted()).toEqual([
      201,
      "coupon_exists",
    ]);
    expect(await actsOn(code)).toEqual(["coupon create"]);
  });

  it("is made once under one key, however often and quickly it is sent", async () => {
    const key = randomUUID();
    const answers = await Promise.all([create({}, { key }), create({}, { key }), create({}, { key })]);
    const codes = new Set(answers.map(({ data }) => data.code));
    expect([...codes]).toEqual([expect.stringMatching(/^[2-9A-HJ-NP-TV-Z]{10}$/)]);
    expect(await actsOn([...codes][0] as string)).toEqual(["coupon create"]);
  });

  it.each<[string, object, string]>([
    ["a share above all", { takes: { percent: 101 } }, "coupon_invalid_percentage"],
    ["a code that is none", { code: "A!" }, "coupon_unreadable"],
    ["sums of nowhere", { takes: { amounts: { XXX: 5 } } }, "currency_unknown"],
    ["an end that is over", { endsAt: "2020-01-01T00:00:00Z" }, "end_is_over"],
    [
      "an end before its beginning",
      { startsAt: "2099-01-02T00:00:00Z", endsAt: "2099-01-01T00:00:00Z" },
      "end_before_start",
    ],
    ["a place that nobody knows", { destinations: ["XX-NO"] }, "item_unknown"],
    ["a plan that nobody knows", { plans: ["TN-NOTHING"] }, "item_unknown"],
    ["a share and sums", { takes: { percent: 5, amounts: { DZD: 100 } } }, "invalid_input"],
    ["neither", { takes: {} }, "invalid_input"],
  ])("is not made of %s", async (_what, wish, code) => {
    const before = (await list()).coupons[0]?.id;
    expect((await create({ code: anyCode(), ...wish })).code).toBe(code);
    expect((await list()).coupons[0]?.id).toBe(before);
  });

  it("is blocked once, and says by whom and why; who comes second is told", async () => {
    const { id, code } = (await create({ code: anyCode() })).data;
    const answers = await Promise.all(
      [owner, other].map((by) => as(by, `POST /coupons/${id}/blocks`, { why: "it was in a forum" })),
    );
    expect(answers.map(({ status, code: told }) => told ?? status).toSorted()).toEqual([
      204,
      "coupon_blocked_already",
    ]);
    expect(await page(id)).toMatchObject({
      state: "blocked",
      acts: [
        { act: "block", who: "The owner", why: "it was in a forum" },
        { act: "create", why },
      ],
    });
    expect(await actsOn(code)).toEqual(["coupon block", "coupon create"]);
    expect((await as(owner, `POST /coupons/${randomUUID()}/blocks`, { why })).status).toBe(404);
  });
});

describe("a coupon's use", () => {
  it("counts what holds it, and as given away what was paid: by day, with the orders, and not what came back", async () => {
    const { id, code } = (await create({ code: anyCode(), takes: { percent: 10 }, maxUses: 3 })).data;
    const paid = await order(office, undefined, { coupon: code });
    const before = await order(office, undefined, { coupon: code });
    const waiting = await order(office, undefined, { coupon: code });
    await pay(paid);
    await pay(before);
    await sql`update customer_order set created_at = created_at - interval '40 days' where number = ${before.number}`.execute(
      office.app.db,
    );
    const off = paid.order.couponDiscount.amount;
    const given = (amount: number) => [{ currency: "DZD", amount }];
    const shown = await page(id);
    expect(shown).toMatchObject({ state: "used_up", uses: 3, maxUses: 3, given: given(2 * off) });
    expect(shown.days).toEqual([
      { day: expect.any(String), orders: 1, given: given(off) },
      { day: expect.any(String), orders: 1, given: given(off) },
    ]);
    expect((shown.days[0]?.day ?? "") > (shown.days[1]?.day ?? "")).toBe(true);
    const { orders } = (await as(support, `GET /coupons/${id}/orders`)).data;
    expect(orders.map(({ number }: FoundOrder) => number)).toEqual([
      waiting.number,
      paid.number,
      before.number,
    ]);
    // The buyer is masked here as in every list.
    expect(JSON.stringify(orders)).not.toContain(paid.email);
    await sql`update customer_order set status = 'closed', close_reason = 'refunded' where number = ${before.number}`.execute(
      office.app.db,
    );
    expect((await page(id)).given).toEqual(given(off));
  });

  it("changes at midnight in Algeria, not in Greenwich", async () => {
    const { id, code } = (await create({ code: anyCode() })).data;
    const guest = await order(office, undefined, { coupon: code });
    await pay(guest);
    await sql`update customer_order set created_at = '2026-05-03T23:30:00Z' where number = ${guest.number}`.execute(
      office.app.db,
    );
    expect((await page(id)).days).toMatchObject([{ day: "2026-05-04" }]);
  });

  it("and the list come page by page, each once, while others are made", async () => {
    for (let n = 0; n < 52; n++) await create();
    const first = await list();
    await create();
    const second = await list(first.next ?? "");
    const ids = [...first.coupons, ...second.coupons].map(({ id }) => id);
    expect(first.coupons).toHaveLength(50);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});
