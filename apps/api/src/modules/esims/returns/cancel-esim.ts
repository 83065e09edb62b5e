import type { EsimStatus } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { type TakingBack, takingBackOf } from "@rihla/contract/rules/giving-back";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import type { EsimRow } from "../esim.ts";
import { toldStatus } from "../esim-life.ts";
import type { EsimProvider, ProviderEsim } from "../esim-provider.ts";
import { findEsim } from "../esims.repository.ts";
import { noteReading, noteReadingIn } from "../note-life.ts";
import { readingOf } from "../provisioning/record-issued.ts";
import {
  claimCancellation,
  endCancellation,
  isAsked,
  lockCancellation,
  markLateCancellations,
  putOffCancellation,
} from "./cancellations.repository.ts";
import { findFailuresOf } from "./failures.repository.ts";

/** Longer than the provider's two answers are waited for. */
const leaseSeconds = 60;

type CancelApp = Uses<"db" | "esimEvents" | "log" | "providers">;
type Answer = {
  verdict: "yes" | "no" | "unknown";
  said: string;
  esim?: ProviderEsim;
  /** Its people have it now. */
  handedOver?: boolean;
};

/**
 * Gives back an eSIM whose cancellation was asked for, or has it ended where its provider takes nothing back. Phases: claim · ask the provider, and read the eSIM where it does not say
 * yes (no transaction) · one transaction that notes the yes and has the money given back. Doing it twice does it
 * once: a second cancellation is refused by the provider, and the reading then tells that the first was taken.
 */
export async function cancelEsim(app: CancelApp, esimId: string): Promise<void> {
  const claimed = await claimCancellation(app.db, esimId, leaseSeconds);
  if (!claimed) return;
  const esim = await findEsim(app.db, esimId);
  const provider = esim && app.providers.get(esim.provider);
  if (!provider || !esim?.providerEsim)
    return putOffCancellation(app.db, esimId, "the provider is not configured");
  const reported = (await findFailuresOf(app.db, [esimId])).length > 0;
  const ability = takingBackOf(provider.abilities.cancel, esim.plan.starts);
  const answer =
    reported || ability !== "none"
      ? await askProvider(provider, ability, esim.providerEsim, claimed.handedOverAt !== null)
      : await askOurPeople(provider, esim.providerEsim);
  if (answer.handedOver && esim.plan.givingBack === "at-once" && !reported)
    return void (await recordCancelled(app, esim, {
      verdict: "yes",
      said: `promised at once; ${answer.said}`,
    }));
  if (answer.verdict === "yes") return void (await recordCancelled(app, esim, answer));
  if (answer.esim) await noteReading(app, esimId, readingOf(answer.esim));
  app.log.warn({ esimId, verdict: answer.verdict, said: answer.said }, "an eSIM was not given back");
  if (answer.verdict === "no") await recordRefused(app, esimId, answer.said);
  else await putOffCancellation(app.db, esimId, answer.said, answer.handedOver ?? false);
}

/** Its provider takes nothing back, so people of the shop answer: no for what has been installed meanwhile. */
async function askOurPeople(provider: EsimProvider, name: string): Promise<Answer> {
  const answer = await whatWasDecided(provider, name);
  return { ...answer, said: "people here decide", handedOver: answer.verdict === "unknown" };
}

/** People who were asked once are not asked again: what they decided is read. */
async function askProvider(
  provider: EsimProvider,
  ability: TakingBack,
  name: string,
  isWithThem: boolean,
): Promise<Answer> {
  if (isWithThem) return whatWasDecided(provider, name);
  const cancelled = await (ability === "none" && provider.revoke
    ? provider.revoke(name)
    : provider.cancel(name));
  if (cancelled.outcome === "asked") return { verdict: "unknown", said: "asked", handedOver: true };
  if (cancelled.outcome === "cancelled") return { verdict: "yes", said: "cancelled" };
  const said =
    "code" in cancelled ? `${cancelled.reason}, provider code ${cancelled.code}` : cancelled.outcome;
  const reading = await provider.fetchEsim(name);
  if (reading.outcome !== "read") return { verdict: "unknown", said };
  return { verdict: verdictOf(reading.esim), said, esim: reading.esim };
}

