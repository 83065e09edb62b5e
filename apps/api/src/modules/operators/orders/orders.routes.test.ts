import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { doJobs } from "../../../testing/do-jobs.ts";
import {
  buy,
  issued,
  issuedEsim,
  type Owner,
  planThatStarts,
  refreshed,
} from "../../../testing/issued-esim.ts";
import { order } from "../../../testing/purchase.ts";
import { endDayOfActs } from "../../../testing/test-database.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { findEsim } from "../../esims/index.ts";

const why = "as agreed on the phone";

let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  office = await createBackOffice({}, createStockedShop);
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
});
afterAll(() => office.close());
beforeEach(() => endDayOfActs(office));

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const bought = async (): Promise<Owner> => buy(office, await planThatStarts(office));
const see = async (number: string) => (await as(amel, `GET /orders/${number}`)).data;
const actsOn = async (subject: string) =>
  (await as(nadia, `GET /acts?subject=${subject}`)).data.map(({ act }: { act: string }) => act);

describe("an order", () => {
  it("is found by what its buyer tells and shown with its money, its eSIMs and its story, and nothing by which anybody could be reached", async () => {
    const { owner, esim } = await issuedEsim(office);
    const { data: look } = await as(amel, "POST /look-ups", { text: owner.email });
    expect(look.found.map(({ kind, by }: { kind: string; by: string[] }) => [kind, ...by])).toEqual([
      ["customer", "email", "email_beginning"],
      ["order", "email", "email_beginning"],
    ]);
    const shown = await see(owner.number);
    expect(shown).toMatchObject({
      status: "placed",
      buyer: { name: "Amel H.", phone: "+213 ••• 67", customerId: expect.any(String) },
      payments: [{ status: "paid", gateway: "satim" }],
      esims: [{ id: esim.id, status: "new", codeToShow: true, replaceable: true }],
      refundable: { left: owner.order.total, ways: [{ to: "card" }] },
    });
    const told = shown.story.map(({ on, state }: { on: string; state: string }) => `${on} ${state}`);
    for (const step of ["order open", "payment paid", "order placed", "esim issued"])
      expect(told).toContain(step);
    const moments = shown.story.map(({ at }: { at: string }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const row = await findEsim(office.app.db, esim.id);
    const all = JSON.stringify([look, shown]);
    for (const secret of [owner.email, "551234567", "Haddad", row?.iccid, row?.activationCode, owner.secret])
      expect(all).not.toContain(secret);
  });

  it("that there is not is said to be unknown", async () => {
    expect(await as(amel, "GET /orders/NOBODY22")).toMatchObject({ status: 404, code: "order_unknown" });
  });
});

describe("a refund", () => {
  const refund = (by: Person, number: string, body: object) =>
    as(by, `POST /orders/${number}/refunds`, { to: "card", why, ...body });

  it("that is pressed twice, or by two at once, is given once; the other learns what is left", async () => {
    const owner = await bought();
    const { left } = (await see(owner.number)).refundable;
    const wanted = { amount: 10_000, left: left.amount };
    const answers = await Promise.all([amel, nadia, amel].map((by) => refund(by, owner.number, wanted)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "changed_meanwhile" });
    expect((await see(owner.number)).refundable.left.amount).toBe(left.amount - 10_000);
    expect(await actsOn(owner.number)).toEqual(["refund"]);
  });

  it("of more than was paid, or of an order that nobody paid, gives nothing", async () => {
    const owner = await bought();
    const { left } = (await see(owner.number)).refundable;
    expect(await refund(amel, owner.number, { amount: left.amount + 1, left: left.amount })).toMatchObject({
      status: 409,
      code: "more_than_left",
    });
    const unpaid = await order(office);
    expect(await see(unpaid.number)).toMatchObject({ refundable: null });
    expect(await refund(amel, unpaid.number, { amount: 100, left: 100 })).toMatchObject({
      code: "nothing_paid",
    });
  });

  it("above what one person may do alone waits for somebody else, as one proposal however often it is pressed", async () => {
    const { id } = await customer();
    for (const key of [randomUUID(), randomUUID()])
      await as(amel, `POST /customers/${id}/credits`, { key, amount: 1_000_000, currency: "DZD", why });
    const owner = await bought();
    const { left } = (await see(owner.number)).refundable;
    const wanted = { amount: left.amount, left: left.amount };
    const [first, second] = [
      await refund(amel, owner.number, wanted),
      await refund(amel, owner.number, wanted),
    ];
    expect(first.data.proposal).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.data).toEqual(first.data);
    const shown = await see(owner.number);
    expect(shown.refundable.left).toEqual(left);
    expect(shown.story.filter(({ on }: { on: string }) => on === "proposal")).toHaveLength(1);
  });
});

async function customer(): Promise<{ id: string; email: string }> {
  const { number, email } = await bought();
  return { id: (await see(number)).buyer.customerId, email };
}

describe("a credit", () => {
  it("that is sent again under its key, or by two tabs at once, is given once", async () => {
    const { id } = await customer();
    const credit = { key: randomUUID(), amount: 50_000, currency: "DZD", why };
    const send = () => as(amel, `POST /customers/${id}/credits`, credit);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await send();
    const { data } = await as(amel, `GET /customers/${id}`);
    expect(data.balances).toEqual([{ amount: 50_000, currency: "DZD" }]);
    expect(data.movements).toHaveLength(1);
    expect(await actsOn(id)).toEqual(["wallet credit"]);
  });
});

describe("a person", () => {
  it("is shown on one page, masked until asked; who looked is kept, and nothing is shown of another", async () => {
    const [mine, theirs] = [await bought(), await bought()];
    const { customerId } = (await see(mine.number)).buyer;
    const { data, status } = await as(amel, `GET /customers/${customerId}`);
    expect([status, data.orders.map(({ number }: { number: string }) => number)]).toEqual([
      200,
      [mine.number],
    ]);
    expect(JSON.stringify(data)).not.toContain(mine.email);
    expect(JSON.stringify(data)).not.toContain(theirs.number);
    const wish = { kind: "customer", subject: customerId, why };
    expect((await as(amel, "POST /reveals", wish)).data).toMatchObject({ email: mine.email });
    expect(await actsOn(customerId)).toEqual(["reveal customer"]);
  });

  it("who asks by mail gets what is known of them, and is forgotten; by owners alone, and nothing of another", async () => {
    const [mine, theirs] = [await bought(), await bought()];
    await deliverOrder(office, mine);
    const { customerId: id } = (await see(mine.number)).buyer;
    const asked = { why: "wrote from the account's own address" };
    expect(await as(amel, `POST /customers/${id}/exports`, asked)).toMatchObject({
      status: 404,
      code: "not_found",
    });
    const { data } = await as(nadia, `POST /customers/${id}/exports`, asked);
    const known = JSON.parse(data.json);
    expect(known.orders.map(({ number }: { number: string }) => number)).toEqual([mine.number]);
    expect(data.json).not.toContain(theirs.email);
    expect((await as(nadia, `POST /customers/${id}/deletions`, asked)).status).toBe(204);
    expect(await as(nadia, `POST /customers/${id}/deletions`, asked)).toMatchObject({
      code: "customer_unknown",
    });
    expect(await see(mine.number)).toMatchObject({ buyer: null });
    expect(await see(theirs.number)).toMatchObject({ buyer: { name: "Amel H." } });
    expect(await actsOn(id)).toEqual(["delete account", "export"]);
  });

  it("who still waits for an eSIM is not forgotten yet", async () => {
    const { id, email } = await customer();
    const answer = await as(nadia, `POST /customers/${id}/deletions`, { why });
    expect(answer).toMatchObject({ status: 409, code: "deletion_blocked" });
    expect((await as(amel, "POST /look-ups", { text: email })).data.found).toHaveLength(2);
  });

  it("whose PIN is taken away sets another; of nobody there is none to take", async () => {
    const { id } = await customer();
    expect(await as(amel, `POST /customers/${id}/pin-resets`, { why })).toMatchObject({ status: 204 });
    expect(await as(amel, `POST /customers/${randomUUID()}/pin-resets`, { why })).toMatchObject({
      status: 404,
      code: "customer_unknown",
    });
  });
});

describe("a mail", () => {
  const deliveries = async (email: string): Promise<{ text: string }[]> =>
    (await office.sandbox.mailTo(email)).filter(({ text }: { text: string }) => text.includes("LPA:"));

  it("is sent once more to the order's own address, by one of two who ask at once, and not again for some minutes", async () => {
    const owner = await bought();
    await deliverOrder(office, owner);
    await doJobs(office);
    const resend = (by: Person) => as(by, `POST /orders/${owner.number}/mails`, { why });
    const answers = await Promise.all([resend(amel), resend(nadia)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await resend(nadia)).toMatchObject({ status: 409, code: "resent_lately" });
    await doJobs(office);
    const sent = await deliveries(owner.email);
    expect(sent).toHaveLength(2);
    const shown = await see(owner.number);
    expect(
      shown.story.filter(
        ({ on, note }: { on: string; note: string }) => on === "mail" && note === "order-delivered",
      ),
    ).toHaveLength(2);
  });

  it("of an order that has come to nothing yet is none", async () => {
    const unpaid = await order(office);
    expect(await as(amel, `POST /orders/${unpaid.number}/mails`, { why })).toMatchObject({
      code: "nothing_to_resend",
    });
  });
});

describe("a replacement", () => {
  const replace = (by: Person, id: string) => as(by, `POST /esims/${id}/replacements`, { why });

  it("comes once, whoever asks at the same time, and in place of the old one", async () => {
    const { owner, esim } = await issuedEsim(office);
    const answers = await Promise.all([replace(amel, esim.id), replace(nadia, esim.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { esims } = await see(owner.number);
    const [old, fresh] = esims.toSorted((one: { id: string }) => (one.id === esim.id ? -1 : 1));
    expect(old).toMatchObject({ replacedBy: fresh.id, replaceable: false });
    expect(await issued(office, owner, fresh.id)).toMatchObject({ status: "new" });
    expect(await actsOn(esim.id)).toEqual(["replace"]);
  });

  it("comes for none that its supplier, asked at that moment, says is used", async () => {
    const { owner, esim } = await issuedEsim(office);
    await office.sandbox.post(`/controls/esims/${esim.iccid}/use`, { bytes: 5_000_000 });
    expect(await replace(amel, esim.id)).toMatchObject({ status: 409, code: "esim_in_use" });
    await refreshed(office, owner, esim.id);
    expect((await see(owner.number)).esims).toMatchObject([{ replaceable: false, replacedBy: null }]);
    expect(await replace(amel, randomUUID())).toMatchObject({ status: 404, code: "esim_unknown" });
  });
});
