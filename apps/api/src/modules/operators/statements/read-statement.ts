import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { StatementAnswer, StatementNaming, UnnamedStatement } from "@rihla/contract/admin";
import { statementBytes, statementSorts } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import type { PaymentGateway } from "../../payments/index.ts";
import type { Responsible } from "../acts.repository.ts";
import { refuseUnlessOver } from "../takings/compare-day.ts";
import { lockTakings } from "../takings/kept-takings.repository.ts";
import { compareLines } from "./compare-lines.ts";
import { decodeText } from "./decode-text.ts";
import { keepCompared, keepNames } from "./keep-statement.ts";
import { readLines } from "./read-lines.ts";
import { readTable, type Table, wordIn } from "./read-table.ts";
import { findNaming, type Headings, lockStatements } from "./statements.repository.ts";

export type DroppedStatement = {
  gateway: string;
  content: Buffer;
  /** What its columns are; `revision`: of the naming that was seen. */
  naming?: StatementNaming | undefined;
  revision?: number | undefined;
  /** Only tells what its columns are. */
  anew?: boolean | undefined;
  /** It is kept though nothing of it is known here. */
  sure?: boolean | undefined;
};
export type Named = { naming: StatementNaming; revision: number } | undefined;

/** So many lines that can't be read are told. */
const linesTold = 20;

/**
 * Compares a day with a gateway's own file, or asks what its columns are. One transaction, behind a lock of the day: whoever drops a file at the same
 * moment comes after, and compares with what is known then. Whatever is wrong with the file, nothing is kept, what was named neither. No money moves.
 */
export async function readStatement(
  { db, gateways }: Uses<"db" | "gateways">,
  day: string,
  dropped: DroppedStatement,
  responsible: Responsible,
): Promise<StatementAnswer> {
  refuseUnlessOver(day);
  const gateway = gateways.get(dropped.gateway);
  if (!gateway || gateway.booksAreOurs)
    throw new OperatorRefusal("company_unknown", { company: dropped.gateway });
  const table = tableIn(dropped.content);
  const of = { gateway: gateway.name, headingsDigest: digestOf(table) };
  return db.transaction().execute(async (tx) => {
    await lockTakings(tx, day);
    await lockStatements(tx, gateway.name);
    const known = await findNaming(tx, of);
    const naming = chooseNaming(dropped, known);
    return naming
      ? readNamed(tx, { day, of, table, known, naming, gateway, sure: dropped.sure ?? false }, responsible)
      : askForNames(gateway, table, known?.naming ?? null, known);
  });
}

type Reading = {
  day: string;
  of: Headings;
  table: Table;
  known: Named;
  naming: StatementNaming;
  gateway: PaymentGateway;
  sure: boolean;
};

async function readNamed(tx: Tx, reading: Reading, responsible: Responsible): Promise<StatementAnswer> {
  const { day, of, table, known, naming, gateway, sure } = reading;
  const { lines, unread, leftOut, newKinds } = readLines(table, naming);
  if (newKinds.length > 0) return askForNames(gateway, table, naming, known);
  if (unread.length > 0)
    return { outcome: "unreadable", count: unread.length, lines: unread.slice(0, linesTold) };
  const compared = await compareLines(tx, { day, gateway: gateway.name }, lines, naming);
  if (compared.known === 0 && compared.rows > 0 && !sure) return { outcome: "strange", rows: compared.rows };
  if (!isDeepStrictEqual(naming, known?.naming))
    await keepNames(tx, of, { headings: table.headings, naming, known }, responsible);
  const same = !(await keepCompared(tx, { day, gateway: gateway.name }, compared, responsible));
  const { rows, agreed, onlyThere, onlyHere, otherwise } = compared;
  return { outcome: "read", same, rows, agreed, onlyThere, onlyHere, otherwise, leftOut };
}

function tableIn(content: Buffer): Table {
  if (content.length > statementBytes)
    throw new OperatorRefusal("statement_too_large", { most: statementBytes / 1024 / 1024 });
  const text = decodeText(content);
  const table = text === undefined ? undefined : readTable(text);
  if (!table) throw new OperatorRefusal("statement_unreadable");
  return table;
}

const digestOf = ({ headings }: Table) => createHash("sha256").update(JSON.stringify(headings)).digest("hex");

/** What somebody named meanwhile is not overwritten unseen. */
function chooseNaming({ naming, revision = 0, anew }: DroppedStatement, known: Named) {
  if (anew) return undefined;
  if (!naming || isDeepStrictEqual(naming, known?.naming)) return known?.naming;
  if (revision !== (known?.revision ?? 0)) throw new OperatorRefusal("named_meanwhile");
  return naming;
}

const rowsShown = 4;

function askForNames(
  gateway: PaymentGateway,
  { headings, rows }: Table,
  naming: StatementNaming | null,
  known: Named,
): UnnamedStatement {
  return {
    outcome: "unnamed",
    headings,
    rows: rows.slice(0, rowsShown).map(({ cells }) => headings.map((_, at) => wordIn(cells[at] ?? ""))),
    words: headings.map((_, at) => wordsOf(rows.map(({ cells }) => wordIn(cells[at] ?? "")))),
    currencies: Object.keys(gateway.amounts),
    naming,
    revision: known?.revision ?? 0,
  };
}

/** None where there are too many to say of each what it means, or one is a number. */
function wordsOf(cells: readonly string[]): string[] {
  const words = new Set(cells);
  const areKinds = words.size <= statementSorts && [...words].every((word) => !/\d{4}/.test(word));
  return areKinds ? [...words].toSorted() : [];
}
