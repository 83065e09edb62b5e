import { groupsApart } from "../../../infra/jobs/each-apart.ts";
import { cancelEsim, tellLateCancellations } from "../returns/cancel-esim.ts";
import { findCancellationsDue } from "../returns/cancellations.repository.ts";
import { lookAtRefusals } from "../returns/look-at-refusals.ts";
import { type DeliveryApp, deliverEsims } from "./deliver-esims.ts";
import { moveOverflow } from "./move-overflow.ts";
import { findNextDue } from "./provisioning-line.repository.ts";

const sweepSize = 100;

type SweepingApp = DeliveryApp;

/** Takes up what a lost job or a dead worker left behind, at each provider by itself. */
export async function sweepEsims(app: SweepingApp): Promise<void> {
  await moveOverflow(app);
  const due = (await findNextDue(app.db)).filter(({ seconds }) => seconds === 0);
  const cancellations = await findCancellationsDue(app.db, sweepSize);
  const swept = await Promise.allSettled([
    ...due.map(({ provider }) => deliverDue(app, provider)),
    groupsApart(
      cancellations,
      ({ provider }) => provider,
      ({ esimId }) => cancelEsim(app, esimId),
    ),
  ]);
  await tellLateCancellations(app);
  await lookAtRefusals(app);
  for (const one of swept) if (one.status === "rejected") throw one.reason;
}

async function deliverDue(app: SweepingApp, name: string): Promise<void> {
  const provider = app.providers.get(name);
  if (provider) await deliverEsims(app, provider);
  else app.log.warn({ provider: name }, "eSIMs wait for a provider that is not configured");
}
