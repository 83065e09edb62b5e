import type { Language, WalletEntry } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { formatDate } from "@rihla/i18n";

export type Column = "at" | "kind" | "reference" | "amount" | "currency" | "balance";
type Words = { column: (name: Column) => string; kind: (kind: WalletEntry["kind"]) => string };
const columns: readonly Column[] = ["at", "kind", "reference", "amount", "currency", "balance"];

/**
 * Spreadsheets split lines and read numbers as the country of their computer writes them: with semicolons and a comma
 * within a number in French and Arabic, as RFC 4180 has it in English. All begin with the mark by which they know UTF-8.
 */
const marksOf: Record<Language, { between: string; decimal: string }> = {
  fr: { between: ";", decimal: "," },
  ar: { between: ";", decimal: "," },
  en: { between: ",", decimal: "." },
};

/** One line for each entry; amounts as plain decimals. */
export function statementCsv(entries: readonly WalletEntry[], words: Words, language: Language): string {
  const { between, decimal: point } = marksOf[language];
  const inDecimals = (money: WalletEntry["amount"]) => decimal(money).replace(".", point);
  const rows = entries.map(({ at, kind, reference, amount, balance }) => [
    formatDate(at, "date-time"),
    words.kind(kind),
    reference ?? "",
    inDecimals(amount),
    amount.currency,
    inDecimals(balance),
  ]);
  const lines = [columns.map(words.column), ...rows].map((row) =>
    row.map((text) => quoted(text, between)).join(between),
  );
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function decimal({ amount, currency }: WalletEntry["amount"]): string {
  const { exponent } = currencyRow(currency);
  return (amount / 10 ** exponent).toFixed(exponent);
}

const quoted = (text: string, between: string) =>
  text.includes(between) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
