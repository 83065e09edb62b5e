import type { EsimSummary, Names } from "@rihla/contract";
import { isInUse, isUsedUp, obstacleOf } from "@rihla/contract/rules/esim-status";
import { languageCodes } from "@rihla/i18n";
import { json, stored } from "../../platform/storage/storage.ts";

/** What the front page shows of an eSIM before anything is asked: nothing by which it could be installed. */
export type EsimOnHome = {
  id: string;
  destination: string;
  names: Names;
  flag: string | null;
  /** Bytes left, and of how many; null of one by the day. */
  left: { bytes: number; of: number } | null;
  /** Of one that somebody travels with; one that was kept before this was known has none. */
  running?: { until: string | null; canRecharge: boolean } | undefined;
  /** Bought without an account: the order that opens it. */
  order?: string | undefined;
};

/** The early script of home (public/recall-own.js) keeps a place for it, by this name. */
const kept = stored("device", "home-esim", json(asEsim));

export const esimOnHome = (): EsimOnHome | undefined => kept.read();

/** Of a list, newest first: the one in use, else the newest. */
export const leadOf = (esims: readonly EsimSummary[]): EsimSummary | undefined =>
  esims.find(({ status }) => isInUse(status)) ?? esims[0];

/** Of those that have not ended. */
export function noteEsims(active: readonly EsimSummary[]): void {
  const esim = leadOf(active);
  kept.write(esim && summaryOf(esim));
}

/** Of an order that a guest has bought here, the one that somebody travels with; another order's stays where it is none. */
export function noteOrderEsims(order: string, esims: readonly EsimSummary[]): void {
  const running = esims.filter(({ status }) => isInUse(status) || isUsedUp(status)).map(summaryOf);
  const esim = running.find((one) => isRunning(one));
  if (esim) kept.write({ ...esim, order });
  else forgetOnHome((number) => number === order);
}

/** With what opens its order goes what home shows of it. */
export function forgetOnHome(goes: (order: string) => boolean): void {
  const { order } = kept.read() ?? {};
  if (order !== undefined && goes(order)) kept.write(undefined);
}

function summaryOf(esim: EsimSummary): EsimOnHome {
  const { id, destination, destinationNames: names, flag, kind, totalBytes, remainingBytes } = esim;
  const isCounted = kind === "fixed" && totalBytes !== null && remainingBytes !== null;
  return {
    id,
    destination,
    names,
    flag,
    left: isCounted ? { bytes: remainingBytes, of: totalBytes } : null,
    running: isInUse(esim.status) || isUsedUp(esim.status) ? runningOf(esim) : undefined,
  };
}

const runningOf = ({ expiresAt: until, status, topUp }: EsimSummary) => ({
  until,
  canRecharge: obstacleOf(status) === null && topUp !== "none",
});

/** The early script of home asks the same: its pass takes the place of the form. */
export const isRunning = ({ running }: EsimOnHome, now = Date.now()): boolean =>
  running !== undefined && !(running.until !== null && Date.parse(running.until) <= now);

function asEsim(value: unknown): EsimOnHome | undefined {
  const esim = value as Partial<EsimOnHome> | null;
  // One that was kept before a language came has no name in it.
  const isNamed = languageCodes.every((code) => typeof esim?.names?.[code] === "string");
  return typeof esim?.id === "string" && isNamed ? (esim as EsimOnHome) : undefined;
}
