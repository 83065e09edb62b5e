import type { PersonalData } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { exportCustomer } from "../customers/index.ts";
import { exportEsims } from "../esims/index.ts";
import { exportOrders } from "../orders/index.ts";

/** Everything that the shop knows of the caller. Each module tells what it knows. */
export async function exportData(app: Uses<"db" | "gateways">, caller: Caller): Promise<PersonalData> {
  const { consents, ...known } = await exportCustomer(app.db, caller);
  const bought = await exportOrders(app, caller.email);
  return {
    exportedAt: new Date().toISOString(),
    ...known,
    consents: [...consents, ...bought.consents],
    orders: bought.orders,
    esims: await exportEsims(app.db, caller.email),
  };
}
