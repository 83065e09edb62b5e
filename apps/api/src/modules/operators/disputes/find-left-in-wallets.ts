import type { Uses } from "../../../app.ts";
import { findLostTopUps } from "../../payments/index.ts";
import { topUpOfDispute } from "./top-up-of-dispute.ts";

/** Top-ups that their bank has taken back while some of their money is still in the wallet, where it would be spent. */
export async function findLeftInWallets(app: Uses<"db" | "gateways">) {
  const found = [];
  for (const dispute of await findLostTopUps(app.db)) {
    const of = await topUpOfDispute(app, app.db, dispute);
    if (!of || of.left < 1) continue;
    const { id, gateway, reference, currency, closedAt } = dispute;
    const { number, customerId } = of.topUp;
    found.push({ id, gateway, reference, number, customerId, left: of.left, currency, closedAt });
  }
  return found;
}
