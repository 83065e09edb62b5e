import { parseActivationCode } from "@rihla/contract/rules/activation-code";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import type { ProviderEsim } from "../esim-provider.ts";
import { lockEsim, moveEsim, updateEsim } from "../esims.repository.ts";
import { lockOthers, type OrderedEsim } from "./provisioning-line.repository.ts";
import { putOff } from "./provisioning-waits.ts";

/**
 * Gives what the provider issued for an order to the eSIMs that wait for it, each profile to one, in the caller's
 * transaction. The eSIM that leads the order is the last to get one: until then the provider is asked for the rest.
 */
export async function recordIssued(
  app: Uses<"esimEvents" | "log">,
  tx: Tx,
  leader: OrderedEsim,
  issued: readonly ProviderEsim[],
): Promise<void> {
  const current = await lockEsim(tx, leader.id);
  if (current.provisioning !== "requested") return;
  const group = [...(leader.quantity > 1 ? await lockOthers(tx, leader) : []), current];
  const given = new Set(group.map(({ providerEsim }) => providerEsim));
  const profiles = issued.filter(
    ({ esim, activationCode }) =>
      !given.has(esim) && Boolean(parseActivationCode(activationCode)?.matchingId),
  );
  const waiting = group.filter(({ provisioning }) => provisioning === "requested");
  for (const [index, profile] of profiles.slice(0, waiting.length).entries()) {
    const esim = waiting[index] as (typeof waiting)[number];
    await moveEsim(tx, esim, "issued", `provider order ${leader.providerOrder}`, {
      ...readingOf(profile),
      providerOrder: leader.providerOrder,
      providerEsim: profile.esim,
      iccid: profile.iccid,
      activationCode: profile.activationCode,
      issuedAt: new Date(),
      nextAttemptAt: null,
    });
    await app.esimEvents.onIssued(tx, { id: esim.id, orderId: esim.orderId });
  }
  if (profiles.length >= waiting.length) return;
  if (profiles.length === 0)
    app.log.error(
      { esimId: leader.id, profiles: issued.length },
      "the provider issued nothing a phone can install",
    );
  await updateEsim(tx, leader.id, putOff("pending", leader));
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
    codeIsFree: profile.codeIsFree ?? null,
    expiresAt: profile.expiresAt,
    readAt: new Date(),
  };
}
