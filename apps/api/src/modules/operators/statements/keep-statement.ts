import type { StatementNaming } from "@rihla/contract/admin";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import type { Compared } from "./compare-statement.ts";
import {
  findSaidDifferences,
  findStatement,
  type Headings,
  keepNaming,
  keepStatement,
} from "./statements.repository.ts";

type Names = {
  headings: readonly string[];
  naming: StatementNaming;
  known: { naming: StatementNaming; revision: number } | undefined;
};

/** What the columns of such files are, from now on. */
export async function keepNames(
  tx: Tx,
  of: Headings,
  { headings, naming, known }: Names,
  responsible: Responsible,
): Promise<void> {
  const revision = (known?.revision ?? 0) + 1;
  await keepNaming(tx, of, { headings, naming, revision });
  const told = (said: StatementNaming) => ({
    ...said,
    reference: headings[said.reference],
    sum: headings[said.sum],
    moment: headings[said.moment],
    kind: said.kind === null ? null : headings[said.kind],
    currencyColumn: said.currencyColumn === null ? null : headings[said.currencyColumn],
  });
  await recordAct(tx, {
    ...responsible,
    id: newId(),
    act: "statement columns",
    subject: of.gateway,
    details: { revision },
    before: known ? told(known.naming) : { named: false },
    after: told(naming),
  });
}

type Counted = { rows: number; agreed: number; differences: number };

/** False where all of it was known already: then nothing is written. */
export async function keepCompared(
  tx: Tx,
  of: { day: string; gateway: string },
  { rows, agreed, differences }: Compared,
  responsible: Responsible,
): Promise<boolean> {
  const said = await findSaidDifferences(tx, of);
  const last = await findStatement(tx, of);
  const known = new Set(said.map(keyOf));
  const found = new Set(
    differences.map(({ payment, here, there }) => keyOf({ paymentId: payment, here, there })),
  );
  const isSame = last?.rows === rows && last.agreed === agreed && areSame(known, found);
  if (isSame) return false;
  await keepStatement(tx, of, { rows, agreed }, differences);
  const before = last ? { rows: last.rows, agreed: last.agreed, differences: said.length } : { read: false };
  const after: Counted = { rows, agreed, differences: found.size };
  await recordAct(tx, {
    ...responsible,
    id: newId(),
    act: "statement",
    subject: of.day,
    details: { gateway: of.gateway },
    before,
    after,
  });
  return true;
}

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((key) => other.has(key));
const keyOf = ({ paymentId, here, there }: { paymentId: string | null; here: string; there: string }) =>
  JSON.stringify([paymentId, here, there]);
