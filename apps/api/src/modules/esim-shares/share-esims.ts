import type { ParsedBodyOf } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { newId, tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { nameEsims, toEsimSummary } from "../esims/index.ts";
import { sharingLimits, spendLimits } from "../limits/index.ts";
import type { Claim } from "../orders/index.ts";
import { linkToken } from "./esim-share.ts";
import { keepShares, release, withdraw } from "./esim-shares.repository.ts";
import { findShareable } from "./find-shareable.ts";
import { followEsims } from "./follow-esims.ts";

type OwnApp = Uses<"config" | "db">;
type Asking = { number: string; claim: Claim; ip: string };
type OneOfOrder = { number: string; esim: string; claim: Claim };

/** Gives each of these eSIMs a link and, where one is said, its recipient's name; in one transaction, all or none. */
export async function shareEsims(
  app: OwnApp,
  wanted: ParsedBodyOf<"PUT /orders/{number}/shares">,
  { number, claim, ip }: Asking,
) {
  const { order, esims: own } = await findShareable(app, number, claim);
  await spendLimits(app, sharingLimits, { caller: claim.caller, ip, orderId: order.id });
  const chosen = wanted.esims.map(({ id }) => own.find((esim) => esim.id === id));
  if (chosen.some((esim) => !esim)) throw new Refusal("not_found");
  if (chosen.some((esim) => esim && toEsimSummary(esim).group === "expired")) throw new Refusal("esim_ended");
  const { language, largeType } = wanted;
  const rows = [...new Set(wanted.esims.map(({ id }) => id))].map((esimId) => {
    const id = newId();
    return { id, esimId, tokenHash: tokenHashOf(linkToken(app.config.SECRET_KEY, id)), language, largeType };
  });
  await app.db.transaction().execute(async (tx) => {
    await nameEsims(tx, wanted.esims);
    await keepShares(tx, rows);
  });
  return followEsims(app, number, claim);
}

/** The link ends, for the phone that received the eSIM too; what is installed there stays. Withdrawn twice is withdrawn. */
export async function withdrawShare(app: OwnApp, { number, esim, claim }: OneOfOrder): Promise<void> {
  await withdraw(app.db, await ownId(app, number, esim, claim));
}

/** The buyer allows another phone: the next one that opens the link. */
export async function releaseShare(app: OwnApp, { number, esim, claim }: OneOfOrder): Promise<void> {
  await release(app.db, await ownId(app, number, esim, claim));
}

async function ownId(app: OwnApp, number: string, id: string, claim: Claim): Promise<string> {
  const { esims } = await findShareable(app, number, claim);
  if (!esims.some((esim) => esim.id === id)) throw new Refusal("not_found");
  return id;
}
