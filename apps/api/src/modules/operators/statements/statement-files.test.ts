import type { StatementNaming } from "@rihla/contract/admin";
import { describe, expect, it } from "vitest";
import { compareStatement, type NamedPayment } from "./compare-statement.ts";
import { decodeText } from "./decode-text.ts";
import { readCurrency, readDay, readSum } from "./read-cells.ts";
import { readLines, type StatementLine } from "./read-lines.ts";
import { readTable } from "./read-table.ts";

const arabic = [0xc7, 0xe1, 0xe3, 0xc8, 0xe1, 0xdb];

describe("a file's text", () => {
  const french = "Référence;Montant\n1;2,50";
  const wide = Buffer.from(french, "utf16le");
  it.each([
    ["UTF-8", Buffer.from(french)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${french}`)],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${french}`, "utf16le")],
    ["UTF-16 the other way round", Buffer.from(`\ufeff${french}`, "utf16le").swap16()],
    ["UTF-16 without its mark", wide],
    ["UTF-16 the other way round without its mark", Buffer.from(wide).swap16()],
    ["Windows-1252", Buffer.from(french, "latin1")],
  ])("is read as %s", (_, bytes) => {
    expect(decodeText(bytes)).toBe(french);
  });

  it("is read as Windows-1256 where it is Arabic, French accents beside it too", () => {
    const bytes = Buffer.from([...arabic, 0x3b, 0xe9, 0x74, 0xe9]);
    expect(decodeText(bytes)).toBe("المبلغ;été");
  });

  it("is none where it is a spreadsheet's own format", () => {
    expect(decodeText(Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0x33, 0xff, 0x81]))).toBeUndefined();
  });
});

describe("a sum", () => {
  it.each([
    ["1234,50", 123_450],
    ["1 234,50", 123_450],
    ["1\u00a0234,5", 123_450],
    ["12\u202f345\u202f678,90 DA", 1_234_567_890],
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["1’234.50", 123_450],
    ["1.234", 123_400],
    ["DZD 4500", 450_000],
    ["-4500", -450_000],
    ["(4 500,00)", -450_000],
    ["4500-", -450_000],
    ["١٢٣٤٫٥٠", 123_450],
    ["\u200e4500", 450_000],
    ["0,00", 0],
  ])("%s is read", (text, amount) => {
    expect(readSum(text)).toBe(amount);
  });

  it.each(["", "12 34", "1234,500", "1,2,3", "1,234,50", "TOTAL", "3e5", "03/05/2026", "--5"])(
    "%s is none",
    (text) => {
      expect(readSum(text)).toBeUndefined();
    },
  );

  it("in minor units has no decimals but noughts", () => {
    expect([readSum("450000", true), readSum("450000,00", true), readSum("4500,50", true)]).toEqual([
      450_000,
      450_000,
      undefined,
    ]);
  });
});

