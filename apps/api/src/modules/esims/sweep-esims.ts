import type { Uses } from "../../app.ts";
import { findEsimsToProvision } from "./esims.repository.ts";
import { provisionEsim } from "./provision-esim.ts";

const sweepSize = 100;

/** Takes up what a lost job or a dead worker left behind. */
export async function sweepEsims(
  app: Uses<"db" | "esimEvents" | "jobs" | "log" | "providers">,
): Promise<void> {
  for (const { id } of await findEsimsToProvision(app.db, sweepSize)) await provisionEsim(app, id);
}
