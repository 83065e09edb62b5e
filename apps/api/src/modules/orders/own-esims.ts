import type { Uses } from "../../app.ts";
import { findEsimsOfOrders, wasRefused } from "../esims/index.ts";
import { type Claim, findOwnOrder } from "./show-order.ts";

/** An order of whoever asks, and what they have of it: its eSIMs, without those that never came or were given back. */
export async function findOwnEsims(app: Uses<"config" | "db">, number: string, claim: Claim) {
  const order = await findOwnOrder(app, number, claim);
  const esims = await findEsimsOfOrders(app.db, [order.id]);
  return {
    order,
    esims: esims.filter((esim) => !wasRefused(esim) && !esim.givenBack),
  };
}
