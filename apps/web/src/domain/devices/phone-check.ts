import type { DeviceCheck } from "@rihla/contract";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { stored, text } from "../../platform/storage/storage.ts";

/** What opens the check of a phone; a feature of its own, so a route brings it where another one needs it. */
export type CheckLink = (props: CheckLinkProps) => ReactNode;
export type CheckLinkProps = {
  className: string;
  children: ReactNode;
  /** The phone takes eSIMs and is not locked. */
  onGood?: () => void;
};

const eids = { v: "verified", s: "shown", t: "told", m: "missing", u: "unknown" } as const;
const locks = { f: "free", l: "locked", u: "unknown" } as const;

/** In one line, for an address and for keeping: `vfm-Galaxy S23`. Its EID is not in it. */
export function writeCheck({ model, eid, lock, forSomebodyElse }: DeviceCheck): string {
  return `${eid[0]}${lock[0]}${forSomebodyElse ? "o" : "m"}-${model ?? ""}`;
}

/** Null for what nobody of us can have written. */
export function readCheck(line: string): DeviceCheck | null {
  const [, eid, lock, whose, model = ""] = /^([vstmu])([flu])([mo])-([^\p{C}]{0,60})$/u.exec(line) ?? [];
  if (!eid || !lock) return null;
  return {
    model: model.trim() || null,
    eid: eids[eid as keyof typeof eids],
    lock: locks[lock as keyof typeof locks],
    forSomebodyElse: whose === "o",
  };
}

/** The answer in a message that somebody sent, or in its link; about their phone, so somebody else's here. */
export function findAnswer(message: string): DeviceCheck | null {
  const [, written = message.trim()] = /[?&]answer=([^\s&#]+)/.exec(message) ?? [];
  try {
    const check = readCheck(decodeURIComponent(written.replaceAll("+", " ")));
    return check && { ...check, forSomebodyElse: true };
  } catch {
    return null; // torn in two by whoever passed it on
  }
}

export const isGood = ({ eid, lock }: DeviceCheck): boolean => hasEsim(eid) && lock === "free";

/** Shown by the phone, or told by its system. */
export const hasEsim = (eid: DeviceCheck["eid"] | null): boolean =>
  eid === "verified" || eid === "shown" || eid === "told";

const kept = stored("device", "deviceCheck", text);

/** The last phone that was checked here; it goes with the next order. */
export const keptCheck = (): DeviceCheck | null => readCheck(kept.read() ?? "");

export function keepCheck(check: DeviceCheck | null): void {
  kept.write(check ? writeCheck(check) : undefined);
}

/** Somebody else's phone was checked for one order. */
export function forgetOthersCheck(): void {
  if (keptCheck()?.forSomebodyElse) keepCheck(null);
}

/** Known in the browser only, so it comes right after hydrating. */
export function useKeptCheck(): DeviceCheck | null {
  const line = useSyncExternalStore(
    kept.subscribe,
    () => kept.read() ?? "",
    () => "",
  );
  return useMemo(() => readCheck(line), [line]);
}
