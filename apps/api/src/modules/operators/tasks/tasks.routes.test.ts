import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Task } from "@rihla/contract/admin";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { buy, type Owner, planThatStarts } from "../../../testing/issued-esim.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { setRate } from "../price-acts.ts";

const why = "as agreed on the phone";

let folder: string;
let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tasks-"));
  office = await createBackOffice({}, createStockedShop);
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const act = (by: Person, what: string, id: string) => as(by, "POST /tasks/acts", { act: what, id, why });
const tasks = async (kind?: string): Promise<Task[]> =>
  (await as(amel, "GET /tasks")).data.tasks.filter((one: Task) => !kind || one.kind === kind);
const bought = async (): Promise<Owner> => buy(office, await planThatStarts(office));
const refundOf = async ({ number }: Owner, by = amel) => {
  const { left } = (await as(by, `GET /orders/${number}`)).data.refundable;
  return as(by, `POST /orders/${number}/refunds`, {
    amount: left.amount,
    left: left.amount,
    to: "card",
    why,
  });
};

it("a refund that people have to send waits with its sum until one of two has begun it, and is gone once it is done", async () => {
  const owner = await bought();
  await refundOf(owner);
  await sql`update refund set status = 'manual', note = 'the gateway can''t do it'`.execute(office.app.db);
  const [waiting] = await tasks("refund");
  expect(waiting).toMatchObject({
    orderNumber: owner.number,
    amount: owner.order.total,
    acts: ["begin", "by-hand", "to-wallet"],
  });
  const id = waiting?.id as string;
  const begun = await Promise.all([act(amel, "begin", id), act(nadia, "begin", id)]);
  expect(begun.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, "begun_already"]);
  expect((await act(nadia, "by-hand", id)).status).toBe(200);
  expect(await tasks("refund")).toEqual([]);
  expect(await act(amel, "by-hand", id)).toMatchObject({ status: 409, code: "nothing_by_hand" });
});

it("what one may not give alone waits for somebody else, who approves it once, and not for its author", async () => {
  const owner = await bought();
  const { customerId } = (await as(amel, `GET /orders/${owner.number}`)).data.buyer;
  const credit = (amount: number) => ({ key: crypto.randomUUID(), amount, currency: "DZD", why });
  const { data } = await as(amel, `POST /customers/${customerId}/credits`, credit(2_500_000));
  const [waiting, ...others] = await tasks("proposal");
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ id: data.proposal, of: "The support", acts: ["approve", "withdraw"] });
  expect(JSON.stringify(waiting)).not.toContain(owner.email);
  expect(await act(amel, "approve", data.proposal)).toMatchObject({ status: 409, code: "own_proposal" });
  const approved = await Promise.all([
    act(nadia, "approve", data.proposal),
    act(nadia, "approve", data.proposal),
  ]);
  expect(approved.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, "proposal_ended"]);
  expect((await as(amel, `GET /customers/${customerId}`)).data.balances).toEqual([
    { amount: 2_500_000, currency: "DZD" },
  ]);
  const { data: acts } = await as(nadia, `GET /acts?subject=${customerId}`);
  expect(acts).toMatchObject([{ who: "The support", by: "back-office", details: { approvedBy: nadia.id } }]);
});

it("a mail that came back waits until somebody says how its buyer was reached; a rate that nobody looked at is told", async () => {
  const owner = await bought();
  await sql`insert into returned_mail (order_id) select id from customer_order where number = ${owner.number}`.execute(
    office.app.db,
  );
  expect(await tasks("mail")).toMatchObject([{ orderNumber: owner.number, acts: ["mail-settled"] }]);
  expect((await act(amel, "mail-settled", owner.number)).status).toBe(200);
  expect(await act(nadia, "mail-settled", owner.number)).toMatchObject({ code: "no_mail_waits" });
  expect(await tasks("mail")).toEqual([]);
  expect(await tasks("old-rate")).toMatchObject([{ of: "DZD", since: null, acts: [] }]);
  const by = { who: "root", why: "this week's rate" };
  // Of another currency it says nothing of the dinar.
  await setRate(office.app.db, { code: "USD", perUsdE4: 10_000 }, by);
  expect(await tasks("old-rate")).toHaveLength(1);
  await setRate(office.app.db, { code: "DZD", perUsdE4: 1_385_000 }, by);
  expect(await tasks("old-rate")).toEqual([]);
});

it("a supplier's balance waits for somebody once the pace of the last day ends it within three", async () => {
  const { number } = await bought();
  await deliverOrder(office, { number });
  const { app } = office;
  const { rows } = await sql<{
    cost: number;
  }>`select sum(l.wholesale_usd_e4)::bigint as cost from order_line l
    join esim e on e.order_line_id = l.id where e.provisioning = 'issued'`.execute(app.db);
  const perDay = rows[0]?.cost ?? 0;
  const left = (balanceUsdE4: number) =>
    app.db
      .insertInto("supplierCredit")
      .values({ provider: "esim-access", balanceUsdE4, readAt: new Date() })
      .onConflict((conflict) => conflict.column("provider").doUpdateSet({ balanceUsdE4 }))
      .execute();
  await left(perDay * 3);
  expect(await tasks("supplier-ends")).toEqual([]);
  await left(perDay * 3 - 1);
  expect(await tasks("supplier-ends")).toMatchObject([{ of: "esim-access", acts: [] }]);
});

it("a backup that is too old, or was never made, is told where a file is named that each touches", async () => {
  expect(await tasks("old-backup")).toEqual([]);
  const file = path.join(folder, "last-backup");
  Object.assign(office.app.config, { BACKUP_STAMP_FILE: file });
  expect(await tasks("old-backup")).toMatchObject([{ since: null }]);
  await writeFile(file, "");
  expect(await tasks("old-backup")).toEqual([]);
  const old = new Date(Date.now() - 27 * 3_600_000);
  await utimes(file, old, old);
  expect(await tasks("old-backup")).toMatchObject([{ since: old.toISOString() }]);
  Object.assign(office.app.config, { BACKUP_STAMP_FILE: undefined });
});

it("the longest waiting come first, and nothing in it reaches anybody", async () => {
  const { data } = await as(amel, "GET /tasks");
  const since = data.tasks.map((one: Task) => one.since ?? "");
  expect(since).toEqual(since.toSorted());
  expect(JSON.stringify(data)).not.toMatch(/@|LPA:/);
});
