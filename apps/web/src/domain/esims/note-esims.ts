import type { EsimSummary } from "@rihla/contract";
import { isInUse, isUsedUp, obstacleOf } from "@rihla/contract/rules/esim-status";
import { type EsimOnHome, forgetOnHome, isRunning, keepOnHome } from "./esim-on-home.ts";

/** Of a list, newest first: the one in use, else the newest. */
export const leadOf = (esims: readonly EsimSummary[]): EsimSummary | undefined =>
  esims.find(({ status }) => isInUse(status)) ?? esims[0];

/** Of those that have not ended. */
export function noteEsims(active: readonly EsimSummary[]): void {
  const esim = leadOf(active);
  keepOnHome(esim && summaryOf(esim));
}

/** Of an order that a guest has bought here, the one that somebody travels with; another order's stays where it is none. */
export function noteOrderEsims(order: string, esims: readonly EsimSummary[]): void {
  const running = esims.filter(({ status }) => isInUse(status) || isUsedUp(status)).map(summaryOf);
  const esim = running.find((one) => isRunning(one));
  if (esim) keepOnHome({ ...esim, order });
  else forgetOnHome((number) => number === order);
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
