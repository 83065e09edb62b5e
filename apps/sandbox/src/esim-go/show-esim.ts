import { SMDP_ADDRESS } from "../world/profile-numbers.ts";
import type { EsimGo } from "./esim-go.ts";
import type { Assignment, Esim } from "./records.ts";
import { refusal } from "./refusal.ts";

const GONE: readonly Assignment["state"][] = ["depleted", "expired", "revoked", "lapsed"];

export function findEsim(go: EsimGo, iccid: string): Esim {
  const esim = go.esims.get(iccid);
  if (!esim || esim.isReturned) throw refusal(403, "esim is not accessible");
  return esim;
}

/** When it was first installed comes as a number here, and as text from the assignments. */
export function showEsim(go: EsimGo, esim: Esim) {
  return {
    iccid: esim.iccid,
    pin: "1111",
    puk: "12345678",
    matchingId: esim.matchingId,
    smdpAddress: SMDP_ADDRESS,
    profileStatus: profileStatus(go, esim),
    firstInstalledDateTime: esim.firstInstalledAt ?? 0,
    customerRef: esim.customerRef,
  };
}

/** A profile that was taken off the phone is "Released" again on one kind of platform. */
function profileStatus(go: EsimGo, { profile, attachedAt }: Esim): string {
  if (go.switches.read().profileWords === "installed")
    return { released: "Released", downloaded: "Downloaded", installed: "Installed", deleted: "Released" }[
      profile
    ];
  const installed = attachedAt === null ? "Disabled" : "Enabled";
  return { released: "Released", downloaded: "Confirmed", installed, deleted: "Deleted" }[profile];
}

/** Bundle by bundle; those that are over only when asked for. */
export function showBundles(go: EsimGo, esim: Esim, withUsed: boolean) {
  const shown = esim.bundles.filter(({ state }) => withUsed || !GONE.includes(state));
  const names = [...new Set(shown.map(({ name }) => name))];
  return {
    bundles: names.map((name) => ({
      name,
      description: go.shelf.original(name)?.description ?? name,
      assignments: shown
        .filter((one) => one.name === name)
        .map((one) => assignmentAnswer(go, one))
        .reverse(),
    })),
  };
}

export function assignmentAnswer(go: EsimGo, one: Assignment) {
  const isProcessing =
    one.state === "queued" && go.world.clock.now() < one.assignedAt + go.switches.read().processingMs;
  return {
    id: one.id,
    callTypeGroup: "data",
    initialQuantity: one.initial,
    remainingQuantity: one.remaining,
    ...(one.startedAt !== null && { startTime: new Date(one.startedAt).toISOString() }),
    ...(one.endsAt !== null && { endTime: new Date(one.endsAt).toISOString() }),
    assignmentDateTime: new Date(one.assignedAt).toISOString(),
    assignmentReference: one.reference,
    bundleState: isProcessing ? "processing" : one.state,
    unlimited: go.shelf.original(one.name)?.unlimited ?? false,
  };
}
