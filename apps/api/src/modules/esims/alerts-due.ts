import { type EsimNotificationKind, esimNotificationKinds } from "@rihla/contract";
import { automaticRechargePercent, endAlertHours, usageAlertPercent } from "@rihla/contract/rules";
import type { EsimRow } from "./esim.ts";
import { esimStatus, groupOf, hasConnected, hasStarted, isInstalled } from "./esim-life.ts";
import type { NotedKind } from "./esims.tables.ts";

const hour = 3600_000;
/** Older news of a connection tells nobody anything. */
const connectionIsNews = 12 * hour;

type Esim = Pick<
  EsimRow,
  | "provisioning"
  | "profileState"
  | "planState"
  | "usedBytes"
  | "totalBytes"
  | "plan"
  | "days"
  | "expiresAt"
  | "connectedAt"
>;

/** Share of its data that an eSIM has used, 0 to 1; null where there is no amount that could be used up. */
export function usedShare({ plan, planState, totalBytes, usedBytes }: Esim): number | null {
  if (plan.kind === "unlimited") return null;
  if (planState === "used-up") return 1;
  return totalBytes ? Math.min(1, usedBytes / totalBytes) : null;
}

/** What its owner is to be told of as it stands now, whether or not they were told. */
export function alertsDue(esim: Esim, now: Date): EsimNotificationKind[] {
  if (groupOf(esimStatus(esim, now)) === "expired") return [];
  const share = usedShare(esim) ?? 0;
  const { connectedAt } = esim;
  const isDue: Record<EsimNotificationKind, boolean> = {
    installed: isInstalledOnly(esim),
    connected: connectedAt !== null && now.getTime() - connectedAt.getTime() < connectionIsNews,
    "used-80": share * 100 >= usageAlertPercent,
    "used-100": share >= 1,
    "ends-tomorrow": share < 1 && endsWithinADay(esim, now),
  };
  return esimNotificationKinds.filter((kind) => isDue[kind]);
}

/** On a phone, and on no network yet: one that has been on a network is told to be connected. */
const isInstalledOnly = (esim: Esim): boolean =>
  !esim.connectedAt && isInstalled(esim, esim.plan.starts) && !hasConnected(esim, esim.plan.starts);

/** Of one that lasts a day or less, its buyer knows. */
function endsWithinADay(esim: Esim, now: Date): boolean {
  if (!esim.expiresAt || esim.days < 2 || !hasStarted(esim, esim.plan.starts)) return false;
  const left = esim.expiresAt.getTime() - now.getTime();
  return left > 0 && left <= endAlertHours * hour;
}

/** What is noted of an eSIM as it stands now, to be told or not. */
export const notesDue = (esim: Esim, now: Date): NotedKind[] => {
  const due = alertsDue(esim, now);
  const left = 100 - (usedShare(esim) ?? 0) * 100;
  return due.includes("used-80") && left <= automaticRechargePercent ? [...due, "left-10"] : due;
};

/** Of news that come together, those that say it all. */
export const worthTelling = <Alert extends { kind: NotedKind }>(
  fresh: readonly Alert[],
): (Alert & { kind: EsimNotificationKind })[] =>
  fresh.filter(
    (alert): alert is Alert & { kind: EsimNotificationKind } =>
      alert.kind !== "left-10" &&
      (alert.kind !== "used-80" || !fresh.some((other) => other.kind === "used-100")),
  );

/** Whether an owner who was to be told of this still is: it may have gone on since. */
export const isStillNews = (esim: Esim, kind: EsimNotificationKind, now: Date): boolean =>
  worthTelling(alertsDue(esim, now).map((due) => ({ kind: due }))).some((due) => due.kind === kind);