/** One that is gone may have been taken back: only its people know, and an operator tells what they say. */
async function whatWasDecided(provider: EsimProvider, name: string): Promise<Answer> {
  const said = "its people decide";
  const reading = await provider.fetchEsim(name);
  if (reading.outcome !== "read" || reading.esim.planState === "removed") return { verdict: "unknown", said };
  return { verdict: verdictOf(reading.esim), said, esim: reading.esim };
}

/** One that can still be given back is asked for again: its refusal may pass. */
const verdicts: Readonly<Record<EsimStatus, "unknown" | "no">> = {
  new: "unknown",
  unknown: "unknown",
  allocating: "no",
  installing: "no",
  onboard: "no",
  in_use: "no",
  depleted: "no",
  suspended: "no",
  canceled: "no",
  revoked: "no",
  deleted: "no",
  user_deleted: "no",
  expired: "no",
};

function verdictOf({ profileState, planState, usedBytes }: ProviderEsim): Answer["verdict"] {
  if (planState === "cancelled") return "yes";
  return verdicts[toldStatus({ provisioning: "issued", profileState, planState, usedBytes })];
}

/** A yes holds also where another worker took an earlier answer for a no: what is gone is paid back. */
async function recordCancelled(
  app: CancelApp,
  esim: EsimRow,
  answer: Answer,
  record = keepNothing,
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    const cancellation = await lockCancellation(tx, esim.id);
    if (cancellation.status === "done") return false;
    await endCancellation(tx, esim.id, "done", answer.said);
    await app.esimEvents.onCancelled(tx, esim, cancellation.walletOf);
    await noteReadingIn(app, tx, esim.id, { planState: "cancelled", readAt: new Date() });
    await record(tx, { before: cancellation.status, after: "done" });
    return true;
  });
}

async function recordRefused(
  app: CancelApp,
  esimId: string,
  said: string,
  record = keepNothing,
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    const { status } = await lockCancellation(tx, esimId);
    if (status !== "asked") return false;
    await endCancellation(tx, esimId, "refused", said);
    await app.esimEvents.onCancellation(tx, esimId, "refused");
    await record(tx, { before: status, after: "refused" });
    return true;
  });
}

/** Keeps who decided it, in the transaction of the decision. */
type Keep = (tx: Tx, states: { before: string; after: string }) => Promise<void>;
const keepNothing: Keep = () => Promise.resolve();

/**
 * What people at a provider decided, or here, told to the shop by an operator. A no is only for what has been on a phone: the rest goes
 * back by the shop's rule, also where a provider keeps its money. False where nothing is under way for this eSIM,
 * or somebody has decided it a moment before.
 */
export async function decideCancellation(
  app: CancelApp,
  esimId: string,
  taken: boolean,
  note: string,
  record = keepNothing,
): Promise<boolean> {
  const esim = await findEsim(app.db, esimId);
  if (!esim || !(await isAsked(app.db, esimId))) return false;
  const reported = (await findFailuresOf(app.db, [esimId])).length > 0;
  if (!taken && !reported && isUntouched(toldStatus(esim)))
    throw new OperatorRefusal("given_back_by_rule", { esim: esimId });
  return taken
    ? recordCancelled(app, esim, { verdict: "yes", said: note }, record)
    : recordRefused(app, esimId, note, record);
}

/** Who waits longer than a provider ever takes is told so, once. */
export async function tellLateCancellations(app: Pick<CancelApp, "db" | "esimEvents">): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    for (const { esimId } of await markLateCancellations(tx))
      await app.esimEvents.onCancellation(tx, esimId, "late");
  });
}
