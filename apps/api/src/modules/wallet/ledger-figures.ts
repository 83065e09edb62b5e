import type { Db } from "../../database.ts";
import { secondsOf, tellFigure } from "../../infra/figures.ts";
import { countDifferences, findLedgerCheck } from "./ledger-check.repository.ts";

const differences = {
  name: "wallet_ledger_differences",
  help: "What of the wallets' ledger does not add up: transfers, wallets and currencies",
};
const checked = { name: "wallet_ledger_checked_timestamp_seconds", help: "When it was added up last" };

/** What the newest adding up of the ledger has found, as Prometheus reads it; no values before the first. */
export async function ledgerFigures(db: Db): Promise<string> {
  const check = await findLedgerCheck(db);
  return [
    tellFigure(differences, check ? [{ value: countDifferences(check) }] : []),
    tellFigure(checked, check ? [{ value: secondsOf(check.at) }] : []),
  ].join("");
}
