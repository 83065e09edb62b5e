import type { Uses } from "../../../app.ts";
import { eachApart } from "../../../infra/jobs/each-apart.ts";
import { findKnownDisputes } from "./disputes.repository.ts";
import { followDispute } from "./follow-dispute.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
/** As far back as gateways list them, and a little less. */
const listedDays = 170;
/** For so long what was decided is asked about again: an appeal, or the payer's bank, takes it up. */
const takenUpDays = 60;

/** Half of the time until the next round. */
const roundMs = 30 * 60_000;

/**
 * Reads what payers dispute at each gateway, so that a webhook that was lost loses nothing: what is open here first, then what is new, then what
 * was decided lately. One gateway that is silent holds up no other.
 */
export async function sweepDisputes(app: Uses<"db" | "gateways" | "jobs" | "log">): Promise<void> {
  const over = AbortSignal.timeout(roundMs);
  const swept = [...app.gateways.keys()].map((gateway) => sweepOf(app, gateway, over));
  for (const one of await Promise.allSettled(swept)) if (one.status === "rejected") throw one.reason;
}

async function sweepOf(
  app: Uses<"db" | "gateways" | "jobs" | "log">,
  gateway: string,
  over: AbortSignal,
): Promise<void> {
  const disputes = app.gateways.get(gateway)?.disputes;
  if (!disputes) return;
  const opened = daysAgo(listedDays);
  const listed = await disputes.list(opened);
  const known = await findKnownDisputes(app.db, gateway, { opened, decided: daysAgo(takenUpDays) });
  const names = listed.outcome === "listed" ? listed.names : [];
  const others = names.filter((name) => !known.settled.includes(name));
  await eachApart(
    [...new Set([...known.open, ...others])],
    (name) => followDispute(app, gateway, name),
    over,
  );
  if (listed.outcome === "unknown") throw new Error(`No list of disputes of ${gateway}: ${listed.reason}`);
}
