import type { Names } from "@rihla/contract";
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

export const keepOnHome = (esim: EsimOnHome | undefined): void => kept.write(esim);

/** With what opens its order goes what home shows of it. */
export function forgetOnHome(goes: (order: string) => boolean): void {
  const { order } = kept.read() ?? {};
  if (order !== undefined && goes(order)) kept.write(undefined);
}

/** The early script of home asks the same: its pass takes the place of the form. */
export const isRunning = ({ running }: EsimOnHome, now = Date.now()): boolean =>
  running !== undefined && !(running.until !== null && Date.parse(running.until) <= now);

function asEsim(value: unknown): EsimOnHome | undefined {
  const esim = value as Partial<EsimOnHome> | null;
  // One that was kept before a language came has no name in it.
  const isNamed = languageCodes.every((code) => typeof esim?.names?.[code] === "string");
  return typeof esim?.id === "string" && isNamed ? (esim as EsimOnHome) : undefined;
}
