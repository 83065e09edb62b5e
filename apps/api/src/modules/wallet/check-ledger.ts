import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import {
  addUpTransfers,
  addUpWallets,
  atOneMoment,
  countDifferences,
  insertLedgerCheck,
  type LedgerCheck,
  lookForCauses,
  type Page,
} from "./ledger-check.repository.ts";

/** So many rows take some tenths of a second: far from the limit of a statement, however large the ledger is. */
const pageSize = 10_000;
/** Before every id there is. */
const firstId = "00000000-0000-0000-0000-000000000000";

/**
 * Adds up every transfer and every wallet, and what customers have against what the shop's accounts gave, all as of one moment. What does
 * not agree is an alarm: the database lets nothing of it happen, so somebody has been at the database itself. So is a transfer whose cause names
 * nothing that happened: who holds the role that serves can have the ledger move money, and no reason for it.
 */
export async function checkLedger({ db, log }: Uses<"db" | "log">, rows = pageSize): Promise<LedgerCheck> {
  const { transfers, causes, wallets } = await atOneMoment(db, async (tx) => ({
    transfers: await addUp(tx, addUpTransfers, rows),
    causes: await addUp(tx, lookForCauses, rows),
    wallets: await addUp(tx, addUpWallets, rows),
  }));
  const currencies = new Set([...transfers.sums.keys(), ...wallets.sums.keys()]);
  const apart = [...currencies].filter(
    (currency) => (transfers.sums.get(currency) ?? 0n) !== (wallets.sums.get(currency) ?? 0n),
  );
  const check = {
    transfers: transfers.rows,
    wallets: wallets.rows,
    unbalanced: transfers.wrong,
    wrongBalances: wallets.wrong,
    apart: apart.length,
    unfounded: causes.wrong,
  };
  await insertLedgerCheck(db, check);
  const examples = {
    transfers: [...transfers.examples, ...causes.examples],
    wallets: wallets.examples,
    currencies: apart,
  };
  if (countDifferences(check) > 0) log.error({ ...check, examples }, "the wallets' ledger does not add up");
  else log.info(check, "the wallets' ledger adds up");
  return check;
}

type Added = { rows: number; wrong: number; examples: string[]; sums: Map<string, bigint> };

async function addUp(
  tx: Tx,
  read: (tx: Tx, after: string, limit: number) => Promise<Page>,
  limit: number,
): Promise<Added> {
  const added: Added = { rows: 0, wrong: 0, examples: [], sums: new Map() };
  for (let after: string | null = firstId; after !== null; ) {
    const page: Page = await read(tx, after, limit);
    added.rows += page.rows;
    added.wrong += page.wrong;
    added.examples = [...added.examples, ...page.examples].slice(0, 5);
    for (const [currency, sum] of Object.entries(page.sums))
      added.sums.set(currency, (added.sums.get(currency) ?? 0n) + BigInt(sum));
    after = page.rows < limit ? null : page.last;
  }
  return added;
}
