import type { ShopFacts } from "@rihla/contract";
import { api } from "../api/api.ts";

/** `facts` is null where the API did not answer: texts stand without it. */
export type ShopFactsData = { facts: ShopFacts | null };

/** For pages whose texts say how the shop is set up. */
export async function shopFactsLoader(): Promise<ShopFactsData> {
  return { facts: await api("GET /catalogue/facts").catch(() => null) };
}
