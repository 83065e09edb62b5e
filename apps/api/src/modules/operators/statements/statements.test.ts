import type { Payment } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../infra/ids.ts";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { compareDay } from "../takings/compare-day.ts";
import { keepTakings } from "../takings/kept-takings.repository.ts";
import {
  daysAgo,
  differencesOf,
  drop as dropIn,
  fileOf,
  naming,
  paidOn,
  refOf,
  type Sent,
  takingsOf,
} from "./statements.test-kit.ts";

let office: BackOffice;
let owner: Person;
let other: Person;
beforeAll(async () => {
  office = await createBackOffice({ PAYMENT_METHODS: "cib:satim,card:stripe" }, createStockedShop);
  owner = await enter(office, "owner");
  other = await enter(office, "owner", "other@rihla.example");
}, 240_000);
afterAll(() => office.close());

const drop = (day: string, text: string | Buffer, sent?: Sent, by = owner) =>
  dropIn(office, by, day, text, sent);
const differences = (day: string) => differencesOf(office, owner, day);
const said = async (day: string) =>
  (await differences(day)).map(({ here, there, goneAt }) => [here, there, goneAt === null ? "open" : "gone"]);
const actsOn = async (subject: string) =>
  (await ask(office, `GET /acts?subject=${subject}`, { cookie: owner.cookie })).data;
const paid = ({ amount: { amount } }: Payment) => `paid ${amount} DZD`;
const unknown = { ref: "X-99", amount: 900_000 };

it("asks once what a gateway's columns are, keeps the answer as an act, and reads the next file with these headings at once", async () => {
  const [day, next] = [daysAgo(3), daysAgo(4)];
  const payment = await paidOn(office, day);
  const file = fileOf(day, [refOf(payment), { ref: "NO", amount: 100, kind: "Refusée" }]);
  const asked = await drop(day, file);
  expect(asked.data).toMatchObject({
    outcome: "unnamed",
    headings: ["Référence", "Date", "Montant", "Opération"],
    rows: [expect.arrayContaining(["Achat"]), expect.arrayContaining(["Refusée"])],
    words: expect.arrayContaining([["Achat", "Refusée"]]),
    currencies: ["DZD"],
    naming: null,
    revision: 0,
  });
  expect((await takingsOf(office, owner, day)).books).toContainEqual(
    expect.objectContaining({ gateway: "satim", readAt: null }),
  );
  const named = await drop(day, file, { naming });
  expect(named.data).toEqual({
    outcome: "read",
    same: false,
    rows: 1,
    agreed: 1,
    onlyThere: 0,
    onlyHere: 0,
    otherwise: 0,
    leftOut: 1,
  });
  expect(await actsOn("satim")).toMatchObject([
    { act: "statement columns", after: { reference: "Référence", sum: "Montant", moment: "Date" } },
  ]);
  const other = await paidOn(office, next);
  expect((await drop(next, fileOf(next, [refOf(other)]))).data).toMatchObject({ outcome: "read", agreed: 1 });
  expect((await takingsOf(office, owner, next)).books).toContainEqual(
    expect.objectContaining({
      gateway: "satim",
      hasList: false,
      rows: 1,
      agreed: 1,
      readAt: expect.any(String),
    }),
  );
});

it("says what only the bank knows, what only we know and what differs, and moves no money", async () => {
  const day = daysAgo(5);
  const [agrees, differs, missing] = [
    await paidOn(office, day),
    await paidOn(office, day),
    await paidOn(office, day),
  ];
  const before = await office.app.db.selectFrom("payment").selectAll().orderBy("id").execute();
  const rows = [refOf(agrees), { ...refOf(differs), amount: 12_345 }, unknown];
  expect((await drop(day, fileOf(day, rows))).data).toMatchObject({
    rows: 3,
    agreed: 1,
    onlyThere: 1,
    onlyHere: 1,
    otherwise: 1,
  });
  expect((await said(day)).toSorted()).toEqual(
    [
      ["unknown", "paid 900000 DZD, X-99", "open"],
      [paid(differs), "paid 12345 DZD", "open"],
      [paid(missing), "not in its list", "open"],
    ].toSorted(),
  );
  expect(await office.app.db.selectFrom("payment").selectAll().orderBy("id").execute()).toEqual(before);
  expect(await office.app.db.selectFrom("refund").selectAll().execute()).toEqual([]);
});

