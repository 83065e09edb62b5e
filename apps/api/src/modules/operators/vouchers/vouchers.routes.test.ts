import { randomUUID } from "node:crypto";
import type { Order } from "@rihla/contract";
import type { VoucherBatch, VoucherBatchPage } from "@rihla/contract/admin";
import { isVoucherCode, tidyVoucherCode } from "@rihla/contract/rules/voucher-code";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { anyPlan, callApi } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { asOwner, endDayOfActs } from "../../../testing/test-database.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { untilWaiting } from "../../account/account.test-kit.ts";
import { holdTheDay } from "../second-person/second-person.repository.ts";

const why = "a school trip";
let office: BackOffice;
let owner: Person;
let other: Person;
let support: Person;
let plan: string;
beforeAll(async () => {
  office = await createBackOffice({}, createStockedShop);
  owner = await enter(office, "owner");
  other = await enter(office, "owner", "other@rihla.example");
  support = await enter(office, "support");
  plan = await anyPlan(office);
}, 240_000);
afterAll(() => office.close());
beforeEach(async () => {
  await endDayOfActs(office);
  await office.app.db.deleteFrom("limitCounter").execute();
});

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const wish = (changes: object = {}) => ({
  key: randomUUID(),
  plan,
  quantity: 3,
  expiresAt: "2099-01-01T00:00:00.000Z",
  why,
  ...changes,
});
const create = (changes: object = {}, by = owner) => as(by, "POST /voucher-batches", wish(changes));
const newBatch = async (changes: object = {}): Promise<string> => (await create(changes)).data.batch;
const page = async (number: string): Promise<VoucherBatchPage> =>
  (await as(support, `GET /voucher-batches/${number}`)).data;
const batches = async (after = ""): Promise<{ batches: VoucherBatch[]; next: string | null }> =>
  (await as(support, `GET /voucher-batches${after && `?after=${after}`}`)).data;
const exported = (number: string, by = owner) => as(by, `POST /voucher-batches/${number}/exports`, { why });
const block = (number: string, nth?: number, by = owner) =>
  as(by, `POST /voucher-batches/${number}/blocks`, { why, ...(nth && { nth }) });
async function codesOf(number: string): Promise<string[]> {
  const { content } = (await exported(number)).data;
  const lines = Buffer.from(content, "base64").toString().trim().split("\r\n").slice(1);
  return lines.map((line) => line.split(";")[1] as string);
}
const redeem = async (code: string) => {
  const token = await signIn(office, `${randomUUID()}@example.com`);
  return callApi(office, "POST", "/vouchers/redemptions", { body: { code }, as: { token } });
};
const actsOn = async (subject: string) =>
  (await as(owner, `GET /acts?subject=${subject}`)).data.map(({ act }: { act: string }) => act);

describe("a batch made on the screen", () => {
  it("says what it opens and how many are left; a support looks, and neither makes, reads nor blocks", async () => {
    const number = await newBatch({ quantity: 2 });
    const [newest] = (await batches()).batches;
    expect(newest).toMatchObject({
      number,
      plan: { code: plan, kind: "fixed", destination: { fr: "Tunisie" }, onSale: true },
      days: expect.any(Number),
      quantity: 2,
      unused: 2,
      redeemed: 0,
      blocked: 0,
      expired: 0,
    });
    expect((await create({}, support)).status).toBe(404);
    for (const what of ["exports", "sheets", "blocks"])
      expect((await as(support, `POST /voucher-batches/${number}/${what}`, { why })).status).toBe(404);
  });

  it("is made once under one key, however often and quickly it is sent", async () => {
    const key = randomUUID();
    // Somebody else's act is under way: all of them have come before any is done.
    const answers = await office.app.db.transaction().execute(async (tx) => {
      await holdTheDay(tx);
      const asked = [1, 2, 3].map(() => create({ key }));
      await untilWaiting(office, asked.length);
      return asked;
    });
    const told = await Promise.all(answers);
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201]);
    const numbers = new Set(told.map(({ data }) => data.batch));
    expect(numbers.size).toBe(1);
    expect(await actsOn([...numbers][0])).toEqual(["voucher create"]);
    const { rows } = await sql<{ made: number }>`
      select count(*)::int as made from voucher_batch where number = any(${[...numbers]})`.execute(
      office.app.db,
    );
    expect(rows[0]?.made).toBe(1);
  });

  it("above what one may give alone waits for a second person, each until its own end", async () => {
    const before = (await batches()).batches[0]?.number;
    const [asked, again, later] = [
      await create({ quantity: 900 }),
      await create({ quantity: 900 }),
      await create({ quantity: 900, expiresAt: "2099-06-01T00:00:00.000Z" }),
    ];
    expect(asked).toMatchObject({ status: 201, data: { batch: null, proposal: expect.any(String) } });
    expect(again.data.proposal).toBe(asked.data.proposal);
    expect(later.data.proposal).not.toBe(asked.data.proposal);
    expect((await batches()).batches[0]?.number).toBe(before);
    const approve = (by: Person) =>
      as(by, "POST /tasks/acts", { act: "approve", id: later.data.proposal, why });
    expect((await approve(owner)).code).toBe("own_proposal");
    expect((await approve(other)).status).toBe(200);
    expect((await batches()).batches[0]).toMatchObject({
      quantity: 900,
      expiresAt: "2099-06-01T00:00:00.000Z",
    });
  });

  it.each<[string, object, string]>([
    ["more than a sheet holds", { quantity: 1001 }, "batch_too_large"],
    ["none", { quantity: 0 }, "invalid_input"],
    ["an end that is over", { expiresAt: "2020-01-01T00:00:00Z" }, "end_is_over"],
    ["a plan that is not sold", { plan: "TN-NOTHING" }, "plan_not_sold"],
  ])("is not made of %s", async (_what, changes, code) => {
    expect((await create(changes)).code).toBe(code);
  });
});

