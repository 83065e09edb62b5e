import type { WalletEntry } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { formatDate } from "@rihla/i18n";

export type Column = "at" | "kind" | "reference" | "amount" | "currency" | "balance";
type Words = { column: (name: Column) => string; kind: (kind: WalletEntry["kind"]) => string };
const columns: readonly Column[] = ["at", "kind", "reference", "amount", "currency", "balance"];

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8; amounts as plain decimals. */
export function statementCsv(entries: readonly WalletEntry[], words: Words): string {
  const rows = entries.map(({ at, kind, reference, amount, balance }) => [
    formatDate(at, "date-time"),
    words.kind(kind),
    reference ?? "",
    decimal(amount),
    amount.currency,
    decimal(balance),
  ]);
  const lines = [columns.map(words.column), ...rows].map((row) => row.map(quoted).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function decimal({ amount, currency }: WalletEntry["amount"]): string {
  const { exponent } = currencyRow(currency);
  return (amount / 10 ** exponent).toFixed(exponent);
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
