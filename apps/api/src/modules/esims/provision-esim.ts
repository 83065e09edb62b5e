import type { Tx, Uses } from "../../app.ts";
import type { Jobs } from "../../infra/jobs.ts";
import { parseActivationCode } from "./activation-code.ts";
import type { EsimRow } from "./esim.ts";
import type { ProviderAllocation, ProviderEsim } from "./esim-provider.ts";
import { provisionEsimJob } from "./esims.queue.ts";
import { claimEsim, findEsim, lockEsim, moveEsim, sinceAsked, updateEsim } from "./esims.repository.ts";
import { type NoOrder, orderAtProvider } from "./order-at-provider.ts";
import { isWaitOver, type WaitFor, waitSeconds } from "./provisioning-waits.ts";
import { noteShortage } from "./supplier-credit.repository.ts";

/** Longer than every call of one attempt together: three, of twelve seconds at most. */
const leaseSeconds = 45;
/**
 * Gets one paid eSIM from the provider, exactly once. Phases: claim (transaction) · ask the provider, first whether
 * an earlier try went through · record (transaction, which enqueues what follows). A missing answer is unknown, never
 * failed: the eSIM stays requested, is looked up by our reference, and asked for again under the same one once it is
 * certain that it did not arrive.
 * `early`: something new was heard of it, so it is tried before it is due.
 */
export async function provisionEsim(
  app: Uses<"db" | "esimEvents" | "jobs" | "log" | "providers">,
  esimId: string,
  early = false,
): Promise<void> {
  const esim = await app.db.transaction().execute((tx) => claimEsim(tx, esimId, leaseSeconds, early));
  if (!esim) return comeBackAfterLease(app, esimId);
  const provider = app.providers.get(esim.provider);
  if (!provider) return recordNoOrder(app, esim, notConfigured(esim));
  const order = esim.providerOrder ?? (await orderAtProvider(app.db, provider, esim));
  if (typeof order !== "string") return recordNoOrder(app, esim, order);
  await recordAllocation(app, esim, order, await provider.fetchOrder(order));
}

/** It stays requested, and is listed as stuck, until the provider is configured again. */
function notConfigured({ provider }: EsimRow) {
  return { outcome: "unknown" as const, reason: `provider ${provider} is not configured` };
}

/** Another worker has it. Should that one die, this job's successor takes over when the lease ends. */
async function comeBackAfterLease(app: Uses<"db" | "jobs">, esimId: string): Promise<void> {
  const esim = await findEsim(app.db, esimId);
  const seconds = Math.ceil(((esim?.leaseUntil?.getTime() ?? 0) - Date.now()) / 1000);
  if (esim?.provisioning !== "requested" || seconds <= 0) return;
  await app.jobs.send(app.db, provisionEsimJob, { esimId }, { startAfterSeconds: seconds + 1 });
}

async function recordNoOrder(
  app: Uses<"db" | "esimEvents" | "jobs" | "log">,
  esim: EsimRow,
  answer: NoOrder,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    if (answer.outcome === "unknown") {
      app.log.warn(
        { esimId: esim.id, reason: answer.reason },
        "the provider's answer is unknown, will be looked up",
      );
      return tryAgain(app.jobs, tx, esim, "unknown");
    }
    const { reason, code } = answer;
    if (reason === "no-credit") await noteShortage(app.log, tx, esim.provider);
    if (answer.outcome === "postponed" && !isWaitOver(esim.requestedAt, new Date()))
      return tryAgain(app.jobs, tx, esim, answer.reason);
    app.log.error(
      { esimId: esim.id, provider: esim.provider, reason, code },
      "the provider refused an order for good",
    );
    const current = await lockEsim(tx, esim.id);
    if (current.provisioning !== "requested" || current.providerOrder) return;
    await moveEsim(tx, current, "refused", `${reason}, provider code ${code}`, {
      refusalCode: code,
      nextAttemptAt: null,
    });
    await app.esimEvents.onRefused(tx, {
      id: esim.id,
      orderId: esim.orderId,
      orderLineId: esim.orderLineId,
      position: esim.position,
    });
  });
}

async function recordAllocation(
  app: Uses<"db" | "esimEvents" | "jobs" | "log">,
  esim: EsimRow,
  order: string,
  answer: ProviderAllocation,
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    if (answer.outcome === "issued") return recordIssued(app, tx, esim, order, answer.esims);
    if (answer.outcome === "pending") return tryAgain(app.jobs, tx, esim, "pending");
    app.log.warn(
      { esimId: esim.id, outcome: answer.outcome },
      "the provider does not tell about an order it took",
    );
    return tryAgain(app.jobs, tx, esim, "unknown");
  });
}

async function recordIssued(
  app: Uses<"esimEvents" | "jobs" | "log">,
  tx: Tx,
  esim: EsimRow,
  order: string,
  issued: ProviderEsim[],
): Promise<void> {
  const [profile] = issued;
  if (!profile || !parseActivationCode(profile.activationCode)) {
    app.log.error(
      { esimId: esim.id, profiles: issued.length },
      "the provider issued nothing a phone can install",
    );
    return tryAgain(app.jobs, tx, esim, "unknown");
  }
  const current = await lockEsim(tx, esim.id);
  if (current.provisioning !== "requested") return;
  await moveEsim(tx, current, "issued", `provider order ${order}`, {
    ...readingOf(profile),
    providerOrder: order,
    providerEsim: profile.esim,
    iccid: profile.iccid,
    activationCode: profile.activationCode,
    issuedAt: new Date(),
    nextAttemptAt: null,
  });
  await app.esimEvents.onIssued(tx, { id: esim.id, orderId: esim.orderId });
}

/** What can change in an eSIM's life, as columns. */
export function readingOf(profile: ProviderEsim) {
  return {
    profileState: profile.profileState,
    planState: profile.planState,
    saidState: profile.saidState,
    eid: profile.eid,
    apn: profile.apn,
    totalBytes: profile.totalBytes,
    usedBytes: profile.usedBytes,
    expiresAt: profile.expiresAt,
    readAt: new Date(),
  };
}

async function tryAgain(jobs: Jobs, tx: Tx, esim: EsimRow, why: WaitFor): Promise<void> {
  const seconds = waitSeconds(why, await sinceAsked(tx, esim.id));
  await updateEsim(tx, esim.id, {
    nextAttemptAt: new Date(Date.now() + seconds * 1000),
    leaseUntil: null,
  });
  await jobs.send(tx, provisionEsimJob, { esimId: esim.id }, { startAfterSeconds: seconds });
}
