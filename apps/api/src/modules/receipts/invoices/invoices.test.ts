import type { Invoice, Order } from "@rihla/contract";
import { companyChangeHours } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { doJobs } from "../../../testing/do-jobs.ts";
import { callApi, type Guest, openPayment, order, seeOrder } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import { invoiceContent } from "./invoice.ts";
import { issueInvoice } from "./issue-invoice.ts";

const company = {
  name: "SARL Djurdjura Voyages",
  taxNumber: "000016001234567",
  register: "16/00-0123456B19",
  taxArticle: "16123456789",
  address: "12 rue Didouche Mourad, Alger",
};
const other = { ...company, name: "EURL Tassili", taxNumber: "000030007654321" };

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

async function pay(guest: Guest): Promise<Guest> {
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return guest;
}
const buy = async (changes: object = { company }) => pay(await order(shop, undefined, changes));
const owner = async ({ email }: Guest) => ({ token: await signIn(shop, email) });
const invoicesOf = async (guest: Guest) =>
  (await callApi(shop, "GET", `/orders/${guest.number}/invoices`, { as: guest })).data as Invoice[];
const change = (guest: Guest, as: { token: string } | { secret: string }, body: object = other) =>
  callApi(shop, "PUT", `/orders/${guest.number}/company`, { as, body });
const paper = (guest: Guest, body: object = {}) =>
  callApi(shop, "POST", `/orders/${guest.number}/invoice`, { as: guest, body });

it("gives a paid order of a company one numbered invoice beside the receipt, and mails it", async () => {
  const guest = await buy({ company: { ...company, taxNumber: " ٠٠٠٠١٦٠٠١٢٣٤٥٦٧ " } });
  expect((await seeOrder(shop, guest)).company).toEqual(company);
  await doJobs(shop, "issue-invoice");
  const [invoice, ...more] = await invoicesOf(guest);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    company,
    cancelledAt: null,
    number: expect.stringMatching(/^\d{4}-\d{6}$/),
  });
  const names = (await shop.sandbox.mailTo(guest.email)).flatMap(({ attachments }) => attachments);
  expect(names.map(({ filename }) => filename)).toEqual([`invoice-${invoice?.number}.pdf`]);
  const made = await paper(guest);
  expect(Buffer.from((made.data as { content: string }).content, "base64").toString("latin1")).toMatch(
    /^%PDF/,
  );
  expect((await callApi(shop, "POST", `/orders/${guest.number}/receipt`, { as: guest })).status).toBe(200);
});

it("has none for an order of a person, nor before it is paid", async () => {
  const person = await buy({});
  expect(await paper(person)).toMatchObject({ status: 404 });
  const unpaid = await order(shop, undefined, { company });
  expect(await paper(unpaid)).toMatchObject({ status: 404 });
  expect(await change(unpaid, await owner(unpaid))).toMatchObject({
    status: 409,
    problem: { code: "company_unchangeable" },
  });
});

it("refuses numbers that none can be", async () => {
  const answer = await callApi(shop, "PUT", "/auth/me/company", {
    as: await owner({ email: "typist@example.com" } as Guest),
    body: { ...company, taxNumber: "123", address: "" },
  });
  expect(answer).toMatchObject({ status: 400, problem: { code: "invalid_input" } });
  expect(JSON.stringify(answer.problem)).toContain('"path":"taxNumber","code":"invalid"');
  expect(JSON.stringify(answer.problem)).toContain('"path":"address","code":"required"');
});

it("cancels the first and keeps it when its owner changes the company, with a number of its own", async () => {
  const guest = await buy();
  const answer = await change(guest, await owner(guest));
  expect(answer.data).toMatchObject({
    company: other,
    companyChangeableUntil: null,
  } satisfies Partial<Order>);
  const [holds, cancelled] = await invoicesOf(guest);
  expect(holds).toMatchObject({ company: other, cancelledAt: null });
  expect(cancelled).toMatchObject({ company, cancelledAt: expect.any(String) });
  expect(holds?.number).not.toBe(cancelled?.number);
  const former = await paper(guest, { invoice: cancelled?.number });
  expect(former.data).toMatchObject({ name: `invoice-${cancelled?.number}.pdf` });
  const content = invoiceContent({
    invoice: cancelled as Invoice,
    replacedBy: String(holds?.number),
    order: await seeOrder(shop, guest),
    language: "fr",
  });
  expect(content.cancelled).toContain(String(holds?.number));
  await doJobs(shop, "issue-invoice");
  expect(await invoicesOf(guest)).toHaveLength(2);
});

it("lets an owner who forgot it ask for an invoice afterwards", async () => {
  const guest = await buy({});
  expect((await seeOrder(shop, guest)).companyChangeableUntil).toEqual(expect.any(String));
  expect((await change(guest, await owner(guest))).status).toBe(200);
  expect(await invoicesOf(guest)).toMatchObject([{ company: other, cancelledAt: null }]);
});

it("is changed by its signed-in owner alone: neither by its secret nor by somebody else", async () => {
  const guest = await buy();
  expect((await change(guest, guest)).status).toBe(401);
  const stranger = { token: await signIn(shop, "stranger@example.com") };
  expect(await change(guest, stranger)).toMatchObject({ status: 404, problem: { code: "not_found" } });
  for (const path of ["invoices", "invoice"])
    expect(
      await callApi(shop, path === "invoices" ? "GET" : "POST", `/orders/${guest.number}/${path}`, {
        as: stranger,
        ...(path === "invoice" && { body: {} }),
      }),
    ).toMatchObject({ status: 404 });
  expect((await seeOrder(shop, guest)).company).toEqual(company);
});

it("is changed once, also by who asks six times at once, and its numbers have no gap", async () => {
  const guest = await buy();
  const as = await owner(guest);
  const answers = await Promise.all(Array.from({ length: 6 }, () => change(guest, as)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await invoicesOf(guest)).toHaveLength(2);
  const { rows } = await sql<{ gaps: string }>`
    select max(place) - count(*) as gaps from invoice group by year`.execute(shop.app.db);
  expect(rows.map(({ gaps }) => Number(gaps))).toEqual([0]);
});

it("writes one invoice for who asks for it many times at once", async () => {
  const guest = await buy();
  const { id } = await shop.app.db
    .selectFrom("customerOrder")
    .select("id")
    .where("number", "=", guest.number)
    .executeTakeFirstOrThrow();
  await Promise.all(Array.from({ length: 6 }, () => issueInvoice(shop.app.db, id)));
  expect(await invoicesOf(guest)).toHaveLength(1);
});

it(`is final ${companyChangeHours} hours after paying`, async () => {
  const guest = await buy();
  await shop.app.db
    .updateTable("payment")
    .set({ paidAt: sql<Date>`now() - make_interval(hours => ${companyChangeHours})` })
    .where("paidAt", "is not", null)
    .execute();
  expect(await change(guest, await owner(guest))).toMatchObject({
    status: 409,
    problem: { code: "company_unchangeable" },
  });
});

it("keeps a company for the next order of who is signed in, on a page of its own", async () => {
  const email = "keeps@example.com";
  const as = { token: await signIn(shop, email) };
  const kept = () => callApi(shop, "GET", "/auth/me/company", { as });
  expect((await kept()).data).toBeNull();
  await callApi(shop, "PUT", "/auth/me/company", { as, body: company });
  expect((await kept()).data).toEqual(company);
  const exported = await callApi(shop, "GET", "/auth/me", { as });
  expect(exported.data).not.toHaveProperty("company");
  expect((await callApi(shop, "DELETE", "/auth/me/company", { as })).status).toBe(204);
  expect((await kept()).data).toBeNull();
});
