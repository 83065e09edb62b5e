import type { Esim } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Page } from "../../infra/database/page.ts";
import { toEsim } from "../esims/index.ts";
import { mayOpenCode } from "./may-open-code.ts";
import { findOwnEsims } from "./own-esims.ts";
import type { Claim } from "./show-order.ts";

/** What was bought, for whoever holds the order: a guest installs it on the page after paying, by the order's secret. */
export async function showOrderEsims(
  app: Uses<"config" | "db">,
  number: string,
  claim: Claim,
): Promise<Page<Esim>> {
  const { order, esims: rows } = await findOwnEsims(app, number, claim);
  const items = rows
    .map(toEsim)
    .map((esim) => (mayOpenCode(order, esim, claim) ? esim : { ...esim, installation: null }));
  return { items, next: null };
}
