import * as z from "zod";
import type { Postponed, RefusalReason, Refused, Unknown } from "../../../modules/esims/esim-provider.ts";
import type { EsimGoClient, Reply } from "./client.ts";
import { readOrganisation } from "./organisation.ts";
import { bundleShape } from "./package.ts";

const body = z.object({ message: z.string() });

/** A 400 is a no, with a message in words that are not documented. A 403 may be our key's fault: it tells nothing. */
export const saysNo = ({ status }: Reply): boolean => status === 400;

/** The supplier's words, kept for support; an ICCID may stand in them. */
const wordsOf = (reply: Reply): string => {
  const parsed = body.safeParse(reply.body);
  return (parsed.success ? parsed.data.message : `status ${reply.status}`)
    .replace(/\d{6,}/g, "…")
    .slice(0, 100);
};

const known: ReadonlyArray<[RegExp, RefusalReason | "no-credit"]> = [
  [/balance|credit|funds/i, "no-credit"],
  [/stock|sold out|no esims? available/i, "out-of-stock"],
  [/compatible|not possible|expired|revoked/i, "not-possible-now"],
];

/** Why an order was refused: by its words, else by what the supplier says of the bundle and of our balance. */
export async function refusalOf(
  client: EsimGoClient,
  what: string,
  reply: Reply,
  wanted: { packageCode: string; quantity: number },
): Promise<Refused | Postponed | Unknown> {
  const code = wordsOf(reply);
  if (!saysNo(reply)) return { outcome: "unknown", reason: `${what}: status ${reply.status}` };
  const [, reason] = known.find(([words]) => words.test(code)) ?? [];
  if (reason === "no-credit") return { outcome: "postponed", reason, code };
  if (reason) return { outcome: "refused", reason, code };
  const listed = await client.ask("GET", `catalogue/${encodeURIComponent(wanted.packageCode)}`);
  if (saysNo(listed) || listed.status === 404) return { outcome: "refused", reason: "package-gone", code };
  const bundle = bundleShape.safeParse(listed.body);
  const { balance } = await readOrganisation(client);
  if (bundle.success && balance < bundle.data.price * wanted.quantity)
    return { outcome: "postponed", reason: "no-credit", code };
  return { outcome: "refused", reason: "bad-request", code };
}
