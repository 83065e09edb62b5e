import { statementColumns } from "@rihla/contract/admin/operator-rules";
import { parse } from "csv-parse/sync";
import { readDay, readSum } from "./read-cells.ts";

/** `line`: where it stands in the file, as a spreadsheet counts. */
export type TableRow = { line: number; cells: string[] };
export type Table = { headings: string[]; rows: TableRow[] };

const separators = [";", "\t", ",", "|"];
/** By so many lines it is seen what separates, and where the headings are. */
const looked = 200;
/** In characters; what is longer is no line of a bank's. */
const longestLine = 20_000;
/** A reference, a sum and a moment. */
const leastColumns = 3;

/** A file's headings and lines, whatever separates them and whatever stands above the headings. Undefined where there is no such table. */
export function readTable(text: string): Table | undefined {
  const [best] = separators
    .flatMap((separator) => {
      const head = rowsOf(text, separator, looked);
      const width = usualWidth(head);
      const isTable =
        width >= leastColumns && width <= statementColumns && headingsIn(head, width) !== undefined;
      return isTable ? [{ separator, width, fitting: fitting(head, width) }] : [];
    })
    .toSorted((one, other) => other.width * other.fitting - one.width * one.fitting);
  if (!best) return undefined;
  const rows = rowsOf(text, best.separator);
  const at = headingsIn(rows, best.width) ?? 0;
  return { headings: rows[at]?.cells.map(wordIn) ?? [], rows: rows.slice(at + 1) };
}

function rowsOf(text: string, separator: string, to?: number): TableRow[] {
  const rows: TableRow[] = [];
  try {
    parse(text, {
      delimiter: separator,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: longestLine,
      ...(to === undefined ? {} : { to }),
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch {
    // A quote that is opened and never closed, or a line without an end: no table by this separator.
    return [];
  }
  return rows;
}

function usualWidth(rows: readonly TableRow[]): number {
  const byWidth = Map.groupBy(rows, ({ cells }) => cells.length);
  return [...byWidth].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0;
}

const fitting = (rows: readonly TableRow[], width: number) =>
  rows.filter(({ cells }) => cells.length === width).length / rows.length;

/** Names in nearly all columns, and no sum or day among them; what stands above is the bank's letterhead. */
function headingsIn(rows: readonly TableRow[], width: number): number | undefined {
  const at = rows.findIndex(({ cells }) => {
    const named = cells.filter((cell) => cell !== "");
    return (
      cells.length === width &&
      named.length >= Math.max(leastColumns, width * 0.7) &&
      named.every((cell) => readSum(cell) === undefined && readDay(cell) === undefined)
    );
  });
  return at === -1 ? undefined : at;
}

const longestWord = 60;
/** A heading, or the word for a kind of line. */
export const wordIn = (cell: string): string =>
  cell
    .slice(0, 2 * longestWord)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestWord);
