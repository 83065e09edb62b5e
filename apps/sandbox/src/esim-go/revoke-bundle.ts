import { type EsimGo, keep } from "./esim-go.ts";
import { change } from "./esim-life.ts";
import type { Esim } from "./records.ts";
import { refusal } from "./refusal.ts";

/**
 * Takes a bundle that was never started off an eSIM, and pays its price back where that is wanted and the account may.
 * An eSIM without bundles that nobody installed is taken out of the account.
 */
export function revokeBundle(go: EsimGo, esim: Esim, name: string, refundToBalance: boolean): void {
  const bundle = esim.bundles.find((one) => one.name === name && one.state === "queued");
  if (!bundle) throw refusal(400, "no unused bundle of this name is on this esim");
  const revoked = change(go, esim, bundle, { state: "revoked", remaining: 0 });
  if (refundToBalance && go.switches.read().refunds) payBack(go, name);
  const isEmpty = revoked.bundles.every(({ state }) => state === "revoked");
  if (isEmpty && revoked.firstInstalledAt === null) keep(go, { ...revoked, isReturned: true });
}

function payBack(go: EsimGo, name: string): void {
  const cents = Math.round((go.shelf.original(name)?.price ?? 0) * 100);
  go.switches.change({ balanceCents: go.switches.read().balanceCents + cents });
}