describe("a moment", () => {
  it.each([
    ["03/05/2026", "2026-05-03"],
    ["03/05/2026  10:00", "2026-05-03"],
    ["2026-05-03T23:30:00-0100", "2026-05-04"],
    ["3/5/2026 23:59", "2026-05-03"],
    ["03-05-2026 09:00:01", "2026-05-03"],
    ["03.05.26", "2026-05-03"],
    ["03/05/2026 à 14h05", "2026-05-03"],
    ["2026-05-03", "2026-05-03"],
    ["2026-05-03T14:05:06+01:00", "2026-05-03"],
    // Algeria is an hour ahead.
    ["2026-05-02T23:30:00Z", "2026-05-03"],
    ["2026-05-02T23:30:00.123+0000", "2026-05-03"],
    ["20260503", "2026-05-03"],
    ["20260503140506", "2026-05-03"],
    ["٠٣/٠٥/٢٠٢٦", "2026-05-03"],
  ])("%s is read", (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each(["", "31/02/2026", "05/13/2026", "2026-02-30", "03/05", "yesterday", "03/05/2026 25:00"])(
    "%s is none",
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );
});

it("a currency is known by its letters, number or sign", () => {
  expect(["DZD", "da", "Dinar", "012", "12", "دج", "د.ج"].map(readCurrency)).toEqual(Array(7).fill("DZD"));
  expect(["USD", "840", "$"].map(readCurrency)).toEqual(Array(3).fill("USD"));
  expect(["978", "€", "money"].map(readCurrency)).toEqual(["EUR", "EUR", undefined]);
});

describe("a table", () => {
  const rows = (separator: string, decimals = ",") =>
    [
      ["Référence", "Date opération", "Montant", "Statut"],
      ["A1", "03/05/2026", `1234${decimals}50`, "Acceptée"],
      ["A2", "03/05/2026", `99${decimals}00`, "Refusée"],
    ]
      .map((cells) => cells.join(separator))
      .join("\r\n");

  it.each([
    ["semicolons", ";", ","],
    ["tabs", "\t", ","],
    ["commas", ",", "."],
    ["bars", "|", ","],
  ])("by %s is found by itself", (_, separator, decimals) => {
    const table = readTable(rows(separator, decimals));
    expect(table?.headings).toEqual(["Référence", "Date opération", "Montant", "Statut"]);
    expect(table?.rows.map(({ line, cells }) => [line, cells[2]])).toEqual([
      [2, `1234${decimals}50`],
      [3, `99${decimals}00`],
    ]);
  });

  it("begins under what a bank writes above it, and keeps its lines' numbers", () => {
    const table = readTable(`Banque Extérieure\r\nCompte;0021;;\r\n\r\n${rows(";")}`);
    expect(table?.headings[0]).toBe("Référence");
    expect(table?.rows[0]?.line).toBe(5);
  });

  it("may have separators and lines within quotes", () => {
    const table = readTable('Ref;Note;Sum;Day\nA1;"one; ""two""\nthree";5,00;03/05/2026\n');
    expect(table?.rows[0]?.cells).toEqual(["A1", 'one; "two"\nthree', "5,00", "03/05/2026"]);
  });

  it.each([
    ["nothing", ""],
    ["words", "Bonjour,\nvoici le relevé."],
    ["two columns", "Ref;Sum\nA;5,00\n"],
    ["one line without an end", `Ref;Sum;Day\n${"x".repeat(100_000)}`],
    ["a quote without an end", 'Ref;Sum;Day\n"A1;5,00;03/05/2026\n'],
    ["lines without headings", "A1;5,00;03/05/2026\nA2;6,00;03/05/2026\n"],
  ])("is not made of %s", (_, text) => {
    expect(readTable(text)).toBeUndefined();
  });
});

const naming: StatementNaming = {
  reference: 0,
  moment: 1,
  sum: 2,
  kind: null,
  kinds: {},
  currencyColumn: null,
  currency: "DZD",
  inMinorUnits: false,
};
const read = (text: string, other: Partial<StatementNaming> = {}) => {
  const table = readTable(text);
  if (!table) throw new Error("no table");
  return readLines(table, { ...naming, ...other });
};

describe("a file's lines", () => {
  it("are taken, or given back where they are below nothing; totals and nothings are left out", () => {
    const { lines, leftOut, unread } = read(
      'Ref;Date;Montant\n="0012";03/05/2026;5,00\nA2;03/05/2026;-6,00\nA3;03/05/2026;0,00\nTOTAL;;11,00\n;;11,00',
    );
    expect(lines.map(({ kind, reference, amount }) => [kind, reference, amount])).toEqual([
      ["sale", "0012", 500],
      ["refund", "A2", 600],
    ]);
    expect([leftOut, unread]).toEqual([3, []]);
  });

  it("are what their word means; a word of which nobody has said it is told", () => {
    const text = "Ref;Date;Montant;Statut\nA1;03/05/2026;5;Achat\nA2;03/05/2026;6;Rejet\nA3;x;7;Refusée";
    const told = read(text, { kind: 3, kinds: { Achat: "refund", Rejet: "none" } });
    expect(told.lines.map(({ kind }) => kind)).toEqual(["refund"]);
    expect(told.newKinds).toEqual(["Refusée"]);
  });

  it("that can't be read are named with what stands there", () => {
    const { unread } = read(
      "Ref;Date;Montant;D\n;03/05/2026;5;DA\nA2;x;6;DA\nA3;03/05/2026;y;DA\nA4;03/05/2026;7;z",
      {
        currencyColumn: 3,
      },
    );
    expect(unread.map(({ line, why, said }) => [line, why, said])).toEqual([
      [2, "reference", ""],
      [3, "moment", "x"],
      [4, "sum", "y"],
      [5, "currency", "z"],
    ]);
  });
});

describe("lines against our books", () => {
  const day = "2026-05-03";
  const payment = (id: string, other: Partial<NamedPayment> = {}): NamedPayment => ({
    id,
    orderNumber: `O${id}`,
    gatewayRef: `ref-${id}`,
    gatewayOrderNumber: `N${id}`,
    approvalCode: null,
    amount: 500,
    currency: "DZD",
    paidAt: new Date(`${day}T12:00:00Z`),
    ...other,
  });
  const line = (reference: string, other: Partial<StatementLine> = {}): StatementLine => ({
    kind: "sale",
    reference,
    amount: 500,
    currency: "DZD",
    day,
    ...other,
  });
  const none = { paid: [], refunds: [], refundsOfDay: [] };
  const of = (told: ReturnType<typeof compareStatement>) => [
    told.rows,
    told.agreed,
    told.onlyThere,
    told.onlyHere,
    told.otherwise,
  ];
  const said = ({ differences }: ReturnType<typeof compareStatement>) =>
    differences.map(({ payment: of, here, there }) => [of, here, there]);

  it("an approval code that two payments share names neither", () => {
    const named = [payment("1", { approvalCode: "123456" }), payment("2", { approvalCode: "123456" })];
    expect(compareStatement([line("123456")], day, { ...none, named }, false).onlyThere).toBe(1);
    expect(compareStatement([line("123456")], day, { ...none, named: named.slice(1) }, false).agreed).toBe(1);
  });

  it("taken twice, and a reference that stands there twice, are one difference each that says so", () => {
    const told = compareStatement(
      [line("N1"), line("ref-1"), line("X"), line("X")],
      day,
      { ...none, named: [payment("1")] },
      false,
    );
    expect(said(told)).toEqual([
      [null, "unknown", "paid 500 DZD, X, 2 times"],
      ["1", "paid once", "taken 2 times"],
    ]);
    expect([told.rows, told.agreed, told.onlyThere, told.otherwise]).toEqual([4, 1, 2, 1]);
  });

  it("a sum or a currency that differs is told once, what nobody paid here too, and each line counts in one of four ways", () => {
    const named = [payment("1"), payment("2", { paidAt: null }), payment("3"), payment("4")];
    const paid = [payment("1"), payment("3"), payment("4"), payment("5")];
    const refund = { id: "r", paymentId: "5", orderNumber: "O5", amount: 10, currency: "DZD" };
    const told = compareStatement(
      [
        line("N1", { amount: 501 }),
        line("N2"),
        line("N3", { currency: "EUR" }),
        line("N4"),
        line("X"),
        line("N4", { kind: "refund", amount: 9 }),
        line("Y", { day: "2026-05-02" }),
      ],
      day,
      { named, paid, refunds: [refund], refundsOfDay: [refund] },
      true,
    );
    expect(said(told).toSorted()).toEqual(
      [
        [null, "unknown", "paid 500 DZD, X"],
        ["1", "paid 500 DZD", "paid 501 DZD"],
        ["2", "not paid", "paid 500 DZD"],
        ["3", "paid 500 DZD", "paid 500 EUR"],
        ["5", "paid 500 DZD", "not in its list"],
        ["4", "not given back", "given back 9 DZD"],
        ["5", "given back 10 DZD", "not in its list of refunds"],
      ].toSorted(),
    );
    expect(of(told)).toEqual([6, 1, 1, 2, 4]);
  });

  it("two refunds of one sum want two lines, in the payment's own currency", () => {
    const one = { paymentId: "1", amount: 100 };
    const ofDay = (id: string) => ({ id, ...one, orderNumber: "O1", currency: "DZD" });
    const ours = {
      named: [payment("1")],
      paid: [],
      refunds: [one, one],
      refundsOfDay: [ofDay("r"), ofDay("s")],
    };
    const back = (other: Partial<StatementLine> = {}) =>
      line("N1", { kind: "refund", amount: 100, ...other });
    expect(of(compareStatement([back(), back()], day, ours, true))).toEqual([2, 2, 0, 0, 0]);
    expect(of(compareStatement([back()], day, ours, true))).toEqual([1, 1, 0, 1, 0]);
    expect(of(compareStatement([back({ currency: "EUR" })], day, ours, true))).toEqual([1, 0, 0, 2, 1]);
    expect(of(compareStatement([], day, ours, true))).toEqual([0, 0, 0, 2, 0]);
  });

  it("what was taken at midnight is found on the other day of a file that has both", () => {
    const one = payment("1");
    const told = compareStatement(
      [line("N1", { day: "2026-05-04" })],
      day,
      { ...none, named: [one], paid: [one] },
      false,
    );
    expect(said(told)).toEqual([]);
  });

  it("each refund takes one of ours of that sum, whenever it was; what is left is told where the file tells of refunds", () => {
    const named = [payment("1"), payment("2")];
    const ours = {
      named,
      paid: [],
      refunds: [
        { paymentId: "1", amount: 200 },
        { paymentId: "1", amount: 100 },
      ],
      refundsOfDay: [{ id: "r", paymentId: "1", orderNumber: "O1", amount: 100, currency: "DZD" }],
    };
    const lines = [
      line("N1", { kind: "refund", amount: 200 }),
      line("N1", { kind: "refund", amount: 200 }),
      line("N2", { kind: "refund", amount: 50 }),
      line("X", { kind: "refund", amount: 50 }),
    ];
    expect(said(compareStatement(lines, day, ours, true))).toEqual([
      [null, "unknown", "given back 50 DZD, X"],
      ["1", "given back 300 DZD", "given back 200 DZD"],
      ["2", "not given back", "given back 50 DZD"],
      ["1", "given back 100 DZD", "not in its list of refunds"],
    ]);
    expect(compareStatement([line("N1")], day, ours, false).onlyHere).toBe(0);
  });

  it("no card number is kept, whole or masked, where its column was named the reference", () => {
    const cards = ["6280581110007215", "6280 5811 1000 7215", "628058******7215"].map((card) => line(card));
    const told = JSON.stringify(compareStatement(cards, day, { ...none, named: [] }, false));
    expect(told).not.toMatch(/6280|7215/);
    expect(told).toContain("DZD, ••••");
  });
});