it("the same file twice changes nothing; a newer one takes its place, and an explanation outlives it, also by night", async () => {
  const day = daysAgo(6);
  const payment = await paidOn(office, day);
  const file = fileOf(day, [refOf(payment), unknown]);
  expect((await drop(day, file)).data).toMatchObject({ same: false, onlyThere: 1 });
  const [first] = await differences(day);
  await ask(office, `POST /taking-differences/${first?.id}/explanations`, {
    cookie: owner.cookie,
    body: { why: "the bank's own test" },
  });
  const [kept, acts] = [await takingsOf(office, owner, day), await actsOn(day)];
  expect((await drop(day, file)).data).toMatchObject({ same: true });
  expect([await takingsOf(office, owner, day), await actsOn(day)]).toEqual([kept, acts]);

  await compareDay(office.app, day);
  expect(await differences(day)).toMatchObject([{ id: first?.id, goneAt: null, inStatement: true }]);

  const newer = fileOf(day, [refOf(payment), { ref: "X-100", amount: 100 }]);
  expect((await drop(day, newer)).data).toMatchObject({ same: false, onlyThere: 1 });
  expect((await said(day)).map(([, there, state]) => [there, state])).toEqual([
    ["paid 900000 DZD, X-99", "gone"],
    ["paid 100 DZD, X-100", "open"],
  ]);
  await drop(day, file);
  expect((await differences(day)).find(({ id }) => id === first?.id)).toMatchObject({
    goneAt: null,
    explanation: "the bank's own test",
  });
});

it("what the gateway's answer and its file both say is one difference, gone when neither says so any more", async () => {
  const day = daysAgo(7);
  const payment = await paidOn(office, day);
  const wrong = { ...refOf(payment), amount: 100 };
  await drop(day, fileOf(day, [wrong]));
  const found = {
    order: null,
    payment: payment.id,
    gateway: "satim",
    here: paid(payment),
    there: "paid 100 DZD",
  };
  const byNight = (differences: (typeof found)[]) =>
    office.app.db
      .transaction()
      .execute((tx) => keepTakings(tx, day, { compared: [], notSeen: [] }, { differences, silent: [] }));
  for (const night of [[found], [], [found]]) {
    await byNight(night);
    expect(await said(day)).toEqual([[paid(payment), "paid 100 DZD", "open"]]);
  }
  await drop(day, fileOf(day, [refOf(payment)]));
  expect(await said(day)).toEqual([[paid(payment), "paid 100 DZD", "open"]]);
  await byNight([]);
  expect(await said(day)).toEqual([[paid(payment), "paid 100 DZD", "gone"]]);
});

it("of two who drop files at once nothing is doubled: the same file is read once, of two the last one holds", async () => {
  const day = daysAgo(8);
  const payment = await paidOn(office, day);
  const file = fileOf(day, [refOf(payment), unknown]);
  const alike = await Promise.all([drop(day, file), drop(day, file, {}, other)]);
  expect(alike.map(({ data }) => data.outcome === "read" && data.same).toSorted()).toEqual([false, true]);
  expect(await differences(day)).toHaveLength(1);
  expect(await actsOn(day)).toHaveLength(1);
  const newer = ["A", "B", "C", "D"].map((ref) => fileOf(day, [refOf(payment), { ref, amount: 100 }]));
  await Promise.all(newer.map((text, at) => drop(day, text, {}, at % 2 === 0 ? owner : other)));
  expect((await differences(day)).filter(({ goneAt }) => goneAt === null)).toHaveLength(1);
  expect(await actsOn(day)).toHaveLength(5);
});

it("what was given back is compared too, also of a payment that the file does not name", async () => {
  const day = daysAgo(14);
  const [one, other] = [await paidOn(office, day), await paidOn(office, day)];
  const giveBack = (payment: Payment, amount: number) =>
    office.app.db
      .insertInto("refund")
      .values({
        id: newId(),
        paymentId: payment.id,
        cause: `a test of ${payment.id}`,
        amount,
        status: "done",
        doneAt: new Date(`${day}T13:00:00+01:00`),
      })
      .execute();
  await giveBack(one, 700);
  await giveBack(other, 800);
  const back = { ...refOf(one), amount: 700, kind: "Remboursement" };
  expect((await drop(day, fileOf(day, [refOf(one), back, refOf(other)]))).data).toMatchObject({
    agreed: 3,
    onlyHere: 1,
  });
  expect(await said(day)).toEqual([["given back 800 DZD", "not in its list of refunds", "open"]]);
  const both = [
    refOf(one),
    back,
    refOf(other),
    { ...back, ...refOf(other), amount: 800, kind: "Remboursement" },
  ];
  expect((await drop(day, fileOf(day, both))).data).toMatchObject({ agreed: 4, onlyHere: 0 });
  expect((await drop(day, fileOf(day, [back]))).data).toMatchObject({ agreed: 1, onlyHere: 3 });
});

it("a file that is dropped while the night's comparison runs leaves both findings, each once", async () => {
  const day = daysAgo(13);
  const payment = await paidOn(office, day);
  const file = fileOf(day, [refOf(payment), unknown]);
  await Promise.all([
    compareDay(office.app, day),
    drop(day, file),
    compareDay(office.app, day),
    drop(day, file),
  ]);
  expect(await said(day)).toEqual([["unknown", "paid 900000 DZD, X-99", "open"]]);
  expect((await takingsOf(office, owner, day)).comparedAt).toEqual(expect.any(String));
});

