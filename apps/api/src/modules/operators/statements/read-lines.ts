import type { StatementNaming, unreadReasons } from "@rihla/contract/admin";
import { latinDigits } from "@rihla/contract/rules";
import { readCurrency, readDay, readSum } from "./read-cells.ts";
import { type Table, type TableRow, wordIn } from "./read-table.ts";

/** A line of a bank's file that moved money. `day`: in Algeria. `amount`: above nothing, also of what was given back. */
export type StatementLine = {
  kind: "sale" | "refund";
  reference: string;
  amount: number;
  currency: string;
  day: string;
};
export type UnreadLine = { line: number; why: (typeof unreadReasons)[number]; said: string };
type ReadLines = {
  lines: StatementLine[];
  unread: UnreadLine[];
  leftOut: number;
  /** Words of the column of kinds that nobody has said the meaning of. */
  newKinds: string[];
};

const longestReference = 100;
const total = /^(?:sous[- ]?)?total|^(?:ال)?(?:إ|ا)?جمالي|^(?:ال)?مجموع/i;

/** Each line by what its columns are. A line without a reference or a moment is a total; one whose kind doesn't count is left out, and so is one of nothing. */
export function readLines(table: Table, naming: StatementNaming): ReadLines {
  const read: ReadLines = { lines: [], unread: [], leftOut: 0, newKinds: [] };
  for (const row of table.rows) {
    const cell = (column: number) => row.cells[column] ?? "";
    const kind = naming.kind === null ? undefined : wordIn(cell(naming.kind));
    if (isTotal(cell(naming.reference), cell(naming.moment))) read.leftOut++;
    else if (kind !== undefined && !Object.hasOwn(naming.kinds, kind)) read.newKinds.push(kind);
    else addLine(read, row, naming, kind);
  }
  return { ...read, newKinds: [...new Set(read.newKinds)] };
}

/** As ="0012" it keeps its zeros in a spreadsheet. */
const referenceIn = (cell: string) =>
  latinDigits(cell)
    .replace(/^(?:="?|')|"$/g, "")
    .replace(/\s+/g, " ")
    .trim();

const isTotal = (reference: string, moment: string) =>
  moment === "" && (reference === "" || total.test(reference));

function addLine(read: ReadLines, { line, cells }: TableRow, naming: StatementNaming, word?: string): void {
  const said = word === undefined ? undefined : naming.kinds[word];
  const cell = (column: number) => cells[column] ?? "";
  const sum = readSum(cell(naming.sum), naming.inMinorUnits);
  if (said === "none" || sum === 0) {
    read.leftOut++;
    return;
  }
  const reference = referenceIn(cell(naming.reference));
  const day = readDay(cell(naming.moment));
  const currency =
    naming.currencyColumn === null ? naming.currency : readCurrency(cell(naming.currencyColumn));
  const fail = (why: UnreadLine["why"], column: number) =>
    read.unread.push({ line, why, said: cell(column).slice(0, 60) });
  if (reference === "" || reference.length > longestReference) fail("reference", naming.reference);
  else if (sum === undefined) fail("sum", naming.sum);
  else if (day === undefined) fail("moment", naming.moment);
  else if (currency === undefined) fail("currency", naming.currencyColumn ?? 0);
  else {
    const kind = said ?? (sum < 0 ? "refund" : "sale");
    read.lines.push({ kind, reference, amount: Math.abs(sum), currency, day });
  }
}
