import type { Esim } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Page } from "../../infra/database/page.ts";
import { Refusal } from "../../refusal.ts";
import { noteSaidInstalled, toEsim } from "../esims/index.ts";
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

/**
 * What a guest says on the page after paying. They can't take it back: whoever finds the order's secret in that browser later would have
 * the code shown again.
 */
export async function sayEsimInstalled(
  app: Uses<"config" | "db">,
  { number, id }: { number: string; id: string },
  claim: Claim,
): Promise<Esim> {
  const { esims } = await findOwnEsims(app, number, claim);
  if (!esims.some((esim) => esim.id === id)) throw new Refusal("not_found");
  await noteSaidInstalled(app.db, id, true);
  const said = (await showOrderEsims(app, number, claim)).items.find((esim) => esim.id === id);
  if (!said) throw new Refusal("not_found");
  return said;
}
