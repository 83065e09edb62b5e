import type { Esim, EsimSummary } from "@rihla/contract";
import { installUrl, parseActivationCode } from "@rihla/contract/rules/activation-code";
import { mustInstallBeforeLeaving } from "@rihla/places/travel-notes";
import type { Selectable } from "kysely";
import { esimStatus, groupOf, hasStarted, stopReached, tellsInstalling } from "./esim-life.ts";
import type { EsimTable, Provisioning } from "./esims.tables.ts";
import { isStillToCome } from "./provisioning-end.ts";
import { timeZonesOf } from "./time-zones.ts";

export type EsimRow = Selectable<EsimTable>;
/** With its place among those of its order that have the same plan. */
export type PlacedEsimRow = EsimRow & { place: EsimSummary["position"] };

/** An answer that never came stays requested until it is looked up. What was never asked for can be given up, too. */
const moves: Readonly<Record<Provisioning, readonly Provisioning[]>> = {
  waiting: ["requested", "refused"],
  requested: ["issued", "refused"],
  issued: [],
  refused: [],
};
export const mayMove = (from: Provisioning, to: Provisioning): boolean => moves[from].includes(to);

export function toEsimSummary(row: PlacedEsimRow): EsimSummary {
  const status = esimStatus(row);
  const date = row.expiresAt?.toISOString() ?? null;
  // A suspended plan no longer says that it had started.
  const told = stopReached(row, row.plan.starts, row.connectedAt !== null);
  const saidInstalled = told === "delivered" && row.saidInstalledAt !== null && !tellsInstalling(row);
  const started = row.connectedAt !== null || hasStarted(row, row.plan.starts);
  return {
    id: row.id,
    name: row.label,
    position: row.place,
    orderNumber: row.orderNumber,
    destination: row.plan.destination,
    destinationNames: row.destinationNames,
    flag: row.flag,
    plan: row.plan.code,
    status,
    awaitedSince: isStillToCome(row) ? row.createdAt.toISOString() : null,
    group: groupOf(status),
    reached: saidInstalled ? "installed" : told,
    installIsTold: tellsInstalling(row),
    saidInstalled,
    kind: row.plan.kind,
    dataBytes: row.plan.dataBytes,
    days: row.days,
    totalBytes: row.totalBytes,
    usedBytes: row.usedBytes,
    remainingBytes: row.totalBytes === null ? null : Math.max(0, row.totalBytes - row.usedBytes),
    readAt: row.readAt?.toISOString() ?? null,
    activateBefore: started ? null : date,
    expiresAt: started ? date : null,
    topUp: row.plan.topUp,
    starts: row.plan.starts,
    installBeforeLeaving: mustInstallBeforeLeaving(row.plan.destination),
  };
}

export function toEsim(row: PlacedEsimRow): Esim {
  return {
    ...toEsimSummary(row),
    iccid: row.iccid,
    apn: row.apn,
    askedAt: row.askedAt?.toISOString() ?? null,
    connection: row.connectedAt && {
      at: row.connectedAt.toISOString(),
      exactly: row.connectedExactly === true,
    },
    timeZones: timeZonesOf(row.plan.destination),
    dataEndsAt: row.dataEndsAt?.toISOString() ?? null,
    reducedSpeedKbps: row.plan.reducedSpeedKbps,
    installation: installationOf(row.activationCode),
  };
}

function installationOf(text: string | null): Esim["installation"] {
  const parsed = text === null ? null : parseActivationCode(text);
  if (!parsed) return null;
  return {
    activationCode: parsed.code,
    smdpAddress: parsed.smdpAddress,
    matchingId: parsed.matchingId,
    confirmationCodeRequired: parsed.confirmationCodeRequired,
    appleInstallUrl: installUrl("esimsetup.apple.com", parsed.code),
    androidInstallUrl: installUrl("esimsetup.android.com", parsed.code),
  };
}
