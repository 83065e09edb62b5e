import type { Uses } from "../../app.ts";
import { eachApart } from "../../infra/each-apart.ts";
import { cancelEsim } from "./cancel-esim.ts";
import { findCancellationsDue } from "./cancellations.repository.ts";
import { findEsimsToProvision } from "./esims.repository.ts";
import { provisionEsim } from "./provision-esim.ts";

const sweepSize = 100;

/** Takes up what a lost job or a dead worker left behind. */
export async function sweepEsims(
  app: Uses<"db" | "esimEvents" | "jobs" | "log" | "providers">,
): Promise<void> {
  await eachApart(await findEsimsToProvision(app.db, sweepSize), ({ id }) => provisionEsim(app, id));
  await eachApart(await findCancellationsDue(app.db, sweepSize), ({ esimId }) => cancelEsim(app, esimId));
}
