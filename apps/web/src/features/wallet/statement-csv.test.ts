import type { WalletEntry } from "@rihla/contract";
import { expect, test } from "vitest";
import { statementCsv } from "./statement-csv.ts";

const entry = (amount: number, balance: number, more: Partial<WalletEntry> = {}): WalletEntry => ({
  id: "1",
  at: "2026-11-22T11:59:00Z",
  kind: "top-up",
  amount: { amount, currency: "DZD" },
  balance: { amount: balance, currency: "DZD" },
  reference: "K7PW4M2X",
  ...more,
});
const words = { column: (name: string) => name, kind: (kind: string) => `"${kind}", said` };

test("a statement is a line for each entry, with plain decimals, and what is quoted is quoted", () => {
  expect(statementCsv([entry(200_000, 200_000), entry(-5, 199_995, { reference: null })], words, "en")).toBe(
    [
      "\ufeffat,kind,reference,amount,currency,balance",
      '22/11/2026 12:59,"""top-up"", said",K7PW4M2X,2000.00,DZD,2000.00',
      '22/11/2026 12:59,"""top-up"", said",,-0.05,DZD,1999.95',
      "",
    ].join("\r\n"),
  );
});

test.each(["fr", "ar"] as const)(
  "a spreadsheet of %s finds its columns and its decimal comma",
  (language) => {
    const said = { column: (name: string) => name, kind: () => "a; b" };
    expect(statementCsv([entry(-123_456, 5)], said, language)).toBe(
      [
        "\ufeffat;kind;reference;amount;currency;balance",
        '22/11/2026 12:59;"a; b";K7PW4M2X;-1234,56;DZD;0,05',
        "",
      ].join("\r\n"),
    );
  },
);
