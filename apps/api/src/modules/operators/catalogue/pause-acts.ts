import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { lockCatalogue, type PickedAnew, pickAnew, pickOffersJob } from "../../catalogue/index.ts";
import { endPause, insertPause, type PausedKind } from "../../pauses/index.ts";
import { walletGateway } from "../../payments/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";

type PausingApp = Uses<"db" | "gateways" | "jobs" | "pauses" | "providers" | "sellingProviders">;
type Company = { kind: PausedKind; company: string };

/** The gateways at which a payment can be let begin or not: the shop's own wallet is none. */
export const pausableGateways = ({ gateways }: Uses<"gateways">): string[] =>
  [...gateways.keys()].filter((name) => name !== walletGateway.name);

/**
 * Sells nothing new of a supplier until `endsAt`: another's offer of the same plan takes its place, or none. Or lets no payment begin at a gateway until
 * then, which the database refuses. What has begun at either goes on. Of two who do it the second is told.
 */
export function pauseCompany(
  app: PausingApp,
  { kind, company, endsAt }: Company & { endsAt: Date },
  responsible: Responsible,
): Promise<PickedAnew> {
  const known = kind === "supplier" ? [...app.providers.keys()] : pausableGateways(app);
  if (!known.includes(company)) throw new OperatorRefusal("company_unknown", { company });
  const seconds = Math.ceil((endsAt.getTime() - Date.now()) / 1000);
  if (seconds <= 0) throw new OperatorRefusal("end_is_over", { end: endsAt.toISOString() });
  return change(app, { kind, company }, async (tx, pick) => {
    const { who, why } = responsible;
    const pause = await insertPause(tx, { id: newId(), kind, company, who, why, endsAt });
    if (!pause) throw new OperatorRefusal("paused_already", { company });
    const picked = await pick();
    if (kind === "supplier") await app.jobs.send(tx, pickOffersJob, {}, { startAfterSeconds: seconds + 1 });
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "pause",
      subject: company,
      details: { kind },
      before: { paused: false },
      after: { paused: true, until: endsAt.toISOString(), ...picked },
    });
    return picked;
  });
}

/** Ends a pause before its time. */
export function resumeCompany(
  app: PausingApp,
  { kind, company }: Company,
  responsible: Responsible,
): Promise<PickedAnew> {
  return change(app, { kind, company }, async (tx, pick) => {
    const pause = await endPause(tx, { kind, company });
    if (!pause) throw new OperatorRefusal("not_paused", { company });
    const picked = await pick();
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "resume",
      subject: company,
      details: { kind, since: pause.pausedAt.toISOString() },
      before: { paused: true, until: pause.endsAt.toISOString() },
      after: { paused: false, ...picked },
    });
    return picked;
  });
}

type Change = (tx: Tx, pick: () => Promise<PickedAnew>) => Promise<PickedAnew>;

/** A supplier's pause changes what plans are sold by, and waits for a sync that is under way. */
function change(app: PausingApp, { kind }: Company, make: Change): Promise<PickedAnew> {
  return app.db.transaction().execute(async (tx) => {
    if (kind === "gateway") return make(tx, async () => ({ changed: 0, withdrawn: 0 }));
    await lockCatalogue(tx);
    return make(tx, () => pickAnew(tx, app));
  });
}
