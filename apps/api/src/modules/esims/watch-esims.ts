import type { Uses } from "../../app.ts";
import { groupsApart } from "../../infra/jobs/each-apart.ts";
import { findEsimsToLookAt, putOffLook } from "./esim-life.repository.ts";
import { noteReading } from "./note-life.ts";
import { refreshEsim } from "./refresh-esim.ts";

/** So many that one sweep is over before the next, at four calls a second; each provider has its own turn. */
const sweepSize = 200;
/** Milliseconds: whoever buys comes first, so it may take longer; what is left is due for the next. */
const longestSweep = 50_000;
/** Seconds until one is asked for again whose provider gave no answer. */
const afterNoAnswer = 600;

/**
 * Asks the providers about the eSIMs that are due: what they call us about may get lost, and some never call. What time alone brings, such
 * as a last day, is told also when a provider is silent, which holds up no other.
 */
export async function watchEsims(app: Uses<"db" | "esimEvents" | "log" | "providers">): Promise<void> {
  const until = Date.now() + longestSweep;
  const look = async ({ id }: { id: string }) => {
    if (Date.now() > until || (await refreshEsim(app, id, 0, "background"))) return;
    await noteReading(app, id, null);
    await putOffLook(app.db, id, afterNoAnswer);
  };
  await groupsApart(await findEsimsToLookAt(app.db, sweepSize), ({ provider }) => provider, look);
}
