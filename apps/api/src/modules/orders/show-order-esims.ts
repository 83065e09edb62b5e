import type { Esim } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Page } from "../../infra/page.ts";
import { toEsim } from "../esims/index.ts";
import { findOwnEsims } from "./own-esims.ts";
import type { Claim } from "./show-order.ts";

/**
 * What was bought, for whoever holds the order: a guest installs it on the page after paying, by the order's secret. That secret
 * stays in a browser for long, so it opens no code that has served; a session does.
 */
export async function showOrderEsims(
  app: Uses<"config" | "db">,
  number: string,
  claim: Claim,
): Promise<Page<Esim>> {
  const { order, esims: rows } = await findOwnEsims(app, number, claim);
  const esims = rows.map(toEsim);
  const isSignedIn = claim.caller?.email === order.email;
  return { items: isSignedIn ? esims : esims.map(withoutSpentCode), next: null };
}

const withoutSpentCode = (esim: Esim): Esim =>
  esim.reached === "delivered" && esim.status === "new" ? esim : { ...esim, installation: null };
