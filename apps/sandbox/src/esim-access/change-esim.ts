import type { EsimAccess } from "./esim-access.ts";
import type { Input } from "./input.ts";
import { STARTS_AT_PURCHASE } from "./new-profile.ts";
import { changeStatus, isOver } from "./profile-life.ts";
import { findEsim } from "./query-esims.ts";
import { Refusal } from "./refusal.ts";

/** Money back, top-ups included, but only for a profile that was issued and never installed, and whose days do not run since its purchase. */
export function cancelEsim(supplier: EsimAccess, input: Input): object {
  const esim = findEsim(supplier, input);
  if (esim.esimStatus !== "GOT_RESOURCE" || esim.smdpStatus !== "RELEASED") throw new Refusal("200002");
  if (esim.activeType === STARTS_AT_PURCHASE) throw new Refusal("200002");
  const refund = esim.purchases.reduce((sum, purchase) => sum + purchase.price, 0);
  supplier.switches.change({ balance: supplier.switches.read().balance + refund });
  changeStatus(supplier, esim, "CANCEL");
  return {};
}

export function suspendEsim(supplier: EsimAccess, input: Input): object {
  const esim = findEsim(supplier, input);
  if (isOver(esim) || esim.esimStatus === "SUSPENDED") throw new Refusal("200002");
  changeStatus(supplier, { ...esim, statusBeforeSuspension: esim.esimStatus }, "SUSPENDED");
  return {};
}

export function unsuspendEsim(supplier: EsimAccess, input: Input): object {
  const esim = findEsim(supplier, input);
  if (esim.esimStatus !== "SUSPENDED") throw new Refusal("200002");
  changeStatus(supplier, { ...esim, statusBeforeSuspension: null }, esim.statusBeforeSuspension ?? "IN_USE");
  return {};
}

/** Kills the profile; nothing is paid back. */
export function revokeEsim(supplier: EsimAccess, input: Input): object {
  const esim = findEsim(supplier, input);
  if (isOver(esim)) throw new Refusal("200002");
  changeStatus(supplier, esim, "REVOKED");
  return {};
}
