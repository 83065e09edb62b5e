import * as z from "zod";
import type { Priority } from "../../../infra/outbound/rate-limiter.ts";
import type { ProviderEsim, ProviderUsage } from "../../../modules/esims/esim-provider.ts";
import { type Assignment, amountsOf, assignmentShape, endOf, planStateOf, startOf } from "./assignments.ts";
import { contentOf, type EsimGoClient, type Reply } from "./client.ts";
import { readOrganisation } from "./organisation.ts";
import { codeIsFree, profileStateOf } from "./profile-state.ts";
import { saysNo } from "./refusals.ts";

const esimShape = z.object({
  // A number would have lost its last digits before it could be read here.
  iccid: z.string().regex(/^\d{18,22}$/),
  matchingId: z.string().min(1),
  smdpAddress: z.string().min(1),
  profileStatus: z.string().nullish(),
  /** Milliseconds here, text elsewhere; nothing or 0 before. */
  firstInstalledDateTime: z.union([z.number(), z.string()]).nullish(),
  customerRef: z.string().nullish(),
});
type Esim = z.output<typeof esimShape>;

const bundleList = z.object({
  bundles: z.array(z.object({ name: z.string(), assignments: z.array(assignmentShape) })),
});

/** Null where the account has no such eSIM. */
export async function readEsim(
  client: EsimGoClient,
  iccid: string,
  priority?: Priority,
): Promise<Esim | null> {
  const reply = await client.ask("GET", `esims/${encodeURIComponent(iccid)}`, undefined, { priority });
  return (await isNotOurs(client, reply)) ? null : contentOf(reply, esimShape);
}

/** All that were ever put on it, those of data; null where the account has no such eSIM. */
export async function bundlesOn(
  client: EsimGoClient,
  iccid: string,
  priority?: Priority,
): Promise<Assignment[] | null> {
  const path = `esims/${encodeURIComponent(iccid)}/bundles?includeUsed=true&limit=200`;
  const reply = await client.ask("GET", path, undefined, { priority });
  if (await isNotOurs(client, reply)) return null;
  return contentOf(reply, bundleList)
    .bundles.flatMap(({ name, assignments }) => assignments.map((one) => ({ ...one, name })))
    .filter(({ callTypeGroup }) => (callTypeGroup ?? "data") === "data");
}

/** 403 is said of what is not the account's, and to a key that opens nothing: then it is said of everything. */
async function isNotOurs(client: EsimGoClient, reply: Reply): Promise<boolean> {
  if (saysNo(reply) || reply.status === 404) return true;
  if (reply.status !== 403) return false;
  await readOrganisation(client);
  return true;
}

export async function fetchEsim(client: EsimGoClient, iccid: string, priority?: Priority) {
  const esim = await readEsim(client, iccid, priority);
  const bundles = esim && (await bundlesOn(client, iccid, priority));
  if (!esim || !bundles) return { outcome: "not-found" as const };
  return { outcome: "read" as const, esim: toEsim(esim, bundles) };
}

/** One question for each, in turns: the supplier has none about many. */
export async function readUsage(client: EsimGoClient, iccids: readonly string[]) {
  const usages: ProviderUsage[] = [];
  for (const esim of iccids) {
    const bundles = await bundlesOn(client, esim, "background");
    if (bundles) usages.push({ esim, ...amountsOf(bundles) });
  }
  return { outcome: "read" as const, usages };
}

/** No field has it whole. */
export const activationCodeOf = (one: Pick<Esim, "matchingId" | "smdpAddress">): string =>
  `LPA:1$${one.smdpAddress}$${one.matchingId}`;

function toEsim(esim: Esim, bundles: readonly Assignment[]): ProviderEsim {
  const states = bundles.map(({ bundleState }) => bundleState).join("+");
  return {
    esim: esim.iccid,
    reference: esim.customerRef || null,
    iccid: esim.iccid,
    activationCode: activationCodeOf(esim),
    apn: null,
    eid: null,
    profileState: profileStateOf(esim, bundles),
    planState: planStateOf(bundles),
    saidState: `${esim.profileStatus ?? ""} ${states}`.trim(),
    ...amountsOf(bundles),
    codeIsFree: codeIsFree(esim),
    startedAt: startOf(bundles),
    expiresAt: endOf(bundles),
  };
}