it("of two who name the same columns at once the second reads by the first's names", async () => {
  const day = daysAgo(9);
  const file = fileOf(day, [refOf(await paidOn(office, day))], "Réf;Date;Montant;Type");
  const answers = await Promise.all([
    drop(day, file, { naming }),
    drop(day, file, { naming: { ...naming, inMinorUnits: true } }, other),
  ]);
  const codes = answers.map(({ status, code }) => code ?? status).toSorted();
  expect(codes).toEqual([200, "named_meanwhile"]);
  expect((await drop(day, file)).data).toMatchObject({ outcome: "read", same: true });
  const asked = await drop(day, file, { anew: true });
  expect(asked.data).toMatchObject({ outcome: "unnamed", revision: 1 });
  expect((await drop(day, file, { naming: { ...naming, currency: "EUR" }, revision: 1 })).data).toMatchObject(
    {
      outcome: "read",
      otherwise: 1,
    },
  );
});

it("what can't be read changes nothing, and is named line by line; a word that is new is asked about", async () => {
  const day = daysAgo(10);
  const payment = await paidOn(office, day);
  await drop(day, fileOf(day, [refOf(payment), unknown]));
  const kept = await takingsOf(office, owner, day);
  const broken = `${fileOf(day, [refOf(payment)])}\r\nX-1;31/02/2026;5,00;Achat\r\nX-2;03/05/2026;cinq;Achat`;
  expect((await drop(day, broken)).data).toEqual({
    outcome: "unreadable",
    count: 2,
    lines: [
      { line: 3, why: "moment", said: "31/02/2026" },
      { line: 4, why: "sum", said: "cinq" },
    ],
  });
  expect((await drop(day, fileOf(day, [{ ...refOf(payment), kind: "Crédit" }]))).data).toMatchObject({
    outcome: "unnamed",
    naming,
  });
  const answers = await Promise.all([
    drop(day, fileOf(daysAgo(20), [unknown])),
    drop(day, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0])),
    drop(day, fileOf(day, [{ ref: "NO", amount: 100, kind: "Refusée" }])),
    drop(day, Buffer.alloc(2 * 1024 * 1024 + 1, 0x3b)),
    drop(daysAgo(0), fileOf(daysAgo(0), [unknown])),
    drop(day, fileOf(day, [unknown]), { gateway: "wallet" }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([
    "statement_of_other_day",
    "statement_unreadable",
    "statement_empty",
    "statement_too_large",
    "day_unreadable",
    "company_unknown",
  ]);
  expect(await takingsOf(office, owner, day)).toEqual(kept);
});

it("a file of which nothing is known here is kept only by who is sure of it", async () => {
  const day = daysAgo(11);
  const strangers = fileOf(day, [unknown, { ref: "X-98", amount: 100 }], "Terminal;Date;Montant;Opération");
  expect((await drop(day, strangers, { naming })).data).toEqual({ outcome: "strange", rows: 2 });
  expect([await differences(day), (await drop(day, strangers)).data.outcome]).toEqual([[], "unnamed"]);
  expect((await drop(day, strangers, { naming, sure: true })).data).toMatchObject({ onlyThere: 2 });
});

it("nothing of the file stays but reference, sum and currency of what differs", async () => {
  const day = daysAgo(12);
  const payment = await paidOn(office, day);
  const head = "Référence;Date;Montant;Opération;Carte;Porteur";
  const rows = fileOf(day, [refOf(payment), unknown], head).split("\r\n");
  const file = rows.map((row, at) => (at === 0 ? row : `${row};628058******7215;AMINA HADDAD`)).join("\r\n");
  expect((await drop(day, file, { naming })).data).toMatchObject({ outcome: "read", onlyThere: 1 });
  const kept = [
    await office.app.db.selectFrom("takingDifference").selectAll().execute(),
    await office.app.db.selectFrom("takingStatement").selectAll().execute(),
    await office.app.db.selectFrom("statementNaming").selectAll().execute(),
    await office.app.db.selectFrom("operatorAct").selectAll().execute(),
  ];
  const numbers = { ...naming, kinds: { "628058******7215": "sale" as const } };
  expect((await drop(day, file, { naming: numbers })).code).toBe("invalid_input");
  const { data } = await drop(day, file, { anew: true });
  expect(data).toMatchObject({ words: expect.arrayContaining([["Achat"], ["AMINA HADDAD"]]) });
  expect(JSON.stringify("words" in data && data.words)).not.toContain("7215");
  expect(JSON.stringify(kept)).not.toMatch(/\*\*\*|HADDAD/);
});
