import * as z from "zod";
import { contentOf, type EsimGoClient } from "./client.ts";

const one = z.object({ currency: z.string(), balance: z.number() });
/** By itself in one copy of the documentation, in a list in the other. */
const shape = z.union([
  z
    .object({ organisations: z.tuple([one]).rest(z.unknown()) })
    .transform(({ organisations }) => organisations[0]),
  one,
]);

export async function readOrganisation(client: EsimGoClient) {
  return contentOf(await client.ask("GET", "organisation", undefined, { priority: "background" }), shape);
}

export async function balance(client: EsimGoClient) {
  const { currency, balance: left } = await readOrganisation(client);
  if (currency !== "USD")
    return { outcome: "unknown" as const, reason: `the account is kept in ${currency}` };
  return { outcome: "read" as const, usdE4: usdE4Of(left) };
}

/** 1/10000 USD, from dollars with decimals. */
export const usdE4Of = (dollars: number): number => Math.round(dollars * 10_000);
