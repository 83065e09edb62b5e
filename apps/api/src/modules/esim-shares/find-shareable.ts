import type { Uses } from "../../app.ts";
import { toEsimSummary } from "../esims/index.ts";
import { type Claim, findOwnEsims, mayOpenCode } from "../orders/index.ts";

/** Those eSIMs of an order that whoever asks may share; the others do not exist for them. */
export async function findShareable(app: Uses<"config" | "db">, number: string, claim: Claim) {
  const { order, esims } = await findOwnEsims(app, number, claim);
  return { order, esims: esims.filter((esim) => mayOpenCode(order, toEsimSummary(esim), claim)) };
}
