import * as z from "zod";
import type { Priority } from "../../../infra/outbound/rate-limiter.ts";
import type { PlanState, ProviderEsim, ProviderUsage } from "../../../modules/esims/esim-provider.ts";
import { type AiraloClient, dataOf, number } from "./client.ts";
import { simShape } from "./orders.ts";

const megabyte = 1024 * 1024;

const planStates: Readonly<Record<string, PlanState>> = {
  NOT_ACTIVE: "ready",
  ACTIVE: "running",
  FINISHED: "used-up",
  EXPIRED: "expired",
};

/** Megabytes; all zero when unlimited. The supplier tells it anew every twenty minutes. */
const usageShape = z.object({
  remaining: number,
  total: number,
  expired_at: z.string().nullish(),
  is_unlimited: z.boolean(),
  status: z.string(),
});
type Usage = z.output<typeof usageShape>;

const simDetail = simShape.extend({ recycled: z.boolean().nullish() });
const withOrder = z.object({ simable: z.object({ description: z.string().nullish() }).nullish() });

export async function fetchEsim(client: AiraloClient, iccid: string, priority?: Priority) {
  const reply = await client.ask("GET", `sims/${encodeURIComponent(iccid)}?include=order`, { priority });
  if (reply.status === 404) return { outcome: "not-found" as const };
  const sim = dataOf(reply, simDetail);
  const usage = await usageOf(client, iccid, priority);
  if (!usage) return { outcome: "not-found" as const };
  const reference = dataOf(reply, withOrder).simable?.description || null;
  return { outcome: "read" as const, esim: toEsim(sim, usage, reference) };
}

/** One question for each, in turns: the supplier has none about many. */
export async function readUsage(client: AiraloClient, iccids: readonly string[]) {
  const usages: ProviderUsage[] = [];
  for (const esim of iccids) {
    const usage = await usageOf(client, esim, "background");
    if (usage) usages.push({ esim, ...amountsOf(usage) });
  }
  return { outcome: "read" as const, usages };
}

async function usageOf(client: AiraloClient, iccid: string, priority?: Priority): Promise<Usage | null> {
  const path = `sims/${encodeURIComponent(iccid)}/usage`;
  const reply = await client.ask("GET", path, { priority, turns: client.usageTurns });
  return reply.status === 404 ? null : dataOf(reply, usageShape);
}

function amountsOf(usage: Usage): Pick<ProviderUsage, "usedBytes" | "totalBytes"> {
  if (usage.is_unlimited) return { usedBytes: 0, totalBytes: null };
  const used = Math.max(0, usage.total - usage.remaining);
  return { usedBytes: Math.round(used * megabyte), totalBytes: Math.round(usage.total * megabyte) };
}

/** Where the profile is, the supplier does not tell. A recycled one is dead: nobody installed it in time. */
function toEsim(sim: z.output<typeof simDetail>, usage: Usage, reference: string | null): ProviderEsim {
  return {
    esim: sim.iccid,
    reference,
    iccid: sim.iccid,
    activationCode: sim.qrcode,
    apn: sim.apn_value || null,
    eid: null,
    profileState: "unknown",
    planState: sim.recycled ? "removed" : (planStates[usage.status] ?? "unknown"),
    saidState: sim.recycled ? `${usage.status} recycled` : usage.status,
    ...amountsOf(usage),
    expiresAt: dateOf(usage.expired_at),
  };
}

/** `2026-11-20 09:15:00`, in UTC and without saying so. */
function dateOf(text: string | null | undefined): Date | null {
  if (!text) return null;
  const date = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(" ", "T")}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
