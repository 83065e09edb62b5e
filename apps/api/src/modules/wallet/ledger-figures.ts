import type { Db } from "../../database.ts";
import { findLedgerCheck } from "./ledger-check.repository.ts";

/** What the newest adding up of the ledger has found, as Prometheus reads it; nothing before the first. */
export async function ledgerFigures(db: Db): Promise<string> {
  const check = await findLedgerCheck(db);
  if (!check) return "";
  const differences = check.unbalanced + check.wrongBalances + check.apart + check.unfounded;
  return [
    "# HELP wallet_ledger_differences What of the wallets' ledger does not add up: transfers, wallets and currencies",
    "# TYPE wallet_ledger_differences gauge",
    `wallet_ledger_differences ${differences}`,
    "# HELP wallet_ledger_checked_timestamp_seconds When it was added up last",
    "# TYPE wallet_ledger_checked_timestamp_seconds gauge",
    `wallet_ledger_checked_timestamp_seconds ${Math.floor(check.at.getTime() / 1000)}`,
    "",
  ].join("\n");
}
