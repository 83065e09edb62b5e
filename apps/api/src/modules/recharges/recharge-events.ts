import type { Tx } from "../../database.ts";
import type { RechargeRow } from "./recharge.ts";

/** What the owner of an order does when its top-up came to an end; runs in that transaction. */
export type RechargeEvents = {
  onDone(tx: Tx, recharge: RechargeRow): Promise<void>;
  onRefused(tx: Tx, recharge: RechargeRow): Promise<void>;
};