describe("the codes of a batch", () => {
  it("stand in the two files and in no list, page, address, act or table; who saw them is kept", async () => {
    const number = await newBatch();
    const codes = await codesOf(number);
    expect(codes).toHaveLength(3);
    expect(codes.every((code) => isVoucherCode(tidyVoucherCode(code)))).toBe(true);
    const sheet = await as(owner, `POST /voucher-batches/${number}/sheets`, { language: "ar", why });
    expect(sheet.data.name).toBe(`vouchers-${number}.pdf`);
    expect(Buffer.from(sheet.data.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    const shown = await page(number);
    expect(shown.acts).toMatchObject([
      { act: "sheet", count: 3, who: "The owner" },
      { act: "export", count: 3, why },
      { act: "create" },
    ]);
    const { rows } = await sql<{ all: string }>`select jsonb_build_object(
      'a', (select jsonb_agg(a) from operator_act a), 'v', (select jsonb_agg(v) from voucher v),
      'p', (select jsonb_agg(p) from operator_proposal p))::text as all`.execute(office.app.db);
    const everything = JSON.stringify([shown, await batches(), await actsOn(number), rows]);
    for (const code of codes)
      for (const part of [code, tidyVoucherCode(code)]) expect(everything).not.toContain(part);
  });

  it("are given to nobody where it can't be kept who saw them", async () => {
    const number = await newBatch();
    await asOwner(
      office,
      "alter table operator_act add constraint full_up check (act <> 'voucher export') not valid",
    );
    const answer = await exported(number);
    await asOwner(office, "alter table operator_act drop constraint full_up");
    expect([answer.status, answer.data]).toEqual([500, undefined]);
  });

  it("are saved no more once none can be redeemed, and nothing is kept of having seen any", async () => {
    const number = await newBatch({ quantity: 1 });
    await block(number);
    expect((await exported(number)).code).toBe("vouchers_used_up");
    const sheet = await as(owner, `POST /voucher-batches/${number}/sheets`, { language: "fr", why });
    expect(sheet.code).toBe("vouchers_used_up");
    expect(await actsOn(number)).toEqual(["voucher block", "voucher create"]);
    expect((await exported("NOSUCH")).code).toBe("batch_unknown");
  });
});

describe("a batch's use", () => {
  it("is told by day and by voucher, with the order that each paid for", async () => {
    const number = await newBatch();
    const [first, second] = await codesOf(number);
    const orders: string[] = [];
    for (const code of [first, second]) {
      const { data } = await redeem(code as string);
      orders.push((data as Order).number);
    }
    await asOwner(
      office,
      `set session_replication_role = replica; update voucher_history set at = '2026-05-03T23:30:00Z' where voucher_id = (
        select v.id from voucher v join voucher_batch b on b.id = v.batch_id where b.number = '${number}' and v.nth = 1)`,
    );
    const { usedDays, vouchers, ...batch } = await page(number);
    expect(batch).toMatchObject({ unused: 1, redeemed: 2 });
    expect(usedDays).toEqual([
      { day: expect.any(String), redeemed: 1 },
      { day: "2026-05-04", redeemed: 1 },
    ]);
    expect(vouchers).toMatchObject([
      { nth: 1, state: "redeemed", orderNumber: orders[0] },
      { nth: 2, state: "redeemed", orderNumber: orders[1] },
      { nth: 3, state: "unused", orderNumber: null },
    ]);
  });

  it("ends for one voucher or for all; two who block at once block each once, and a buyer at the same moment is first or told", async () => {
    const number = await newBatch({ quantity: 4 });
    const [, , third] = await codesOf(number);
    expect((await block(number, 2)).data).toEqual({ blocked: 1, unchanged: 0 });
    expect((await block(number, 2)).data).toEqual({ blocked: 0, unchanged: 1 });
    expect((await block(number, 9)).code).toBe("voucher_not_in_batch");
    const [mine, theirs, bought] = await Promise.all([
      block(number),
      block(number, undefined, other),
      redeem(third as string),
    ]);
    const blocked = [mine, theirs].map(({ data }) => data?.blocked ?? 0);
    const wasFirst = bought.status === 201;
    expect((blocked[0] ?? 0) + (blocked[1] ?? 0)).toBe(wasFirst ? 2 : 3);
    expect((await page(number)).vouchers.map(({ state }) => state)).toEqual([
      "blocked",
      "blocked",
      wasFirst ? "redeemed" : "blocked",
      "blocked",
    ]);
    expect((await redeem(third as string)).status).not.toBe(201);
  });

  it("and the list come page by page, each once", async () => {
    for (let n = 0; n < 51; n++) await newBatch({ quantity: 1 });
    const first = await batches();
    const second = await batches(first.next ?? "");
    const ids = [...first.batches, ...second.batches].map(({ id }) => id);
    expect(first.batches).toHaveLength(50);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
