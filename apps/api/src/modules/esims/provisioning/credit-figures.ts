import type { Uses } from "../../../app.ts";
import { secondsOf, tellFigure } from "../../../infra/figures.ts";
import { findBalances } from "./supplier-credit.repository.ts";

const balance = { name: "supplier_balance_dollars", help: "What is left to spend at the supplier" };
const read = { name: "supplier_balance_read_timestamp_seconds", help: "When it was told last" };
const floor = {
  name: "supplier_balance_floor_dollars",
  help: "Below it a supplier's plans are not sold any more",
};

/** What is left at each supplier that is sold from, as it was read last. */
export async function creditFigures({
  config,
  db,
  sellingProviders,
}: Uses<"config" | "db" | "sellingProviders">): Promise<string> {
  const known = await findBalances(
    db,
    sellingProviders.map(({ name }) => name),
  );
  return [
    tellFigure(
      balance,
      known.map(({ provider, usdE4 }) => ({ labels: { provider }, value: usdE4 / 10_000 })),
    ),
    tellFigure(
      read,
      known.map(({ provider, readAt }) => ({ labels: { provider }, value: secondsOf(readAt) })),
    ),
    tellFigure(floor, [{ value: config.SUPPLIER_BALANCE_FLOOR }]),
  ].join("");
}
